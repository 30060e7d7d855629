import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { product } from '../schema/catalogue.ts';
import { sku } from '../schema/offer.ts';

export type ProductRecord = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** Everything a product page says about one active product, in one round trip. */
export function findProduct(queries: Queries, id: number) {
  return queries.query.product.findFirst({
    where: (product, { and, eq }) => and(eq(product.id, id), eq(product.isActive, true)),
    with: {
      brand: true,
      origin: true,
      price: true,
      tally: true,
      images: { orderBy: (image, { asc }) => asc(image.position) },
      categories: {
        orderBy: (link, { asc }) => asc(link.position),
        with: { category: { with: { parent: { with: { children: true } } } } },
      },
      models: { orderBy: (model, { asc }) => asc(model.position) },
      fitNotes: { orderBy: (note, { asc }) => asc(note.position) },
      chemicals: { orderBy: (chemical, { asc }) => asc(chemical.name) },
      shipsTo: { with: { country: true } },
      deals: { orderBy: (deal, { asc }) => asc(deal.endsAt) },
      skus: {
        orderBy: (sku, { asc }) => asc(sku.position),
        with: { size: true, stock: true },
      },
      group: {
        with: {
          products: {
            columns: { id: true, slug: true, colorName: true, swatchImage: true, isGiftCard: true },
            where: (product, { eq }) => eq(product.isActive, true),
            orderBy: (product, { asc }) => asc(product.id),
            with: { skus: { columns: { isPresale: true }, with: { stock: true } } },
          },
        },
      },
    },
  });
}

export async function findProductIdOfSku(queries: Queries, skuId: number): Promise<number | null> {
  const [row] = await queries.select({ productId: sku.productId }).from(sku).where(eq(sku.id, skuId));
  return row?.productId ?? null;
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
