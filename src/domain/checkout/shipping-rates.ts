// What each way of shipping costs and how long it takes as the shop comes, in US cents. A merchant sets others at the desk.

/** Coats, knitwear, denim, shoes and bags fill a larger parcel than the rest. */
export type ParcelClass = 'light' | 'heavy';

/** What a way of shipping is known by when it is named to a shopper; never renamed: quotes and orders keep it. */
export type ShippingWay =
  | 'ground'
  | 'twoDay'
  | 'overnight'
  | 'express'
  | 'international'
  | 'internationalExpress'
  | 'email';

export interface ShippingRate {
  /** Never renamed: quotes and orders keep it. */
  readonly type: string;
  readonly way: ShippingWay;
  readonly cost: Readonly<Record<ParcelClass, number>>;
  /** Working days on the way, the fewest and the most. */
  readonly days: readonly [number, number];
  /** By air, which not everything may. */
  readonly isExpedited: boolean;
}

const rate = (
  type: string,
  way: ShippingRate['way'],
  [light, heavy]: readonly [number, number],
  days: readonly [number, number],
): ShippingRate => ({ type, way, cost: { light, heavy }, days, isExpedited: true });

const byGround = (slow: ShippingRate): ShippingRate => ({ ...slow, isExpedited: false });

/** The cheapest first, the fastest last. */
export const contiguousRates: readonly ShippingRate[] = [
  byGround(rate('ground', 'ground', [0, 0], [3, 6])),
  rate('two-day', 'twoDay', [1_200, 1_500], [2, 2]),
  rate('overnight', 'overnight', [2_500, 3_200], [1, 1]),
];

/** Alaska, Hawaii and the territories: two to four days later, at rates of their own. */
export const remoteRates: readonly ShippingRate[] = [
  byGround(rate('ground', 'ground', [1_295, 1_895], [5, 10])),
  rate('two-day', 'express', [2_900, 3_900], [4, 6]),
];

/** Most of Europe, Canada, and East Asia. */
export const nearAbroadRates: readonly ShippingRate[] = [
  rate('international', 'international', [1_800, 2_600], [4, 9]),
  rate('international-express', 'internationalExpress', [3_900, 5_400], [2, 4]),
];

export const farAbroadRates: readonly ShippingRate[] = [
  rate('international', 'international', [2_600, 3_800], [7, 15]),
  rate('international-express', 'internationalExpress', [5_200, 7_200], [3, 6]),
];

export const emailRate: ShippingRate = rate('email', 'email', [0, 0], [0, 0]);

/** The ways of shipping that a code for free shipping frees. */
export const freedAtHome = 'ground';
export const freedAbroad = 'international';

export const nearAbroad: ReadonlySet<string> = new Set(
  (
    'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MT NL NO PL PT RO SE SI ' +
    'SK SM VA CA CN HK JP KR MO TW'
  ).split(' '),
);
