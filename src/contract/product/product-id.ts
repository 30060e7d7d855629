import { z } from 'zod';
import { parseProductId } from '../../domain/product/product-id.ts';
import { mostTiles } from '../../domain/product/tile.ts';
import { words } from '../../words/product/words.ts';

/** A product id in a path or query: plain digits, nothing else. */
export const productIdText = z
  .string()
  .max(16, { error: () => words.idTooLong })
  .transform((text, context) => {
    const id = parseProductId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: words.idMalformed });
    return z.NEVER;
  });

/** Several of them, separated by commas. */
export const productIdList = z
  .string()
  .max(mostTiles * 17, { error: () => words.mostAtOnce(mostTiles) })
  .transform((text) => text.split(','))
  .pipe(z.array(productIdText).max(mostTiles, { error: () => words.mostAtOnce(mostTiles) }));
