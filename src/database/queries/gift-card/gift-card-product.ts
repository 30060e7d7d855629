import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';

export interface GiftCardProduct {
  readonly productId: number;
  /** In the media folder. */
  readonly picture: string;
}

/** The product that stands for gift cards of any amount; null in a shop that sells none. */
export async function findGiftCardProduct(queries: Queries | Transaction): Promise<GiftCardProduct | null> {
  const { rows } = await queries.execute<{ id: unknown; picture: string }>(sql`
    select product.id, coalesce(image.path, product.swatch_image) as picture
      from product left join product_image image on image.product_id = product.id and image.position = 0
     where is_gift_card and is_active and audience_exclusion_type is null
     order by product.id limit 1`);
  const [row] = rows;
  return row ? { productId: Number(row.id), picture: row.picture } : null;
}
