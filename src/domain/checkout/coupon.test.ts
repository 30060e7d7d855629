import { expect, test } from 'vitest';
import { codeRefusal } from './coupon.ts';

test('a code is refused by what is said of it, not by what is said of one that was given before', () => {
  const said = (text: string) => ({ field: 'coupon', text });
  const messages = [
    said('ENDED has ended.'),
    said('TENOFF does not add to WELCOME10, which takes off more.'),
  ];
  const quote = { coupons: [{ code: 'WELCOME10' }], messages };
  expect(codeRefusal(quote, ' ended ')).toBe('ENDED has ended.');
  expect(codeRefusal(quote, 'welcome10')).toBeUndefined();
  expect(codeRefusal(quote, 'TENOFF')).toBe('TENOFF does not add to WELCOME10, which takes off more.');
  // It has become credit, of which no promotion says anything.
  expect(codeRefusal(quote, 'VITR-DEMO-0050')).toBeUndefined();
});
