// Paying in four: who offers it, for what, and where. The lenders' own limits are settings of the shop; what is not
// offered is refused by the server too, whatever a browser asks for.
import { decimalOfMoney, type Money, splitMoney } from '../pricing/money.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { ProcessorName } from './processor.ts';

export const lenders = ['klarna', 'afterpay'] as const;
export type Lender = (typeof lenders)[number];

export const lenderNames: Readonly<Record<Lender, string>> = { klarna: 'Klarna', afterpay: 'Afterpay' };

export interface LenderRules {
  readonly least: Money;
  readonly most: Money;
  readonly restrictedRegions: readonly string[];
  /** ISO date: what ships on it or later cannot be lent for. */
  readonly presaleExpiration: string | null;
}

export type PayInFourRules = Readonly<Record<Lender, LenderRules>>;
export type LenderFlags = Pick<FlagSet, 'payments_klarna' | 'afterpay_payments'>;

/** The first of four: where they cannot be equal it is the largest, and all of them are the amount to the cent. */
export function installment(amount: Money): Money {
  return splitMoney(amount, 4)[0] ?? amount;
}

/** As Klarna is told amounts. */
export function klarnaAmount(amount: Money): number {
  return Math.round(decimalOfMoney(amount) * 100);
}

export interface Lent {
  readonly amount: Money;
  /** ISO dates on which what is sold ahead ships. */
  readonly presaleShipDates: readonly (string | null)[];
  /** Where it ships; for whoever has not said yet, where they are. */
  readonly country: string | null;
  readonly region: string | null;
}

/** Whether it ships in time for the lender: the latest date counts. */
export function shipsInTime(
  dates: readonly (string | null)[],
  { presaleExpiration }: Pick<LenderRules, 'presaleExpiration'>,
): boolean {
  if (presaleExpiration === null) return true;
  return dates.every((date) => date === null || date < presaleExpiration);
}

export function lendsTo(
  { country, region }: Pick<Lent, 'country' | 'region'>,
  { restrictedRegions }: Pick<LenderRules, 'restrictedRegions'>,
): boolean {
  return country === 'US' && (region === null || !restrictedRegions.includes(region));
}

export function lendsSoMuch(amount: Money, { least, most }: Pick<LenderRules, 'least' | 'most'>): boolean {
  return amount.currency === least.currency && amount.minor >= least.minor && amount.minor <= most.minor;
}

/** Lenders pay through Stripe alone: where another takes the card nobody can lend, and nobody is told of it. */
export function takesLenders(processor: ProcessorName): boolean {
  return processor === 'stripe';
}

/** Those who lend for it here and now. */
export function lendersFor(lent: Lent, rules: PayInFourRules, flags: LenderFlags): readonly Lender[] {
  const isOn = { klarna: flags.payments_klarna, afterpay: flags.afterpay_payments };
  return lenders.filter(
    (lender) =>
      isOn[lender] &&
      lendsSoMuch(lent.amount, rules[lender]) &&
      lendsTo(lent, rules[lender]) &&
      shipsInTime(lent.presaleShipDates, rules[lender]),
  );
}

/** A path that begins like this is checkout, where a message comes at once (RT-17). */
export function isCheckoutPath(path: string): boolean {
  return path.startsWith('/checkout');
}

/** Whether a lender's script may be fetched yet: never before the page is there, and on a phone not before it is wanted. */
export function mayLoadLender(page: {
  readonly isLoaded: boolean;
  readonly isPhone: boolean;
  readonly hasScrolled: boolean;
  readonly path: string;
}): boolean {
  return page.isLoaded && (!page.isPhone || page.hasScrolled || isCheckoutPath(page.path));
}

export const styleTries = { everyMs: 150, most: 100 };

/** Tries until it is done or nobody waits any longer. Afterpay's element is ready some time after its script. */
export async function tryStyle(apply: () => boolean, wait: (ms: number) => Promise<void>): Promise<boolean> {
  for (let tries = 1; tries <= styleTries.most; tries++) {
    if (apply()) return true;
    if (tries < styleTries.most) await wait(styleTries.everyMs);
  }
  return false;
}
