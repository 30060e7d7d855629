// What is shown beside a product, and how much of it.

/** Put together by a stylist; the others are counted from what people do. */
export const curatedPlacement = 'complete-the-look';
export const countedPlacements = ['similar-items', 'you-may-also-love', 'customers-also-purchased'] as const;
export const placements = [curatedPlacement, ...countedPlacements] as const;

export type CountedPlacement = (typeof countedPlacements)[number];
export type Placement = (typeof placements)[number];

export const mostRecommended = 12;

/** What can be had comes first; otherwise the order stays. */
export function inStockFirst<T extends { readonly isSoldOut: boolean }>(tiles: readonly T[]): readonly T[] {
  return tiles.toSorted((one, other) => Number(one.isSoldOut) - Number(other.isSoldOut));
}
