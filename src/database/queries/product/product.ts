import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';
import { sku } from '../../schema/pricing/offer.ts';
import { product } from '../../schema/product/product.ts';
import { isCurrentDeal } from '../pricing/deal.ts';
import { colorNameIn, textsIn } from './texts-in.ts';

export type ProductRecord = Awaited<ReturnType<typeof findProducts>>[number];

/** Who looks: a draft is seen by whoever previews it. */
type SeenBy = 'shoppers' | 'anybody';

/** Undefined for one that is not shown to them. */
export async function findProduct(
  queries: Queries,
  id: number,
  language: Language,
  seenBy: SeenBy = 'shoppers',
): Promise<ProductRecord | undefined> {
  return (await findProducts(queries, [id], language, seenBy))[0];
}

/** Everything product pages say about products, with what is said of them in a language, in one round trip. */
export function findProducts(
  queries: Queries,
  ids: readonly number[],
  language: Language,
  seenBy: SeenBy = 'shoppers',
) {
  const translations = textsIn(language);
  return queries.query.product.findMany({
    where: (product, { and, eq, inArray }) =>
      and(inArray(product.id, [...ids]), seenBy === 'shoppers' ? eq(product.isActive, true) : undefined),
    orderBy: (product, { asc }) => asc(product.id),
    with: {
      brand: true,
      origin: true,
      price: true,
      tally: true,
      translations,
      images: { orderBy: (image, { asc }) => asc(image.position), with: { translations } },
      categories: {
        orderBy: (link, { asc }) => asc(link.position),
        with: {
          category: {
            with: { translations, parent: { with: { children: { with: { translations } } } } },
          },
        },
      },
      models: { orderBy: (model, { asc }) => asc(model.position) },
      fitNotes: { orderBy: (note, { asc }) => asc(note.position), with: { translations } },
      chemicals: { orderBy: (chemical, { asc }) => asc(chemical.name), with: { translations } },
      shipsTo: { with: { country: true } },
      deals: { where: isCurrentDeal, orderBy: (deal, { asc }) => asc(deal.endsAt) },
      skus: {
        orderBy: (sku, { asc }) => asc(sku.position),
        with: { size: true, stock: true },
      },
      group: {
        with: {
          products: {
            columns: { id: true, slug: true, colorName: true, swatchImage: true, isGiftCard: true },
            // Whoever previews a colour sees it among the others.
            where: (product, { eq, inArray, or }) =>
              seenBy === 'shoppers'
                ? eq(product.isActive, true)
                : or(eq(product.isActive, true), inArray(product.id, [...ids])),
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

/** What a message about one size has to say. */
export interface Announced {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  readonly colorName: string;
  /** What the colour is called in other languages than the shop's own. */
  readonly colorNames: Readonly<Partial<Record<Language, string>>>;
  readonly sizeName: string;
  readonly imagePath: string;
  readonly available: number;
}

/** Undefined for a size whose product is no longer shown. */
export async function findAnnounced(queries: Queries, skuId: number): Promise<Announced | undefined> {
  const { rows } = await queries.execute<{ [K in keyof Announced]: Announced[K] }>(sql`
    select p.id::int, p.name, p.slug, brand.name as brand, p.color_name as "colorName",
      (select coalesce(json_object_agg(language, color_name), '{}') from product_translation
        where product_id = p.id and color_name is not null) as "colorNames",
      size_group.name as "sizeName", (level.on_hand - level.reserved) as available,
      coalesce((select path from product_image where product_id = p.id order by position limit 1), p.swatch_image)
        as "imagePath"
    from sku join product p on p.id = sku.product_id and p.is_active
      join brand on brand.id = p.brand_id
      join size_group on size_group.id = sku.size_group_id
      join stock_level level on level.sku_id = sku.id
    where sku.id = ${skuId}`);
  return rows[0];
}

/** Whether the product that a size is one of is on sale at all. */
export async function isShown(queries: Queries, skuId: number): Promise<boolean> {
  const shown = await queries
    .select({ id: product.id })
    .from(product)
    .innerJoin(sku, eq(sku.productId, product.id))
    .where(and(eq(sku.id, skuId), eq(product.isActive, true)));
  return shown.length > 0;
}
