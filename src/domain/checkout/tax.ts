// Tax on an order. Which rule holds where is not known here: whoever knows hands it in.
import { applyPercent, type Money, money, roundedQuotient } from '../pricing/money.ts';
import type { QuoteTax, TaxNote } from './quote.ts';
import { sharedOut } from './split.ts';

/** How a state treats clothing and shoes. Amounts are for one piece, in minor units. */
export type ClothingRule =
  | { readonly kind: 'exempt' }
  /** A piece below it is free of tax, any other is taxed whole. */
  | { readonly kind: 'exemptBelow'; readonly minor: number }
  /** Of each piece only what is above it is taxed. */
  | { readonly kind: 'exemptUpTo'; readonly minor: number };

export type TaxRule =
  /** Added to the prices of goods. */
  | {
      readonly kind: 'calculated';
      readonly note: TaxNote;
      readonly percent: number;
      readonly clothing: ClothingRule | null;
    }
  /** Part of the prices, shipping's too. */
  | { readonly kind: 'included'; readonly note: TaxNote; readonly percent: number }
  /** Said, and not charged. */
  | { readonly kind: 'none'; readonly note: TaxNote };

export interface TaxedLine {
  readonly quantity: number;
  /** After promotions, for the whole line; nothing for what is not taxed. */
  readonly goods: number;
  readonly isClothing: boolean;
}

interface Taxed {
  readonly tax: QuoteTax;
  /** What is added to each line. */
  readonly lines: readonly number[];
}

export function taxOf(rule: TaxRule, lines: readonly TaxedLine[], shipping: number, currency: string): Taxed {
  const nothing = lines.map(() => 0);
  const buildTax = (kind: QuoteTax['kind'], amount: Money): QuoteTax => ({ kind, note: rule.note, amount });
  switch (rule.kind) {
    case 'none':
      return { tax: buildTax('none', money(0, currency)), lines: nothing };
    case 'included': {
      const gross = lines.reduce((sum, { goods }) => sum + goods, shipping);
      return { tax: buildTax('included', includedShare(gross, rule.percent, currency)), lines: nothing };
    }
    case 'calculated': {
      const bases = lines.map((line) => taxableOf(line, rule.clothing));
      const base = bases.reduce((sum, part) => sum + part, 0);
      const amount = applyPercent(money(base, currency), rule.percent);
      return { tax: buildTax('calculated', amount), lines: sharedOut(amount.minor, bases) };
    }
  }
}

/** Of 120 at 20 per cent it is 20. */
function includedShare(gross: number, percent: number, currency: string): Money {
  const tenThousandths = BigInt(Math.round(percent * 10_000));
  return money(roundedQuotient(BigInt(gross) * tenThousandths, 1_000_000n + tenThousandths), currency);
}

function taxableOf({ goods, quantity, isClothing }: TaxedLine, rule: ClothingRule | null): number {
  if (!isClothing || rule === null) return goods;
  switch (rule.kind) {
    case 'exempt':
      return 0;
    case 'exemptBelow':
      return goods < rule.minor * quantity ? 0 : goods;
    case 'exemptUpTo':
      return Math.max(0, goods - rule.minor * quantity);
  }
}

/** Whether it is part of the prices, by what is said of it. */
export function isIncludedTax({ code }: TaxNote): boolean {
  return code === 'vat';
}

/** Whether duties are paid by the shop, by what is said of the tax. */
export function hasPaidDuties(note: TaxNote): boolean {
  if (note.code !== 'vat' && note.code !== 'customs') return false;
  const profile = note.duties ?? (note.code === 'vat' ? 1 : 0);
  return profile === 1 || profile === 2;
}

export type { DutiesProfile } from '../shipping/duties-profile.ts';
