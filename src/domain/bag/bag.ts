// What is in a bag: lines at the prices of this moment, what stands against each, and what they come to.
import type { GiftCardDetails } from '../checkout/quote.ts';
import { addMoney, defaultCurrency, type Money, money, timesMoney } from '../pricing/money.ts';
import type { Product, ProductPrice, QuantityType } from '../product/product.ts';
import type { PartlyTranslated } from '../text/untranslated.ts';

/** More than anyone carries; it bounds what a bag can cost to read. */
export const mostLines = 50;
/** Of one thing in one size. */
export const mostOfOne = 99;
/** Each add is for one. */
export const addQuantity = 1;

/** Why a line cannot be bought as it stands. */
export type LineTrouble = 'inactive' | 'excluded' | 'sold-out' | 'not-enough';

/** What a line must know of its product to say where and how it goes, and whether it comes back. */
type OfProduct = Pick<Product, 'restrictCountries' | 'airProhibited' | 'isFinalSale' | 'isPromotionEligible'>;

export interface BagLine
  extends OfProduct,
    PartlyTranslated<'colorName' | 'imageAlt' | 'audienceExclusionReason'> {
  readonly id: string;
  readonly productId: number;
  readonly sizeId: number;
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly colorName: string;
  readonly path: string;
  readonly imagePath: string;
  readonly imageAlt: string;
  readonly sizeName: string;
  readonly quantity: number;
  readonly quantityType: QuantityType;
  /** How many there are, counting those in this bag. */
  readonly available: number;
  /** Until when it is kept for whoever has it in their bag, in milliseconds since the epoch; null when it is not. */
  readonly reservedUntil: number | null;
  readonly isPresale: boolean;
  readonly presaleShipDate: string | null;
  readonly isBackOrderDelayed: boolean;
  readonly isGiftCard: boolean;
  /** Whom it is made out to; null for what is no gift card, and for one that nobody has made out. */
  readonly giftCardDetails: GiftCardDetails | null;
  /** What it was priced from, and when: in another currency it is priced again. */
  readonly productPrice: ProductPrice;
  readonly pricedAt: number;
  readonly unitPrice: Money;
  /** Before any reduction. */
  readonly fullPrice: Money;
  /** The deal whose price this is; null when it is no deal's. */
  readonly dealId: number | null;
  /** It was put in the bag at a deal's price, and the deal is over. */
  readonly isDealOver: boolean;
  /** When the deal ends whose price this is, in milliseconds since the epoch; null when it is no deal's. */
  readonly dealEndsAt: number | null;
  readonly audienceExclusionReason: string | null;
  readonly isActive: boolean;
}

export interface Bag {
  readonly lines: readonly BagLine[];
  /** How many things, of the lines that can be bought. */
  readonly count: number;
  /** What those come to. */
  readonly subtotal: Money;
}

export const emptyBag: Bag = bagOf([]);

/** What counts toward free shipping: goods that can be bought, without gift cards. */
export function freeShippingSubtotal({ lines, subtotal }: Bag): Money {
  return lines
    .filter((line) => !line.isGiftCard && lineTrouble(line) === null)
    .reduce(
      (sum, { unitPrice, quantity }) => addMoney(sum, timesMoney(unitPrice, quantity)),
      money(0, subtotal.currency),
    );
}

/** A line in trouble stays in the bag and out of its sums. */
export function bagOf(lines: readonly BagLine[]): Bag {
  const bought = lines.filter((line) => lineTrouble(line) === null);
  return {
    lines,
    count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: bought.reduce(
      (sum, { unitPrice, quantity }) => addMoney(sum, timesMoney(unitPrice, quantity)),
      money(0, bought[0]?.unitPrice.currency ?? defaultCurrency.code),
    ),
  };
}

interface Wanted {
  /** In the two bags that become one. */
  readonly quantities: readonly [number, number];
  /** Null for what never runs out. */
  readonly available: number | null;
}

/** What two bags wanted between them, as far as there is so much; and never less than either held. */
export function mergedQuantity({ quantities, available }: Wanted): number {
  const [one, other] = quantities;
  return Math.min(mostOfOne, Math.max(one, other, Math.min(one + other, available ?? mostOfOne)));
}

/** As much of a line as says whether something stands against it. */
export type TroubledLine = Pick<
  BagLine,
  'isActive' | 'audienceExclusionReason' | 'isGiftCard' | 'available' | 'quantity'
>;

export function lineTrouble(line: TroubledLine): LineTrouble | null {
  if (!line.isActive) return 'inactive';
  if (line.audienceExclusionReason !== null) return 'excluded';
  if (line.isGiftCard) return null;
  if (line.available <= 0) return 'sold-out';
  return line.available < line.quantity ? 'not-enough' : null;
}

const addRefusals = [
  'no_longer_available',
  'audience_excluded',
  'size_required',
  'sold_out',
  'not_enough_stock',
  'bag_full',
] as const;

export type AddRefusal = (typeof addRefusals)[number];

/** The refusal that an address names (`?notice=`); null for anything else. */
export function addRefusalNamed(code: string | null): AddRefusal | null {
  return addRefusals.find((known) => known === code) ?? null;
}

const changeRefusals = ['not_enough_stock', 'no_such_item'] as const;

export type ChangeRefusal = (typeof changeRefusals)[number];

/** The refused change that an address names (`/bag?notice=`); null for anything else. */
export function changeRefusalNamed(code: string | null): ChangeRefusal | null {
  return changeRefusals.find((known) => known === code) ?? null;
}
