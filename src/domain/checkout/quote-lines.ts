// The lines of a quote: what stands against each, and what the others come to.
import { type BagLine, lineTrouble } from '../bag/bag.ts';
import { mostOfDealInOrder } from '../order/deal-limit.ts';
import { type Money, timesMoney } from '../pricing/money.ts';
import type { DeliveryTerms } from '../shipping/delivery-terms.ts';
import { judgeShipping, type ParcelProblem } from '../shipping/shipping-limits.ts';
import { isInternational } from '../visitor/country.ts';
import { isLastOfIt } from './last-unit.ts';
import { type BlockingFlag, flagOfProblem, type LineProblem } from './line-problem.ts';
import type { QuoteLine } from './quote.ts';
import type { ParcelClass } from './shipping-rates.ts';

/** A line of a bag with what only an order asks of it. */
export interface OrderedThing extends BagLine {
  readonly parcel: ParcelClass;
  readonly isClothing: boolean;
  /** When somebody else who holds it may let go of it, in milliseconds; null when nobody does. */
  readonly othersUntil: number | null;
}

export interface LineRules extends Pick<DeliveryTerms, 'soldTo'> {
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
  /** Why they cannot go together; null when they can. */
  readonly orderProblem: ParcelProblem | null;
}

export function judgeLines(things: readonly OrderedThing[], rules: LineRules): Judgement {
  const forSale = things.filter((thing) => lineTrouble(thing) === null);
  const shipping = judgeShipping(
    forSale.filter(({ isGiftCard }) => !isGiftCard),
    { country: rules.countryCode, mostAirProhibited: rules.mostAirProhibited, soldTo: rules.soldTo },
  );
  const judged = things.map((thing): JudgedThing => {
    const limit = shipping.problems.get(thing);
    const problem: LineProblem | null =
      saleProblem(thing) ?? giftCardProblem(thing, rules) ?? dealProblem(thing, forSale) ?? limit ?? null;
    const raised = problem && flagOfProblem(problem);
    const has = (flag: BlockingFlag) => raised === flag;
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
      isLast: problem === null && isLastOfIt(thing),
      heldUntil: has('outOfStock') ? thing.othersUntil : null,
      problem,
    };
    return { thing, line, isOrdered: problem === null };
  });
  return { things: judged, orderProblem: shipping.orderProblem };
}

function saleProblem(thing: OrderedThing): LineProblem | null {
  switch (lineTrouble(thing)) {
    case 'inactive':
      return { code: 'inactive' };
    case 'excluded':
      return { code: 'excluded', reason: thing.audienceExclusionReason ?? '' };
    case 'sold-out':
      return { code: thing.othersUntil === null ? 'sold_out' : 'held_by_others' };
    case 'not-enough':
      return { code: 'only_left', left: thing.available };
    case null:
      return null;
  }
}

/** A deal is for many: an order takes so many of it, in whatever sizes. */
function dealProblem({ dealId }: OrderedThing, all: readonly OrderedThing[]): LineProblem | null {
  if (dealId === null) return null;
  const units = all
    .filter((thing) => thing.dealId === dealId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return units <= mostOfDealInOrder ? null : { code: 'deal_limit' };
}

function giftCardProblem(
  { isGiftCard, giftCardDetails }: OrderedThing,
  { isAmbassador, refusesGiftCardsAbroad, countryCode }: LineRules,
): LineProblem | null {
  if (!isGiftCard) return null;
  if (isAmbassador) return { code: 'gift_card_by_ambassador' };
  if (giftCardDetails === null) return { code: 'gift_card_without_recipient' };
  return refusesGiftCardsAbroad && isInternational(countryCode) ? { code: 'gift_card_abroad' } : null;
}

export function sumOf(amounts: readonly Money[]): number {
  return amounts.reduce((sum, { minor }) => sum + minor, 0);
}
