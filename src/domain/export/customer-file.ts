// Customers as a file for a spreadsheet or a program: one row a customer. Names of columns are the same in every
// language, since programs read them.
import { decimalOfMoney, type Money } from '../pricing/money.ts';
import type { CsvCell } from './csv.ts';

export interface ExportedCustomer {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly since: Date;
  readonly city: string;
  readonly region: string;
  readonly orders: number;
  /** By currency. */
  readonly spent: readonly Money[];
  readonly lastOrderAt: Date | null;
  readonly credit: Money;
}

const columns: Readonly<Record<string, (customer: ExportedCustomer) => CsvCell>> = {
  customer_id: ({ customerId }) => customerId,
  name: ({ name }) => name,
  email: ({ email }) => email,
  customer_since: ({ since }) => since.toISOString(),
  city: ({ city }) => city,
  region: ({ region }) => region,
  orders: ({ orders }) => orders,
  spent: ({ spent }) => spent.map((sum) => `${decimalOfMoney(sum)} ${sum.currency}`).join('; '),
  last_order_at: ({ lastOrderAt }) => lastOrderAt?.toISOString() ?? '',
  store_credit: ({ credit }) => decimalOfMoney(credit),
  credit_currency: ({ credit }) => credit.currency,
};

export const customerFileHead = Object.keys(columns);

export function customerFileRow(customer: ExportedCustomer): CsvCell[] {
  return Object.values(columns).map((cell) => cell(customer));
}
