import { expect, test } from 'vitest';
import { creditCause } from './credit.ts';

const entry = (reason: Parameters<typeof creditCause>[0]['reason'], source: string, orderId?: number) =>
  creditCause({ amountMinor: 100, reason, source, orderId: orderId ?? null });

test('each movement of credit has its cause', () => {
  expect(entry('gift_card', 'gift card 1')).toEqual({ code: 'gift_card' });
  expect(entry('goodwill', 'the coat was late')).toEqual({ code: 'goodwill' });
  expect(entry('merge', 'merge 1 in')).toEqual({ code: 'merge' });
  expect(entry('order', 'attempt 1')).toEqual({ code: 'payment' });
  expect(entry('order', 'attempt 1', 7)).toEqual({ code: 'order', orderId: 7 });
  expect(entry('refund', 'attempt 1 returned')).toEqual({ code: 'payment_returned' });
  expect(entry('refund', 'order 7 return 3', 7)).toEqual({ code: 'return', orderId: 7 });
  expect(entry('refund', 'order 7 refund key', 7)).toEqual({ code: 'refund', orderId: 7 });
  expect(entry('refund', 'order 7 cancelled', 7)).toEqual({ code: 'cancellation', orderId: 7 });
});

test('what was given and is taken again has a cause of its own', () => {
  const entry = { amountMinor: -100, reason: 'goodwill', source: 'desk 1', orderId: null } as const;
  expect(creditCause(entry)).toEqual({ code: 'taken_back' });
});
