// The forms of the desk for a code: what is typed, and what it says. What cannot be read is no number, which no rule lets
// pass: the form asks the same rules as the shop.
import type { CodeTerms } from '../../checkout/codes/code-terms.ts';
import { type CouponAudience, type CouponKind, normalizedCode } from '../../checkout/codes/coupon.ts';
import { decimalOfMoney, defaultCurrency, money, moneyFromDecimal } from '../../pricing/money.ts';

export interface CodeForm {
  readonly code: string;
  readonly kind: CouponKind;
  readonly percent: string;
  readonly amount: string;
  readonly minimum: string;
  /** As a field for a day and a time has them, by the clock of the device; empty for none. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly audience: CouponAudience;
  readonly isOffered: boolean;
  readonly usesMax: string;
  readonly usesPerPerson: string;
  readonly prefix: string;
  readonly count: string;
}

export const emptyCodeForm: CodeForm = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  startsAt: '',
  endsAt: '',
  audience: 'everyone',
  isOffered: false,
  usesMax: '',
  usesPerPerson: '',
  prefix: '',
  count: '',
};

/** Each of many codes is for one person, once. */
export const emptyBatchForm: CodeForm = { ...emptyCodeForm, usesMax: '1' };

export interface ReadCodeForm {
  readonly code: string;
  readonly prefix: string;
  readonly count: number;
  readonly terms: CodeTerms;
}

/** `momentOf` knows the clock of the device. */
export function readCodeForm(form: CodeForm, momentOf: (local: string) => number): ReadCodeForm {
  const moment = (local: string) => (local === '' ? null : momentOf(local));
  return {
    code: normalizedCode(form.code),
    prefix: normalizedCode(form.prefix),
    count: wholeNumber(form.count) ?? Number.NaN,
    terms: {
      kind: form.kind,
      percent: form.kind === 'percent' ? wholeNumber(form.percent) : null,
      amount: form.kind === 'amount' ? minorOf(form.amount) : null,
      minimum: minorOf(form.minimum) ?? 0,
      startsAt: moment(form.startsAt),
      endsAt: moment(form.endsAt),
      audience: form.audience,
      isOffered: form.isOffered,
      usesMax: wholeNumber(form.usesMax),
      usesPerPerson: wholeNumber(form.usesPerPerson),
    },
  };
}

function wholeNumber(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A comma is a point: both are typed. */
function minorOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return moneyFromDecimal(plain, defaultCurrency.code)?.minor ?? Number.NaN;
}

/** The form of a code as it is; `localOf` is the other way of `momentOf`. */
export function codeFormOf(terms: CodeTerms, localOf: (moment: number) => string): CodeForm {
  const numberText = (value: number | null) => (value === null ? '' : String(value));
  const sumText = (minor: number | null) =>
    minor === null ? '' : String(decimalOfMoney(money(minor, defaultCurrency.code)));
  const local = (moment: number | null) => (moment === null ? '' : localOf(moment));
  return {
    ...emptyCodeForm,
    kind: terms.kind,
    percent: numberText(terms.percent),
    amount: sumText(terms.amount),
    minimum: terms.minimum === 0 ? '' : sumText(terms.minimum),
    startsAt: local(terms.startsAt),
    endsAt: local(terms.endsAt),
    audience: terms.audience,
    isOffered: terms.isOffered,
    usesMax: numberText(terms.usesMax),
    usesPerPerson: numberText(terms.usesPerPerson),
  };
}

/** What differs of two, as values of the second: of a moment in a form the seconds are not seen, and stay as they were. */
export function changedTerms(before: CodeTerms, after: CodeTerms): Partial<CodeTerms> {
  const minute = (value: unknown) => (typeof value === 'number' ? Math.floor(value / 60_000) : value);
  const differs = (name: string, was: unknown, is: unknown) =>
    name === 'startsAt' || name === 'endsAt' ? minute(was) !== minute(is) : was !== is;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => differs(name, before[name as keyof CodeTerms], value)),
  );
}
