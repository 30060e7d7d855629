// Credit that the desk gives or takes. What is taken was there: nobody owes the shop by it.
import { type Money, money, moneyFromDecimal } from '../pricing/money.ts';

/** In whole units of the currency: a mistyped zero costs no more than this. */
export const mostCreditStep = 10_000;

export const longestCreditReason = 200;

export type CreditStep =
  | { readonly ok: true; readonly balanceMinor: number }
  | { readonly ok: false; readonly code: 'nothing' | 'below_zero' };

/** What is there after so much was given, or taken where it is below zero. */
export function creditStep(balanceMinor: number, stepMinor: number): CreditStep {
  if (stepMinor === 0) return { ok: false, code: 'nothing' };
  const after = balanceMinor + stepMinor;
  return after < 0 ? { ok: false, code: 'below_zero' } : { ok: true, balanceMinor: after };
}

export type CreditWay = 'give' | 'take';

export type CreditFormReading =
  | { readonly state: 'empty' }
  | { readonly state: 'refused'; readonly code: 'no_amount' | 'too_large' | 'below_zero' }
  | { readonly state: 'sound'; readonly step: Money; readonly after: Money };

/** What somebody typed into the form, as it would be sent. */
export function readCreditForm(credit: Money, way: CreditWay, text: string): CreditFormReading {
  const { minor, currency } = credit;
  const tidy = text.trim().replaceAll(',', '');
  if (tidy === '') return { state: 'empty' };
  const amount = moneyFromDecimal(tidy, currency);
  if (!amount || amount.minor <= 0) return { state: 'refused', code: 'no_amount' };
  if (amount.minor > (moneyFromDecimal(mostCreditStep, currency)?.minor ?? 0))
    return { state: 'refused', code: 'too_large' };
  const step = money(way === 'give' ? amount.minor : -amount.minor, currency);
  const after = creditStep(minor, step.minor);
  if (!after.ok) return { state: 'refused', code: 'below_zero' };
  return { state: 'sound', step, after: money(after.balanceMinor, currency) };
}
