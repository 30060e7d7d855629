// Products as lists show them.
import { inArray } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';
import { isCurrentDeal } from '../pricing/deal.ts';
import { colorNameIn, textsIn } from './texts-in.ts';

export type TileRecord = Awaited<ReturnType<typeof findTiles>>[number];

/** Active products among those asked for, in no particular order. */
export function findTiles(queries: Queries, ids: readonly number[], language: Language) {
  return queries.query.product.findMany({
    where: (product, { and, eq }) => and(inArray(product.id, [...ids]), eq(product.isActive, true)),
    columns: {
      id: true,
      name: true,
      slug: true,
      onlineSince: true,
      promoTag: true,
      originId: true,
      isFinalSale: true,
      isGiftCard: true,
      isGreenLit: true,
    },
    with: {
      brand: { columns: { name: true } },
      translations: {
        ...textsIn(language),
        columns: { promoTag: true, promoText: true, appOnlyPromoText: true },
      },
      price: true,
      tally: true,
      deals: { where: isCurrentDeal, orderBy: (deal, { asc }) => asc(deal.endsAt) },
      images: {
        where: (image, { lt }) => lt(image.position, 2),
        orderBy: (image, { asc }) => asc(image.position),
        with: { translations: textsIn(language) },
      },
      skus: { columns: { isPresale: true }, with: { stock: true } },
      group: {
        columns: {},
        with: {
          products: {
            columns: { id: true, slug: true, colorName: true, swatchImage: true, isGiftCard: true },
            where: (product, { eq }) => eq(product.isActive, true),
            orderBy: (product, { asc }) => asc(product.id),
            with: {
              skus: { columns: { isPresale: true }, with: { stock: true } },
              translations: colorNameIn(language),
            },
          },
        },
      },
    },
  });
}
