// Codes that take something off: how they are written, who may use them, and why one does not count.
import { mailboxOf } from '../../messaging/email.ts';
import type { Money } from '../../pricing/money.ts';
import type { Owner } from '../../visitor/owner.ts';

export const couponKinds = ['percent', 'amount', 'free_shipping', 'free_shipping_abroad'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponAudiences = ['everyone', 'guests'] as const;
export type CouponAudience = (typeof couponAudiences)[number];

/** Longer ones do not exist. */
export const longestCode = 40;
/**
 * So many can be given to one quote; each is named in it until it is taken off. One that has come to its end takes no
 * place, and quotes that become one keep the codes of both.
 */
export const mostCodes = 5;

/** The one spelling: however it was typed or pasted, the same code is the same. */
export function normalizedCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/gu, '').toUpperCase();
}

export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly kind: CouponKind;
  /** Whole per cent; set exactly for that kind. */
  readonly percent: number | null;
  /** Set exactly for that kind. */
  readonly amount: Money | null;
  readonly minimum: Money;
  /** Milliseconds since the epoch. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly audience: CouponAudience;
  /** Somebody else took the last use of it. */
  readonly isUsedUp: boolean;
  /** This person has used it as often as one may. */
  readonly isUsedByPerson: boolean;
}

export const takesOffGoods = ({ kind }: Pick<Coupon, 'kind'>) => kind === 'percent' || kind === 'amount';

interface CouponUse {
  readonly now: number;
  readonly isGuest: boolean;
  /** Of the goods it can take something off. */
  readonly eligible: Money;
  /** Of the whole order. */
  readonly subtotal: Money;
}

/** It is none, or its end has come: it does not count again, whatever the shopper does. */
export function isOver(coupon: Pick<Coupon, 'endsAt'> | undefined, now: number): boolean {
  return coupon === undefined || (coupon.endsAt !== null && now >= coupon.endsAt);
}

/** Why a code does not count. `couponCode` is the code it is said of, in its one spelling. */
export type CouponRefusal = { readonly couponCode: string } & (
  | {
      readonly code:
        | 'no_such_code'
        | 'for_guests'
        | 'not_yet'
        | 'ended'
        | 'used_by_you'
        | 'used_up'
        | 'nothing_eligible'
        | 'at_home_only'
        | 'abroad_only'
        | 'ground_only'
        | 'standard_abroad_only';
    }
  | { readonly code: 'below_minimum'; readonly minimum: Money }
  /** Another code is used instead of it: one that takes off more, or one that frees shipping already. */
  | { readonly code: 'adds_less' | 'does_not_add'; readonly usedCode: string }
  | { readonly code: 'too_many_codes'; readonly most: number }
);

/** Why a code does not count; null when it does. */
export function couponProblem(
  coupon: Coupon,
  { now, isGuest, eligible, subtotal }: CouponUse,
): CouponRefusal | null {
  const couponCode = coupon.code;
  if (coupon.audience === 'guests' && !isGuest) return { code: 'for_guests', couponCode };
  if (coupon.startsAt !== null && now < coupon.startsAt) return { code: 'not_yet', couponCode };
  if (isOver(coupon, now)) return { code: 'ended', couponCode };
  if (coupon.isUsedByPerson) return { code: 'used_by_you', couponCode };
  if (coupon.isUsedUp) return { code: 'used_up', couponCode };
  if (eligible.minor === 0 && takesOffGoods(coupon)) return { code: 'nothing_eligible', couponCode };
  const { minimum } = coupon;
  if (subtotal.currency !== minimum.currency || subtotal.minor < minimum.minor)
    return { code: 'below_minimum', couponCode, minimum };
  return null;
}

interface GivenCodes {
  /** Those that count. */
  readonly coupons: readonly { readonly code: string }[];
  readonly messages: readonly CouponMessage[];
}

/** Any message of a quote: those about codes are found among them. */
interface CouponMessage {
  readonly reason: { readonly code: string; readonly refusal?: CouponRefusal };
}

export interface UnusedCode {
  readonly code: string;
  /** Null when nothing was said of it. */
  readonly refusal: CouponRefusal | null;
}

const refusalsIn = (messages: readonly CouponMessage[]): readonly CouponRefusal[] =>
  messages.flatMap(({ reason }) => reason.refusal ?? []);

/** The codes of a quote that take nothing off, each with why: they stay named in it until they are taken off. */
export function unusedCodes(
  codes: readonly string[],
  { coupons, messages }: GivenCodes,
): readonly UnusedCode[] {
  const refusals = refusalsIn(messages);
  return codes
    .filter((code) => !coupons.some((counting) => counting.code === code))
    .map((code) => ({ code, refusal: refusals.find(({ couponCode }) => couponCode === code) ?? null }));
}

/** The codes that were given just now and are not kept, each with why. The next look does not name them any more. */
export function refusedCodes(
  codes: readonly string[],
  { messages }: Pick<GivenCodes, 'messages'>,
): readonly UnusedCode[] {
  return refusalsIn(messages)
    .filter(({ couponCode }) => !codes.includes(couponCode))
    .map((refusal) => ({ code: refusal.couponCode, refusal }));
}

/**
 * What a quote says against a code it was just given; undefined when the code counts, or has become credit. By the code
 * alone: what is said of one code may name another, or have it in its words.
 */
export function codeRefusal<C extends { readonly code: string }>(
  { refusedCodes, unusedCodes }: Readonly<Record<'refusedCodes' | 'unusedCodes', readonly C[]>>,
  codeText: string,
): C | undefined {
  const given = normalizedCode(codeText);
  return [...refusedCodes, ...unusedCodes].find(({ code }) => code === given);
}

/** Every name somebody goes by when it is counted how often they used a code. */
export function couponPeople(
  owner: Owner,
  emailAddress: string,
  hash: (text: string) => string,
): readonly string[] {
  const names = emailAddress === '' ? [] : [`email ${hash(mailboxOf(emailAddress))}`];
  return 'customerId' in owner ? [...names, `customer ${owner.customerId}`] : names;
}
