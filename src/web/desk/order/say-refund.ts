import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { paymentsOfOrder } from '../../../domain/desk/refund-form.ts';
import { splitRefund } from '../../../domain/order/refund.ts';
import { decimalOfMoney, money } from '../../../domain/pricing/money.ts';
import { formatAmount } from '../../../words/desk/format-amount.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';

/** The sum, and where it goes: the card first, and credit the rest. */
export function sayRefund(order: DeskOrder, minor: number): string {
  const formatSum = (part: number) =>
    formatAmount(pageLanguage, decimalOfMoney(money(part, order.currency)), order.currency);
  const split = splitRefund(minor, paymentsOfOrder(order));
  const card = order.payments[0]?.label || words.card;
  if (!split || split.creditMinor === 0) return words.refundTo(formatSum(minor), card);
  if (split.cardMinor === 0) return words.refundTo(formatSum(minor), words.storeCredit);
  return words.refundToBoth(
    formatSum(minor),
    words.sumTo(formatSum(split.cardMinor), card),
    formatSum(split.creditMinor),
  );
}
