// What a parcel and a tax office ask of a thing, by the categories it is in.
import { shoesCategoryId } from '../product/sizes.ts';

/** By their numbers, which never change: knitwear, denim, jackets, shoes and bags. */
const heavyCategories: ReadonlySet<number> = new Set([20, 30, 50, shoesCategoryId, 60]);
const clothingCategoryId = 1;

/** Fills a larger parcel than the rest. */
export function isHeavy(categoryIds: readonly number[]): boolean {
  return categoryIds.some((id) => heavyCategories.has(id));
}

/** What is worn, shoes among it; bags, jewelry and the like are not. */
export function isClothing(categoryIds: readonly number[]): boolean {
  return categoryIds.some((id) => id === clothingCategoryId || id === shoesCategoryId);
}
