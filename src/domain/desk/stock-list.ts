// How the desk lists stock.

export const stockViews = ['all', 'low', 'out', 'waited_for'] as const;

export type StockView = (typeof stockViews)[number];

/**
 * By the products' numbers or by their names. Not by what is for sale: an index of that would be written with every unit
 * that a shopper claims.
 */
export const stockSorts = ['oldest', 'newest', 'name'] as const;

export type StockSort = (typeof stockSorts)[number];

/** At so few a size is low. */
export const lowStock = 3;

/** More lines than one van brings. */
export const longestDelivery = 500;

/** The size that a page comes after. */
export interface StockCursor {
  readonly skuId: number;
}

export function formatStockCursor({ skuId }: StockCursor): string {
  return String(skuId);
}

export function parseStockCursor(text: string): StockCursor | null {
  return /^[1-9]\d{0,14}$/.test(text) ? { skuId: Number(text) } : null;
}
