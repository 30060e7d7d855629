// What a bag, a quote or an order says of the products in it, in another language than the shop's own.
import { sql } from 'drizzle-orm';
import type { OtherLanguage } from '../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../database.ts';

/** Each text as the shop has it, and as it is said there: what was sold under another name is left as it was sold. */
export interface LineTexts {
  readonly productId: number;
  readonly colorName: Pair;
  readonly imageAlt: Pair;
  readonly promoText: Pair;
  readonly appOnlyPromoText: Pair;
  readonly audienceExclusionReason: Pair;
}

type Pair = readonly [own: string | null, there: string | null];

export async function findLineTexts(
  queries: Queries | Transaction,
  productIds: readonly number[],
  language: OtherLanguage,
): Promise<ReadonlyMap<number, LineTexts>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await queries.execute<Record<keyof LineTexts, never>>(sql`
    select product.id::int as "productId",
      json_build_array(product.color_name, said.color_name) as "colorName",
      json_build_array(image.alt, seen.alt) as "imageAlt",
      json_build_array(price.promo_text, said.promo_text) as "promoText",
      json_build_array(price.app_only_promo_text, said.app_only_promo_text) as "appOnlyPromoText",
      json_build_array(product.audience_exclusion_reason, said.audience_exclusion_reason) as "audienceExclusionReason"
    from product
    left join price on price.product_id = product.id
    left join product_translation said on said.product_id = product.id and said.language = ${language}
    left join product_image image on image.product_id = product.id and image.position = 0
    left join product_image_translation seen
      on seen.product_id = product.id and seen.position = 0 and seen.language = ${language}
    where product.id in ${[...new Set(productIds)]}`);
  return new Map(rows.map((row) => [row.productId, row]));
}
