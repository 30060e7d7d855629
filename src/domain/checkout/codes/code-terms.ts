// What a merchant says of a code, what is wrong with it, and what may still be changed once somebody has used it.
import { standardCode } from '../../gift-card/gift-card.ts';
import { type CouponAudience, type CouponKind, longestCode } from './coupon.ts';

/** Of one code, or of all codes of a batch. */
export interface CodeTerms {
  readonly kind: CouponKind;
  /** Whole per cent; set exactly for that kind. */
  readonly percent: number | null;
  /** In minor units; set exactly for that kind. */
  readonly amount: number | null;
  /** In minor units: what the order must come to. */
  readonly minimum: number;
  /** Milliseconds since the epoch. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly audience: CouponAudience;
  readonly isOffered: boolean;
  readonly usesMax: number | null;
  readonly usesPerPerson: number | null;
}

/** Orders name what a code gives: once somebody has used it, that stays as it was. */
const whatItGives = ['kind', 'percent', 'amount', 'minimum'] as const satisfies readonly (keyof CodeTerms)[];

export const largestCodeAmount = 10_000_000;
export const mostCodeUses = 1_000_000;
export const mostInBatch = 10_000;
export const longestPrefix = 20;

export type CodeFaultCode =
  | 'no_code'
  | 'long_code'
  | 'odd_sign'
  | 'gift_card_code'
  | 'taken'
  | 'wrong_percent'
  | 'wrong_amount'
  | 'wrong_minimum'
  | 'end_before_start'
  | 'end_gone_by'
  | 'wrong_limit'
  | 'person_above_all'
  | 'below_used'
  | 'in_use'
  | 'wrong_count'
  | 'long_prefix';

export interface CodeFault {
  /** The field, as the call names it. */
  readonly at: keyof CodeTerms | 'code' | 'prefix' | 'count';
  readonly code: CodeFaultCode;
  /** How often it is used already, where that is what a limit is below. */
  readonly uses?: number;
}

/** Small letters are none: codes have one spelling, and some letters have no large form. */
const signs = /^[\p{Lu}\p{Lo}\p{Nd}_-]*$/u;

/** What is wrong with a code in its one spelling. */
export function codeTextFaults(code: string): readonly CodeFault[] {
  if (code === '') return [{ at: 'code', code: 'no_code' }];
  if (code.length > longestCode) return [{ at: 'code', code: 'long_code' }];
  if (!signs.test(code)) return [{ at: 'code', code: 'odd_sign' }];
  // The one field for codes takes both: whoever typed the code of a gift card must not be given a promotion.
  return standardCode(code) === null ? [] : [{ at: 'code', code: 'gift_card_code' }];
}

interface TermsContext {
  readonly now: number;
  /** Of a code that is there already: as it is, how often it is used, and whether what it gives may not change. */
  readonly before?: { readonly terms: CodeTerms; readonly used: number; readonly isUsed: boolean };
}

export function termsFaults(terms: CodeTerms, { now, before }: TermsContext): readonly CodeFault[] {
  return [
    ...valueFaults(terms),
    ...periodFaults(terms, now, before?.terms ?? null),
    ...limitFaults(terms, before?.used ?? 0),
    ...(before?.isUsed ? whatItGives : [])
      .filter((at) => terms[at] !== before?.terms[at])
      .map((at): CodeFault => ({ at, code: 'in_use' })),
  ];
}

function valueFaults({ kind, percent, amount, minimum }: CodeTerms): readonly CodeFault[] {
  const isPercent = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100;
  const isAmount = amount !== null && amount > 0 && amount <= largestCodeAmount;
  return [
    ...((kind === 'percent' ? isPercent : percent === null)
      ? []
      : [{ at: 'percent', code: 'wrong_percent' } as const]),
    ...((kind === 'amount' ? isAmount : amount === null)
      ? []
      : [{ at: 'amount', code: 'wrong_amount' } as const]),
    ...(minimum >= 0 && minimum <= largestCodeAmount
      ? []
      : [{ at: 'minimum', code: 'wrong_minimum' } as const]),
  ];
}

/** An end that has gone by is refused only where somebody sets it: one that ended can still be changed. */
function periodFaults({ startsAt, endsAt }: CodeTerms, now: number, before: CodeTerms | null) {
  if (endsAt === null) return [];
  const at = 'endsAt';
  if (startsAt !== null && endsAt <= startsAt) return [{ at, code: 'end_before_start' } as const];
  return endsAt <= now && endsAt !== before?.endsAt ? [{ at, code: 'end_gone_by' } as const] : [];
}

function limitFaults({ usesMax, usesPerPerson }: CodeTerms, used: number): readonly CodeFault[] {
  const isLimit = (uses: number | null) =>
    uses === null || (Number.isInteger(uses) && uses >= 1 && uses <= mostCodeUses);
  const wrong = (['usesMax', 'usesPerPerson'] as const)
    .filter((at) => !isLimit({ usesMax, usesPerPerson }[at]))
    .map((at): CodeFault => ({ at, code: 'wrong_limit' }));
  if (wrong.length > 0 || usesMax === null) return wrong;
  if (usesMax < used) return [{ at: 'usesMax', code: 'below_used', uses: used }];
  return usesPerPerson !== null && usesPerPerson > usesMax
    ? [{ at: 'usesPerPerson', code: 'person_above_all' }]
    : [];
}

/** What is wrong with a batch beside its terms: its codes begin alike. */
export function batchFaults({
  prefix,
  count,
}: {
  readonly prefix: string;
  readonly count: number;
}): readonly CodeFault[] {
  const isCount = Number.isInteger(count) && count >= 1 && count <= mostInBatch;
  return [...prefixFaults(prefix), ...(isCount ? [] : [{ at: 'count', code: 'wrong_count' } as const])];
}

function prefixFaults(prefix: string): readonly CodeFault[] {
  const at = 'prefix';
  if (prefix.length > longestPrefix) return [{ at, code: 'long_prefix' }];
  if (!signs.test(prefix)) return [{ at, code: 'odd_sign' }];
  // Whatever follows, none of them is the code of a gift card.
  const mayBe = ['', 'R', 'TR'].some((next) => standardCode(`${prefix}${next}000000`) !== null);
  return mayBe ? [{ at, code: 'gift_card_code' }] : [];
}

/** Without signs that are taken for others: no I, L, O and U, no 0 and 1. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 54 bits: nobody finds one of ten thousand by trying. */
const randomLength = 11;
/** As many numbers as a random code takes, each below `randomSigns`. */
export const randomCodeShape = { length: randomLength, signs: alphabet.length } as const;

export function randomCode(prefix: string, numbers: readonly number[]): string {
  return `${prefix}${numbers.map((number) => alphabet.charAt(number)).join('')}`;
}
