// Whether somebody signs for a parcel. Up to an amount nobody has to be at home; from it on they may say so.
import { type Money, money } from '../pricing/money.ts';

/** The worth of goods, gift cards not counted, from which a parcel is handed over in person. */
export const signatureFrom: Money = money(55_000);

/** `waived` is what a shopper chose to do without. */
export const signatures = ['not_needed', 'needed', 'waived'] as const;
export type Signature = (typeof signatures)[number];

/** Whether there is a signature to do without. */
export function canWaiveSignature(goods: Money): boolean {
  return goods.minor >= signatureFrom.minor;
}

interface HandedOver {
  readonly goods: Money;
  readonly isWaived: boolean;
  readonly isPaidByKlarna: boolean;
  /** From here on Klarna wants proof that its parcels arrived, whatever was chosen. */
  readonly klarnaFrom?: Money | undefined;
}

export function signatureOf({
  goods,
  isWaived,
  isPaidByKlarna,
  klarnaFrom = signatureFrom,
}: HandedOver): Signature {
  if (isPaidByKlarna && goods.minor > 0 && goods.minor >= klarnaFrom.minor) return 'needed';
  if (!canWaiveSignature(goods)) return 'not_needed';
  return isWaived ? 'waived' : 'needed';
}
