import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { signatureOf } from './signature.ts';

const sent = { isWaived: false, isPaidByKlarna: false };

test('[CQ-08] nobody signs below 550; from there on it is asked for, and can be done without', () => {
  expect(signatureOf({ ...sent, goods: money(54_999) })).toBe('not_needed');
  expect(signatureOf({ ...sent, goods: money(55_000) })).toBe('needed');
  expect(signatureOf({ ...sent, goods: money(55_000), isWaived: true })).toBe('waived');
  expect(signatureOf({ ...sent, goods: money(54_999), isWaived: true })).toBe('not_needed');
});

test('[CQ-08] Klarna’s threshold is for what Klarna pays alone, and is 550 where nobody set it', () => {
  const byKlarna = { isWaived: true, isPaidByKlarna: true };
  expect(signatureOf({ ...byKlarna, goods: money(55_000) })).toBe('needed');
  expect(signatureOf({ ...byKlarna, goods: money(54_999) })).toBe('not_needed');
  const klarnaFrom = money(20_000);
  expect(signatureOf({ ...byKlarna, goods: money(20_000), klarnaFrom })).toBe('needed');
  expect(signatureOf({ ...byKlarna, goods: money(0), klarnaFrom: money(0) })).toBe('not_needed');
  expect(signatureOf({ ...sent, goods: money(20_000), klarnaFrom })).toBe('not_needed');
  expect(signatureOf({ ...byKlarna, goods: money(60_000), klarnaFrom: money(90_000) })).toBe('waived');
});
