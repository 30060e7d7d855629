// How the desk lists stock.

export const stockViews = ['all', 'low', 'out', 'waited_for'] as const;

export type StockView = (typeof stockViews)[number];

/** At so few a size is low. */
export const lowStock = 3;

/** More lines than one van brings. */
export const longestDelivery = 500;

/** The size that a page comes after. */
export interface StockCursor {
  readonly productId: number;
  readonly position: number;
}

export function formatStockCursor({ productId, position }: StockCursor): string {
  return `${productId}-${position}`;
}

export function parseStockCursor(text: string): StockCursor | null {
  const [, productId, position] = /^([1-9]\d{0,14})-(\d{1,5})$/.exec(text) ?? [];
  return productId === undefined ? null : { productId: Number(productId), position: Number(position) };
}
