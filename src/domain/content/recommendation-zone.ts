// Where a merchant may put something of their own in place of the related categories.
import type { Category } from '../product/product.ts';

const everywhere = 'pdp-recommendation-zone';

/** The keys of the content to show, the nearest first: of the category a product hangs in, then of any. */
export function recommendationZoneKeys(path: readonly Pick<Category, 'slug'>[]): readonly string[] {
  return [...path.map(({ slug }) => `${everywhere}-${slug}`).toReversed(), everywhere];
}
