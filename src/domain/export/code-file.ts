// Codes as a file for a spreadsheet or a program: one row a code. Names of columns are the same in every language, since
// programs read them.

import type { CodeTerms } from '../checkout/codes/code-terms.ts';
import { takesOffGoods } from '../checkout/codes/coupon.ts';
import { decimalOfMoney, money } from '../pricing/money.ts';
import type { CsvCell } from './csv.ts';

export interface ExportedCode {
  readonly code: string;
  readonly currency: string;
  readonly terms: CodeTerms;
  readonly orderCount: number;
  readonly discountMinor: number;
  readonly batch: { readonly prefix: string } | null;
  readonly createdAt: Date;
}

const day = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

const columns: Readonly<Record<string, (code: ExportedCode) => CsvCell>> = {
  code: ({ code }) => code,
  is_used: ({ orderCount }) => (orderCount > 0 ? 'yes' : 'no'),
  orders: ({ orderCount }) => orderCount,
  discount: ({ terms, discountMinor, currency }) =>
    takesOffGoods(terms) ? decimalOfMoney(money(discountMinor, currency)) : '',
  kind: ({ terms }) => terms.kind,
  percent: ({ terms }) => terms.percent ?? '',
  amount: ({ terms: { amount }, currency }) =>
    amount === null ? '' : decimalOfMoney(money(amount, currency)),
  minimum: ({ terms, currency }) => decimalOfMoney(money(terms.minimum, currency)),
  currency: ({ currency }) => currency,
  starts_at: ({ terms }) => day(terms.startsAt),
  ends_at: ({ terms }) => day(terms.endsAt),
  audience: ({ terms }) => terms.audience,
  uses_max: ({ terms }) => terms.usesMax ?? '',
  uses_per_person: ({ terms }) => terms.usesPerPerson ?? '',
  batch: ({ batch }) => batch?.prefix ?? '',
  made_at: ({ createdAt }) => createdAt.toISOString(),
};

export const codeFileHead = Object.keys(columns);

export function codeFileRow(code: ExportedCode): CsvCell[] {
  return Object.values(columns).map((cell) => cell(code));
}
