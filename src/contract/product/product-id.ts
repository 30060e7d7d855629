import { z } from 'zod';
import { parseProductId } from '../../domain/product/product-id.ts';
import { mostTiles } from '../../domain/product/tile.ts';

/** A product id in a path or query: plain digits, nothing else. */
export const productIdText = z
  .string()
  .max(16, 'A product id has at most 16 digits.')
  .transform((text, context) => {
    const id = parseProductId(text);
    if (id !== null) return id;
    context.addIssue({ code: 'custom', message: 'A product id is a positive whole number in plain digits.' });
    return z.NEVER;
  });

/** Several of them, separated by commas. */
export const productIdList = z
  .string()
  .max(mostTiles * 17, `At most ${mostTiles} products at once.`)
  .transform((text) => text.split(','))
  .pipe(z.array(productIdText).max(mostTiles, `At most ${mostTiles} products at once.`));
