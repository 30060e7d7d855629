import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductPrice } from '../product/product.ts';
import { addRefusalNamed, type BagLine, bagOf, changeRefusalNamed, emptyBag, lineTrouble } from './bag.ts';

const productPrice: ProductPrice = {
  price: { minor: 100, currency: 'USD' },
  salePrice: null,
  promoPrice: null,
  type: 'regular',
  promoText: null,
  appOnlyPromoText: null,
  isFinalSale: false,
  flashDeal: null,
};

const line = (change: Partial<BagLine> = {}): BagLine => ({
  id: 'a',
  productId: 1,
  sizeId: 1,
  sku: '1-s',
  name: 'Nocturne',
  brand: 'Orle',
  colorName: 'Noir',
  path: '/product/1/a',
  imagePath: '/a.jpg',
  imageAlt: 'A',
  sizeName: 'S',
  quantity: 1,
  quantityType: 'InStock',
  available: 5,
  isPresale: false,
  presaleShipDate: null,
  isBackOrderDelayed: false,
  isGiftCard: false,
  giftCardDetails: null,
  restrictCountries: [],
  airProhibited: false,
  isFinalSale: false,
  isPromotionEligible: true,
  productPrice,
  pricedAt: 0,
  unitPrice: { minor: 100, currency: 'USD' },
  fullPrice: { minor: 100, currency: 'USD' },
  dealId: null,
  reservedUntil: null,
  isDealOver: false,
  dealEndsAt: null,
  audienceExclusionReason: null,
  isActive: true,
  ...change,
});

test('[BG-01] an empty bag comes to nothing', () => {
  expect(emptyBag).toEqual({ lines: [], count: 0, subtotal: { minor: 0, currency: 'USD' } });
});

test('[BG-01, BG-10] sums count what can be bought, and only that; no line is dropped', () => {
  const bag = bagOf([
    line({ quantity: 2 }),
    line({ id: 'b', available: 0 }),
    line({ id: 'c', isActive: false }),
    line({ id: 'd', quantity: 3, available: 2 }),
    line({ id: 'e', unitPrice: { minor: 55, currency: 'USD' } }),
  ]);
  expect(bag).toMatchObject({ count: 3, subtotal: { minor: 255 } });
  expect(bag.lines).toHaveLength(5);
});

test('[BG-01] the subtotal is the sum of its lines, exactly', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 99 })), {
        maxLength: 50,
      }),
      (entries) => {
        const lines = entries.map(([minor, quantity]) =>
          line({ quantity, available: 99, unitPrice: { minor, currency: 'USD' } }),
        );
        const sum = entries.reduce((total, [minor, quantity]) => total + minor * quantity, 0);
        expect(bagOf(lines).subtotal.minor).toBe(sum);
      },
    ),
  );
});

describe('[BG-10] what stands against a line', () => {
  test.each([
    [{}, null],
    [{ available: 0 }, 'sold-out'],
    [{ available: -3 }, 'sold-out'],
    [{ quantity: 6 }, 'not-enough'],
    [{ isActive: false, available: 0 }, 'inactive'],
    [{ audienceExclusionReason: 'Lent to the press.' }, 'excluded'],
    [{ isGiftCard: true, available: 0 }, null],
  ] as const)('%j is %j', (change, trouble) => {
    expect(lineTrouble(line(change))).toBe(trouble);
  });
});

test('an address names a refusal that there is, or none', () => {
  expect(addRefusalNamed('sold_out')).toBe('sold_out');
  expect(changeRefusalNamed('no_such_item')).toBe('no_such_item');
  for (const code of [null, '', 'Sold out', 'toString']) {
    expect(addRefusalNamed(code)).toBeNull();
    expect(changeRefusalNamed(code)).toBeNull();
  }
});
