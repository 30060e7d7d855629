// The lines of a quote: what stands against each, and what the others come to.

import { words as bagWords } from '../../words/bag/words.ts';
import { words } from '../../words/checkout/words.ts';
import { words as orderWords } from '../../words/order/words.ts';
import { type BagLine, lineTrouble } from '../bag/bag.ts';
import { mostOfDealInOrder } from '../order/deal-limit.ts';
import { type Money, timesMoney } from '../pricing/money.ts';
import { judgeShipping } from '../shipping/shipping-limits.ts';
import { isInternational } from '../visitor/country.ts';
import { isLastOfIt } from './last-unit.ts';
import type { BlockingFlag, QuoteLine } from './quote.ts';
import type { ParcelClass } from './shipping-rates.ts';

/** A line of a bag with what only an order asks of it. */
export interface OrderedThing extends BagLine {
  readonly parcel: ParcelClass;
  readonly isClothing: boolean;
  /** When somebody else who holds it may let go of it, in milliseconds; null when nobody does. */
  readonly othersUntil: number | null;
}

export interface LineRules {
  /** Where it goes; null while that is not known. */
  readonly countryCode: string | null;
  readonly isAmbassador: boolean;
  readonly mostAirProhibited: number;
  readonly refusesGiftCardsAbroad: boolean;
}

/** Before promotions and tax, which are shared out among the lines later. */
export type JudgedLine = Omit<QuoteLine, 'discount' | 'tax' | 'promoApplied' | 'promoType'>;

export interface JudgedThing {
  readonly thing: OrderedThing;
  readonly line: JudgedLine;
  readonly isOrdered: boolean;
}

export interface Judgement {
  readonly things: readonly JudgedThing[];
  /** Why they cannot go together, and what to do about it. */
  readonly orderProblem: string | null;
}

export function judgeLines(things: readonly OrderedThing[], rules: LineRules): Judgement {
  const forSale = things.filter((thing) => lineTrouble(thing) === null);
  const shipping = judgeShipping(
    forSale.filter(({ isGiftCard }) => !isGiftCard),
    { country: rules.countryCode, mostAirProhibited: rules.mostAirProhibited },
  );
  const judged = things.map((thing): JudgedThing => {
    const limit = shipping.problems.get(thing);
    const against =
      saleProblem(thing) ?? giftCardProblem(thing, rules) ?? dealProblem(thing, forSale) ?? limit ?? null;
    const has = (flag: BlockingFlag) => against?.code === flag;
    const flags = {
      outOfStock: has('outOfStock'),
      inactive: has('inactive'),
      cannotShipToCountry: has('cannotShipToCountry'),
      airProhibitedDestination: has('airProhibitedDestination'),
      airProhibited: has('airProhibited'),
      cannotProcessGiftCard: has('cannotProcessGiftCard'),
    };
    const line: JudgedLine = {
      bagItemId: thing.id,
      skuId: thing.sizeId,
      sku: thing.sku,
      productId: thing.productId,
      name: thing.name,
      brand: thing.brand,
      colorName: thing.colorName,
      sizeName: thing.sizeName,
      path: thing.path,
      imagePath: thing.imagePath,
      imageAlt: thing.imageAlt,
      quantity: thing.quantity,
      unitPrice: thing.unitPrice,
      fullPrice: thing.fullPrice,
      dealId: thing.dealId,
      isFinalSale: thing.isFinalSale,
      isPresale: thing.isPresale,
      presaleShipDate: thing.isPresale ? thing.presaleShipDate : null,
      giftCardDetails: thing.giftCardDetails,
      isGiftCard: thing.isGiftCard,
      subTotal: timesMoney(thing.unitPrice, thing.quantity),
      flags,
      audienceExclusionReason: thing.audienceExclusionReason,
      isLast: against === null && isLastOfIt(thing),
      heldUntil: has('outOfStock') ? thing.othersUntil : null,
      problem: against?.message ?? null,
    };
    return { thing, line, isOrdered: against === null };
  });
  return { things: judged, orderProblem: shipping.orderProblem };
}

interface Against {
  readonly code: BlockingFlag | 'excluded' | 'deal';
  readonly message: string;
}

function saleProblem(thing: OrderedThing): Against | null {
  switch (lineTrouble(thing)) {
    case 'inactive':
      return { code: 'inactive', message: bagWords.noLongerAvailable };
    case 'excluded':
      return { code: 'excluded', message: thing.audienceExclusionReason ?? '' };
    case 'sold-out':
      return {
        code: 'outOfStock',
        message: thing.othersUntil === null ? words.hasSoldOut : words.somebodyElsePays,
      };
    case 'not-enough':
      return {
        code: 'outOfStock',
        message: words.onlySoManyLeft(thing.available),
      };
    case null:
      return null;
  }
}

/** A deal is for many: an order takes so many of it, in whatever sizes. */
function dealProblem({ dealId }: OrderedThing, all: readonly OrderedThing[]): Against | null {
  if (dealId === null) return null;
  const units = all
    .filter((thing) => thing.dealId === dealId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return units <= mostOfDealInOrder ? null : { code: 'deal', message: orderWords.dealLimit };
}

function giftCardProblem(
  { isGiftCard, giftCardDetails }: OrderedThing,
  { isAmbassador, refusesGiftCardsAbroad, countryCode }: LineRules,
): Against | null {
  if (!isGiftCard) return null;
  const refuse = (message: string): Against => ({ code: 'cannotProcessGiftCard', message });
  if (isAmbassador) return refuse(words.ambassadorsCannot);
  if (giftCardDetails === null) return refuse(words.sayWhomGiftCardIsFor);
  if (refusesGiftCardsAbroad && isInternational(countryCode)) return refuse(words.giftCardsNotAbroad);
  return null;
}

export function sumOf(amounts: readonly Money[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0);
}
