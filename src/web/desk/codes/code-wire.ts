// Codes between the calls, which have sums as decimals and moments as text, and the rules.
import type { DeskCode } from '../../../contract/desk/codes.ts';
import type { CodeTerms } from '../../../domain/checkout/codes/code-terms.ts';
import { decimalOfMoney, defaultCurrency, money, moneyOfWire } from '../../../domain/pricing/money.ts';

type WireTerms = Pick<
  DeskCode,
  | 'kind'
  | 'percent'
  | 'amount'
  | 'minimum'
  | 'startsAt'
  | 'endsAt'
  | 'audience'
  | 'isOffered'
  | 'usesMax'
  | 'usesPerPerson'
>;

export function termsOfWire({ currency, ...code }: WireTerms & Pick<DeskCode, 'currency'>): CodeTerms {
  const moment = (at: string | null) => (at === null ? null : Date.parse(at));
  return {
    kind: code.kind,
    percent: code.percent,
    amount: code.amount === null ? null : moneyOfWire(code.amount, currency).minor,
    minimum: moneyOfWire(code.minimum, currency).minor,
    startsAt: moment(code.startsAt),
    endsAt: moment(code.endsAt),
    audience: code.audience,
    isOffered: code.isOffered,
    usesMax: code.usesMax,
    usesPerPerson: code.usesPerPerson,
  };
}

const decimal = (minor: number) => decimalOfMoney(money(minor, defaultCurrency.code));
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Some of them, where some are changed. */
export function wireOfTerms<T extends Partial<CodeTerms>>(
  terms: T,
): { [K in keyof T & keyof WireTerms]: WireTerms[K] } {
  const { amount, minimum, startsAt, endsAt } = terms;
  return {
    ...terms,
    ...(amount !== undefined && { amount: amount === null ? null : decimal(amount) }),
    ...(minimum !== undefined && { minimum: decimal(minimum) }),
    ...(startsAt !== undefined && { startsAt: moment(startsAt) }),
    ...(endsAt !== undefined && { endsAt: moment(endsAt) }),
  } as { [K in keyof T & keyof WireTerms]: WireTerms[K] };
}

/** By the clock of the device. */
export const momentOfLocal = (local: string): number => new Date(local).getTime();

export function localOfMoment(at: number): string {
  const minutes = new Date(at).getTimezoneOffset();
  return new Date(at - minutes * 60_000).toISOString().slice(0, 16);
}
