import { expect, test } from 'vitest';
import { splitRefund, unitsLeft } from '../order/refund.ts';
import {
  linesToRefund,
  mostToRefund,
  paymentsOfOrder,
  sumOfLines,
  sumOfReturn,
  unitsToSendBack,
} from './refund-form.ts';

const order = {
  currency: 'USD',
  lines: [
    {
      id: 1,
      quantity: 1,
      refundedQuantity: 0,
      exchangedQuantity: 0,
      price: 245,
      discount: 24.5,
      tax: 17.64,
      giftCardDetails: null,
    },
    {
      id: 2,
      quantity: 3,
      refundedQuantity: 0,
      exchangedQuantity: 0,
      price: 10,
      discount: 0.01,
      tax: 2,
      giftCardDetails: null,
    },
    {
      id: 3,
      quantity: 1,
      refundedQuantity: 0,
      exchangedQuantity: 0,
      price: 50,
      discount: 0,
      tax: 0,
      giftCardDetails: {},
    },
  ],
  totals: { storeCredit: 40 },
  payments: [{ captured: 280.13 }],
  refunds: [],
};

test('a line comes to what it cost, with its share of discount and tax', () => {
  expect(sumOfLines(order, new Map([[1, 1]]))).toBe(23_814);
  expect(sumOfLines(order, new Map([[2, 3]]))).toBe(3_199);
  expect(sumOfLines(order, new Map([[2, 1]]))).toBe(1_066);
  expect(sumOfLines(order, new Map())).toBe(0);
});

test('a gift card is no line to pay back, and no unit is paid back twice', () => {
  expect(linesToRefund(order).map(({ id }) => id)).toEqual([1, 2]);
  expect(sumOfLines(order, new Map([[3, 1]]))).toBe(0);
  const after = { ...order, lines: order.lines.map((line) => ({ ...line, refundedQuantity: 1 })) };
  expect(linesToRefund(after).map((line) => [line.id, unitsLeft(line)])).toEqual([[2, 2]]);
  // What is left of the line is paid back to the cent: 10.66 went before.
  expect(sumOfLines(after, new Map([[2, 2]]))).toBe(3_199 - 1_066);
});

test('the card is paid back first, less what it got before, and credit the rest', () => {
  const refunded = {
    ...order,
    refunds: [
      {
        parts: [
          { to: 'card', amount: 80.13 },
          { to: 'store_credit', amount: 5 },
        ],
      },
    ],
  };
  const payments = paymentsOfOrder(refunded);
  expect(payments).toEqual({ cardPaid: 28_013, cardReturned: 8_013, creditPaid: 4_000, creditReturned: 500 });
  expect(splitRefund(21_000, payments)).toEqual({ cardMinor: 20_000, creditMinor: 1_000 });
  expect(splitRefund(23_501, payments)).toBeNull();
});

test('a return gives what the rule gives: nothing twice, nothing for what was exchanged, no more than is left', () => {
  const coming = { returnId: 9, lineId: 2, quantity: 2, state: 'authorised', exchange: null } as const;
  const returns = [coming];
  expect(sumOfReturn({ ...order, returns }, coming)).toBe(sumOfLines(order, new Map([[2, 2]])));
  const line = (values: object) => ({
    ...order,
    returns,
    lines: order.lines.map((one) => (one.id === 2 ? { ...one, ...values } : one)),
  });
  expect(sumOfReturn(line({ refundedQuantity: 2 }), coming)).toBe(0);
  expect(sumOfReturn(line({ exchangedQuantity: 3 }), coming)).toBe(0);
  const earlier = {
    ...coming,
    returnId: 8,
    quantity: 1,
    state: 'received',
    exchange: { isSent: true },
  } as const;
  expect(sumOfReturn({ ...order, returns: [earlier, coming] }, coming)).toBe(
    sumOfLines(order, new Map([[2, 2]])),
  );
  expect(sumOfReturn({ ...order, payments: [], totals: { storeCredit: 0 }, returns }, coming)).toBe(0);
});

test('what has left comes back once, and what is final or a gift card does not', () => {
  const line = { shippedQuantity: 3, returnedQuantity: 1, isFinalSale: false, giftCardDetails: null };
  expect(unitsToSendBack(line)).toBe(2);
  expect(unitsToSendBack({ ...line, isFinalSale: true })).toBe(0);
  expect(unitsToSendBack({ ...line, giftCardDetails: {} })).toBe(0);
});

test('no more is offered than the order has, nor than is left of the day', () => {
  const bounds = (currency: string, left: number | null) =>
    mostToRefund({ currency, refundable: 80, refundLimit: left === null ? null : { left } });
  expect(bounds('USD', null)).toBe(8_000);
  expect(bounds('USD', 12.5)).toBe(1_250);
  expect(bounds('USD', 90)).toBe(8_000);
  // Of another currency the shop says what the limit comes to.
  expect(bounds('EUR', 12.5)).toBe(8_000);
});
