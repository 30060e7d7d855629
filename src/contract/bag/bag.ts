// The bag on the wire: the field names of specification section 3, with what a page needs to show each line.

import { z } from 'zod';
import { type Bag, type BagLine, freeShippingSubtotal, lineTrouble } from '../../domain/bag/bag.ts';
import { convertMoney, type Exchange, isHome } from '../../domain/currency/exchange.ts';
import { decimalOfMoney } from '../../domain/pricing/money.ts';
import type { DeliveryTerms } from '../../domain/shipping/delivery-terms.ts';
import { judgeShipping, type ShippingProblem } from '../../domain/shipping/shipping-limits.ts';
import { shippingThresholds } from '../../domain/shipping/shipping-threshold.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import { words } from '../../words/bag/words.ts';
import { sayReward } from '../../words/shipping/say-reward.ts';
import { sayParcelProblem, sayShippingProblem } from '../../words/shipping/say-shipping-problem.ts';
import { language } from '../../words/spoken.ts';
import { giftCardDetailsSchema } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { wholeNumber } from '../whole-number.ts';

const cartItemSchema = z
  .strictObject({
    id: z.uuid(),
    productId: z.int().positive(),
    quantity: z.int().min(1).max(99),
    sizeId: z.int().positive(),
    sizeRequired: z.boolean(),
    giftCardId: z.string().nullable(),
    giftCardDetails: giftCardDetailsSchema.nullable(),
    sku: z.string(),
    price: z.number().min(0),
    itemType: z.enum(['product', 'giftCard']),
    audienceExclusionReason: z.string().nullable(),
    name: z.string(),
    brand: z.string(),
    colorName: z.string(),
    path: z.string(),
    imagePath: z.string(),
    imageAlt: z.string(),
    /** What is not in the language of the answer but in the shop's own. */
    untranslated: z.array(z.enum(['colorName', 'imageAlt', 'audienceExclusionReason'])).optional(),
    sizeName: z.string(),
    /** Before any reduction. */
    fullPrice: z.number().min(0),
    currency: z.string().length(3),
    quantityType: z.enum(['InStock', 'LowStock', 'OutOfStock']),
    available: z.int(),
    isPresale: z.boolean(),
    presaleShipDate: z.iso.date().nullable(),
    isBackOrderDelayed: z.boolean(),
    isDealOver: z.boolean(),
    /** When the deal ends whose price this is, if it is one. */
    dealEndsAt: z.iso.datetime().nullable(),
    isActive: z.boolean(),
    isFinalSale: z.boolean(),
    isPromotionEligible: z.boolean(),
    /** Why it cannot ship as it is, if it cannot. */
    shippingProblem: z
      .strictObject({
        code: z.enum(['cannotShipToCountry', 'airProhibitedDestination', 'airProhibited']),
        message: z.string(),
      })
      .nullable(),
    /** Why it is not counted, if it is not. */
    trouble: z.enum(['inactive', 'excluded', 'sold-out', 'not-enough']).nullable(),
  })
  .meta({ id: 'CartItem' });

const thresholdSchema = z.strictObject({
  displayName: z.string(),
  qualifyNext: z.boolean(),
  nextRewardRate: z.int().min(0).max(100),
  min: z.number(),
  remainder: z.number().min(0),
});

export const cartSchema = z
  .strictObject({
    cartItems: z.array(cartItemSchema),
    shippingThresholds: z.array(thresholdSchema),
    freeShipSubtotal: z.number().min(0),
    subtotal: z.number().min(0),
    currency: z.string().length(3),
    /** What the checkout will charge for the same, where that is another currency than is shown. */
    charge: z.strictObject({ subtotal: z.number().min(0), currency: z.string().length(3) }).nullable(),
    count: z.int().min(0),
    /** Why it cannot be checked out, and what to do about it. */
    checkoutProblem: z.string().nullable(),
  })
  .meta({ id: 'Cart' });

export type WireCart = z.input<typeof cartSchema>;
export type WireCartItem = z.input<typeof cartItemSchema>;

/** What decides about a bag besides what is in it. */
export interface CartRules {
  readonly exchange: Exchange;
  readonly country: string | null;
  readonly flags: Pick<FlagSet, 'free_shipping_thresholds'>;
  readonly delivery: Pick<DeliveryTerms, 'rewards' | 'soldTo'>;
  readonly mostAirProhibited: number;
}

