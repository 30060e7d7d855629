// Orders as a file for a spreadsheet or a program: one row an order. Names of columns are the same in every language,
// since programs read them.
import { decimalOfMoney, money } from '../pricing/money.ts';
import type { CsvCell } from './csv.ts';

export interface ExportedOrder {
  readonly orderId: number;
  readonly placedAt: Date;
  readonly status: string;
  readonly payment: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly city: string;
  readonly region: string;
  readonly countryCode: string;
  readonly items: number;
  readonly currency: string;
  readonly subTotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly creditMinor: number;
  readonly totalMinor: number;
  /** Given back to the card, and as credit. */
  readonly refundedMinor: number;
  readonly creditReturnedMinor: number;
}

type Sum = { [K in keyof ExportedOrder]: K extends `${string}Minor` ? K : never }[keyof ExportedOrder];

const sum = (field: Sum) => (order: ExportedOrder) => decimalOfMoney(money(order[field], order.currency));

const columns: Readonly<Record<string, (order: ExportedOrder) => CsvCell>> = {
  order_id: ({ orderId }) => orderId,
  placed_at: ({ placedAt }) => placedAt.toISOString(),
  status: ({ status }) => status,
  payment: ({ payment }) => payment,
  customer: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  email: ({ email }) => email,
  city: ({ city }) => city,
  region: ({ region }) => region,
  country: ({ countryCode }) => countryCode,
  items: ({ items }) => items,
  currency: ({ currency }) => currency,
  subtotal: sum('subTotalMinor'),
  discount: sum('discountMinor'),
  shipping: sum('shippingMinor'),
  tax: sum('taxMinor'),
  store_credit: sum('creditMinor'),
  total: sum('totalMinor'),
  refunded: sum('refundedMinor'),
  credit_returned: sum('creditReturnedMinor'),
};

export const orderFileHead = Object.keys(columns);

export function orderFileRow(order: ExportedOrder): CsvCell[] {
  return Object.values(columns).map((cell) => cell(order));
}
