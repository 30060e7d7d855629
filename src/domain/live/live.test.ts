import { describe, expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import type { Product, Size } from '../product/product.ts';
import { newsOf, withDealNews, withLoveNews, withStockNews } from './live.ts';

const size = (id: number, lowStockQuantity: number | null = null): Size => ({
  id,
  sizeGroupId: id,
  sku: `S${id}`,
  name: 'S',
  quantityType: lowStockQuantity === null ? 'InStock' : 'LowStock',
  lowStockQuantity,
  isPresale: false,
  presaleShipDate: null,
  estimatedArrival: null,
  inseam: null,
  frontRise: null,
});

const deal = (claimPercentage: number, end = 2_000) => ({
  start: 1_000,
  end,
  claimPercentage,
  discount: 30,
  price: money(700, 'USD'),
});

const product = (sizes: readonly Size[], flashDeal: ReturnType<typeof deal> | null = null, loveCount = 4) =>
  ({ id: 7, sizes, productPrice: { flashDeal }, loveCount }) as unknown as Product;

describe('[FD-09] the news of a product', () => {
  test('is everything to someone who has not seen it', () => {
    expect(newsOf(undefined, product([size(1), size(2, 3)], deal(62)))).toEqual({
      deal: { productId: 7, claimPercentage: 62, end: 2_000 },
      stock: [
        { productId: 7, sizeId: 1, quantityType: 'InStock', lowStockQuantity: null },
        { productId: 7, sizeId: 2, quantityType: 'LowStock', lowStockQuantity: 3 },
      ],
      love: { productId: 7, loveCount: 4 },
    });
  });

  test('is only what changed to someone who has', () => {
    const before = product([size(1), size(2, 3)], deal(62));
    expect(newsOf(before, product([size(1), size(2, 3)], deal(62)))).toEqual({
      deal: null,
      stock: [],
      love: null,
    });
    expect(newsOf(before, product([size(1), size(2, 3)], deal(62), 5)).love).toEqual({
      productId: 7,
      loveCount: 5,
    });
    expect(newsOf(before, product([size(1), size(2, 2)], deal(63)))).toEqual({
      deal: { productId: 7, claimPercentage: 63, end: 2_000 },
      stock: [{ productId: 7, sizeId: 2, quantityType: 'LowStock', lowStockQuantity: 2 }],
      love: null,
    });
    expect(newsOf(before, product([size(1)], deal(62, 3_000))).deal?.end).toBe(3_000);
  });

  test('is nothing about a deal that is no more', () => {
    expect(newsOf(product([], deal(62)), product([])).deal).toBeNull();
  });
});

describe('[FD-09] a page that hears news', () => {
  test('shows how much of the deal is sold now', () => {
    const shown = product([], deal(62));
    const result = withDealNews(shown, { claimPercentage: 64, end: 2_000 });
    expect(result).toEqual(product([], deal(64)));
    expect(withDealNews(shown, { claimPercentage: 62, end: 2_000 })).toBe(shown);
  });

  test('does not take one deal for another', () => {
    for (const shown of [product([], deal(62)), product([])])
      expect(withDealNews(shown, { claimPercentage: 0, end: 9_000 })).toBe(shown);
  });

  test('shows what is left of a size, and leaves the others', () => {
    const shown = product([size(1), size(2)]);
    const news = { sizeId: 2, quantityType: 'LowStock', lowStockQuantity: 1 } as const;
    expect(withStockNews(shown, news).sizes).toEqual([size(1), size(2, 1)]);
    expect(withStockNews(shown, { ...news, sizeId: 99 })).toBe(shown);
    expect(withStockNews(shown, { sizeId: 1, quantityType: 'InStock', lowStockQuantity: null })).toBe(shown);
  });

  test('counts loves anew, and is the same page when nothing is new', () => {
    const shown = product([]);
    expect(withLoveNews(shown, { loveCount: 5 }).loveCount).toBe(5);
    expect(withLoveNews(shown, { loveCount: 4 })).toBe(shown);
  });
});
