import { expect, test } from 'vitest';
import type { Need } from '../../domain/desk/need.ts';
import { sayNeed } from './say-need.ts';

const need = (given: Partial<Need>): Need => ({
  kind: 'held_order',
  count: 1,
  isCountExact: true,
  only: null,
  since: null,
  ...given,
});
const titleOf = (given: Partial<Need>, language: 'en' | 'fr' = 'en') =>
  sayNeed(language, need(given), 0).title;

test('one is called by its number or name, several by how many', () => {
  expect(titleOf({ only: '40131' })).toBe('Order 40131 is held');
  expect(titleOf({ kind: 'webhook_off', only: 'Accounting' })).toBe('Accounting is switched off');
  // Two parcels of one order.
  expect(titleOf({ kind: 'late_parcel', only: '7', count: 2 })).toBe('2 parcels are late');
  expect(titleOf({ kind: 'review', count: 1 })).toBe('1 review to read');
  expect(titleOf({ kind: 'dead_job', count: 1000, isCountExact: false })).toBe(
    'More than 1000 jobs were given up',
  );
  expect(titleOf({ kind: 'payment', count: 3 }, 'fr')).toBe('3 paiements ne concordent pas');
});

test('of several it says since when the oldest waits', () => {
  const at = '2026-11-15T10:00:00.000Z';
  expect(
    sayNeed('en', need({ kind: 'review', count: 2, since: at }), Date.parse('2026-11-18T10:00:00Z')).text,
  ).toBe('The shop shows reviews once somebody has read them. The oldest since Nov 15.');
});
