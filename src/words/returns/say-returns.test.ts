import { expect, test } from 'vitest';
import { sayBagReturns, sayParcelReturns, sayProductReturns } from './say-returns.ts';

const window = { freeDays: 30, lateDays: null };
const lateWindow = { freeDays: 45, lateDays: 90 };

test('[PG-22] what can be sent back is said by product and window', () => {
  const returns = { code: 'returns', window, isExchangeable: true } as const;
  expect(sayProductReturns('en', returns)).toBe('Free returns for 30 days. Exchanges welcome.');
  expect(sayProductReturns('en', { ...returns, isExchangeable: false })).toBe(
    'Free returns for 30 days. No exchanges.',
  );
  expect(sayProductReturns('en', { ...returns, window: lateWindow })).toContain(
    'Free returns for 45 days, then until day 90 less a restocking fee.',
  );
  expect(sayProductReturns('en', { code: 'final_sale' })).toBe('Final sale: no returns, no exchanges.');
  expect(sayProductReturns('fr', { code: 'home_only' })).toContain('vous y avez 14 jours.');
});

test('[PG-22] a bag promises returns only of what can come back, in words', () => {
  const returns = { code: 'returns', window, keepsSome: false } as const;
  expect(sayBagReturns('en', returns)).toBe('Free returns for 30 days.');
  expect(sayBagReturns('en', { code: 'final_sale' })).toBe('Final sale: no returns, no exchanges.');
  expect(sayBagReturns('en', { ...returns, keepsSome: true })).toBe(
    'Free returns for 30 days. What is final sale cannot come back.',
  );
  expect(sayBagReturns('en', { ...returns, window: lateWindow })).toContain('restocking fee');
});

test('a parcel says its last day with its year, since it may lie beyond the new one', () => {
  expect(sayParcelReturns('en', { code: 'until', day: '2027-01-04' })).toBe(
    'Can be sent back until January 4, 2027.',
  );
  expect(sayParcelReturns('fr', { code: 'from_arrival', days: 45 })).toBe(
    'Retour possible pendant 45 jours dès l’arrivée.',
  );
  expect(sayParcelReturns('en', { code: 'never' })).toMatch(/^Cannot be sent back/);
});
