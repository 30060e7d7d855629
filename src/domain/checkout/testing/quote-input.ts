// Bags and what is known of them, for tests of what an order comes to.
import { money } from '../../pricing/money.ts';
import type { ProductPrice } from '../../product/product.ts';
import { standardDelivery, withGroundCost } from '../../shipping/delivery-terms.ts';
import type { CheckoutAddress } from '../address.ts';
import type { Coupon } from '../codes/coupon.ts';
import { emptyDraft } from '../draft.ts';
import type { QuoteInput } from '../price-quote.ts';
import type { OrderedThing } from '../quote-lines.ts';

const address = (countryCode: string, countryId: number, regionCode = ''): CheckoutAddress => ({
  firstName: 'A',
  lastName: 'B',
  streetAddress: '1 Street',
  streetAddress2: '',
  city: 'C',
  postCode: '1',
  regionId: null,
  regionName: regionCode,
  regionCode,
  countryId,
  countryName: countryCode,
  countryCode,
  phone: '',
});
export const ohio = address('US', 223, 'OH');
export const alaska = address('US', 223, 'AK');
export const france = address('FR', 73);

const productPrice: ProductPrice = {
  price: money(10_000),
  salePrice: null,
  promoPrice: null,
  type: 'regular',
  promoText: null,
  appOnlyPromoText: null,
  isFinalSale: false,
  flashDeal: null,
};

export const thing = (given: Partial<OrderedThing> = {}): OrderedThing => ({
  id: 'line',
  productId: 1,
  sizeId: 1,
  sku: 'sku',
  name: 'Dress',
  brand: 'Brand',
  colorName: 'Red',
  path: '/',
  imagePath: '/',
  imageAlt: '',
  sizeName: 'S',
  quantity: 1,
  quantityType: 'InStock',
  available: 99,
  isPresale: false,
  presaleShipDate: null,
  isBackOrderDelayed: false,
  isGiftCard: false,
  unitPrice: money(10_000),
  fullPrice: money(10_000),
  productPrice,
  pricedAt: 0,
  dealId: null,
  reservedUntil: null,
  othersUntil: null,
  isDealOver: false,
  dealEndsAt: null,
  audienceExclusionReason: null,
  isActive: true,
  restrictCountries: [],
  airProhibited: false,
  isFinalSale: false,
  isPromotionEligible: true,
  giftCardDetails: null,
  parcel: 'light',
  isClothing: true,
  ...given,
});

export const giftCardDetails = {
  recipientName: 'R',
  recipientEmail: 'r@example.com',
  senderName: 'S',
  message: '',
  deliverOn: null,
};
export const giftCard = (given: Partial<OrderedThing> = {}) =>
  thing({ isGiftCard: true, giftCardDetails, name: 'Gift card', ...given });

export const coupon = (given: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'CODE',
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: money(0),
  startsAt: null,
  endsAt: null,
  audience: 'everyone',
  isUsedUp: false,
  isUsedByPerson: false,
  ...given,
});

/** A Monday, ten in the morning in New York. */
export const monday = Date.parse('2026-11-16T15:00:00Z');

export const input = (given: Partial<QuoteInput> = {}): QuoteInput => ({
  now: monday,
  draft: { ...emptyDraft, emailAddress: 'a@example.com', shippingAddress: ohio },
  things: [thing()],
  coupons: [],
  availableCredit: money(0),
  isGuest: true,
  visitorCountry: null,
  taxRule: { kind: 'none', note: { code: 'address_missing' } },
  addressMessages: [],
  addressDoubt: null,
  links: [],
  rules: {
    ...withGroundCost(standardDelivery, money(595)),
    rewards: [
      { type: 'two-day', displayName: 'Free 2-day shipping', min: money(10_000) },
      { type: 'overnight', displayName: 'Free overnight shipping', min: money(30_000) },
    ],
    nonContiguousRegions: ['AK', 'HI'],
    isAmbassador: false,
    mostAirProhibited: 4,
    refusesGiftCardsAbroad: false,
  },
  ...given,
});

export const withDraft = (given: Partial<QuoteInput['draft']>) => ({ ...input().draft, ...given });
export const withRules = (given: Partial<QuoteInput['rules']>) => ({ ...input().rules, ...given });

export const sum = (amounts: readonly { readonly minor: number }[]) =>
  amounts.reduce((total, { minor }) => total + minor, 0);
