import { expect, test } from 'vitest';
import { sayOrderBlocker } from './say-order-blocker.ts';

test('what blocks an order says what to do', () => {
  const say = (why: Parameters<typeof sayOrderBlocker>[1]['why']) => sayOrderBlocker('en', { why });
  expect(say({ code: 'email' })).toBe('Give us an email address for the receipt.');
  expect(say({ code: 'address' })).toBe('Tell us where it goes.');
  expect(say({ code: 'as_quoted', text: 'Not so.' })).toBe('Not so.');
  expect(say({ code: 'unknown' })).toBe('Something in this order is not right yet.');
  expect(say({ code: 'pieces', count: 1 })).toMatch(/^One piece cannot go/);
  expect(say({ code: 'pieces', count: 2 })).toMatch(/^2 pieces cannot go/);
});

test('[IX-05] an order that leaves the country waits for consent, and says so', () => {
  expect(sayOrderBlocker('en', { why: { code: 'consent' } })).toBe(
    'Tick the box about duties. Customs asks us to ask you.',
  );
});