/** `shown` is the same bag in the currency of whoever looks at it. */
export function encodeCart(bag: Bag, shown: Bag, rules: CartRules): WireCart {
  const rewards = rules.flags.free_shipping_thresholds ? rules.delivery.rewards : [];
  const thresholds = shippingThresholds(rewards, freeShippingSubtotal(bag), rules.country);
  const ordered = bag.lines.filter((line) => lineTrouble(line) === null);
  const { problems, orderProblem } = judgeShipping(ordered, { ...rules, soldTo: rules.delivery.soldTo });
  return {
    cartItems: shown.lines.map((line, at) => encodeLine(line, problems.get(bag.lines[at] ?? line))),
    shippingThresholds: thresholds.map(({ type, displayName, min, remainder, ...threshold }) => ({
      ...threshold,
      displayName: sayReward(language(), { type, displayName }),
      min: decimalOfMoney(convertMoney(min, rules.exchange)),
      remainder: decimalOfMoney(convertMoney(remainder, rules.exchange)),
    })),
    freeShipSubtotal: decimalOfMoney(freeShippingSubtotal(shown)),
    subtotal: decimalOfMoney(shown.subtotal),
    currency: shown.subtotal.currency,
    charge: isHome(rules.exchange)
      ? null
      : { subtotal: decimalOfMoney(bag.subtotal), currency: bag.subtotal.currency },
    count: bag.count,
    checkoutProblem: orderProblem && sayParcelProblem(language(), orderProblem),
  };
}

function encodeLine(whole: BagLine, problem: ShippingProblem | undefined): WireCartItem {
  const { unitPrice, fullPrice, productPrice, pricedAt, isGiftCard, dealId, dealEndsAt, ...rest } = whole;
  const { reservedUntil, restrictCountries, airProhibited, untranslated, ...line } = rest;
  return {
    ...line,
    ...(untranslated && { untranslated: [...untranslated] }),
    shippingProblem: problem
      ? { code: problem.code, message: sayShippingProblem(language(), problem) }
      : null,
    sizeRequired: !isGiftCard,
    giftCardId: null,
    price: decimalOfMoney(unitPrice),
    fullPrice: decimalOfMoney(fullPrice),
    currency: unitPrice.currency,
    dealEndsAt: dealEndsAt === null ? null : new Date(dealEndsAt).toISOString(),
    itemType: isGiftCard ? 'giftCard' : 'product',
    trouble: lineTrouble({ ...line, isGiftCard }),
  };
}

const one = z.union([z.literal(1), z.literal('1')], {
  error: () => words.addedOneAtATime,
});
const itemId = z.strictObject({ id: z.string().max(36) });

export const readCart = operation({
  id: 'readCart',
  method: 'GET',
  path: '/api/header/cart',
  access: 'guest',
  summary: 'The bag of whoever asks, and what time it is',
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: cartSchema, serverTime: z.iso.datetime() }),
  problems: [],
});

export const readBackorders = operation({
  id: 'readBackorders',
  method: 'GET',
  path: '/api/cart/backorder',
  access: 'guest',
  summary: 'What in the bag is on back order',
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ success: z.literal(true), content: z.array(cartItemSchema) }),
  problems: [],
});

export const addToBag = operation({
  id: 'addToBag',
  method: 'POST',
  path: '/api/cart/items',
  access: 'guest',
  summary: 'Put one of a product in the bag; a form of a page may post it too',
  takesForm: true,
  body: z.strictObject({
    productId: wholeNumber,
    sizeId: wholeNumber.optional(),
    quantity: one.default(1),
    addQtyToCartItem: one.default(1),
    sizeRequired: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  }),
  importance: 'bag',
  status: 201,
  answer: z.strictObject({ id: z.uuid(), cart: cartSchema }),
  problems: [
    'no_longer_available',
    'audience_excluded',
    'size_required',
    'sold_out',
    'not_enough_stock',
    'bag_full',
  ],
});

export const changeBagItem = operation({
  id: 'changeBagItem',
  method: 'PATCH',
  path: '/api/cart/items/{id}',
  access: 'guest',
  summary: 'Change the size of a line, or how many it is',
  params: itemId,
  body: z
    .strictObject({ quantity: z.int().min(1).max(99).optional(), sizeId: z.int().positive().optional() })
    .refine((change) => Object.keys(change).length > 0, { error: () => words.sayWhatChanges }),
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ cart: cartSchema }),
  problems: ['not_found', 'not_enough_stock'],
});

export const countBagItem = operation({
  id: 'countBagItem',
  method: 'POST',
  path: '/api/cart/items/{id}',
  access: 'guest',
  summary: 'Change how many a line is, as a form of a page sends it; none takes it out',
  takesForm: true,
  params: itemId,
  body: z.strictObject({ quantity: z.union([z.literal('0'), z.literal(0), wholeNumber]) }),
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ cart: cartSchema }),
  problems: ['not_found', 'not_enough_stock'],
});

export const removeFromBag = operation({
  id: 'removeFromBag',
  method: 'DELETE',
  path: '/api/cart/items/{id}',
  access: 'guest',
  summary: 'Take a line out of the bag',
  params: itemId,
  importance: 'bag',
  status: 200,
  answer: z.strictObject({ cart: cartSchema }),
  problems: ['not_found'],
});

export const moveToLoves = operation({
  id: 'moveToLoves',
  access: 'customer',
  method: 'POST',
  path: '/api/cart/items/{id}/love',
  summary: 'Love what a line is, and take the line out of the bag',
  takesForm: true,
  params: itemId,
  body: z.strictObject({}),
  status: 200,
  answer: z.strictObject({ cart: cartSchema }),
  problems: ['not_found', 'login_required', 'guest_max'],
});
