// How the desk lists stock.

export const stockViews = ['all', 'low', 'out', 'waited_for'] as const;

export type StockView = (typeof stockViews)[number];

/** By the products' numbers, by their names, or where the fewest are for sale first. */
export const stockSorts = ['oldest', 'newest', 'name', 'available'] as const;

export type StockSort = (typeof stockSorts)[number];

/** At so few a size is low. */
export const lowStock = 3;

/** More lines than one van brings. */
export const longestDelivery = 500;

/** The size that a page comes after. */
export interface StockCursor {
  readonly skuId: number;
  /** As it was on that page: while somebody reads on, some of it may be sold. */
  readonly available: number;
}

export function formatStockCursor({ skuId, available }: StockCursor): string {
  return `${skuId}-${available}`;
}

export function parseStockCursor(text: string): StockCursor | null {
  const [, skuId, available] = /^([1-9]\d{0,14})-(\d{1,9})$/.exec(text) ?? [];
  return skuId === undefined ? null : { skuId: Number(skuId), available: Number(available) };
}
