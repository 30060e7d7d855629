import { expect, test } from 'vitest';
import { sayArrival, sayArrivals, sayWholeArrival } from './say-arrival.ts';

test('[SM-01] a page says on which day it arrives, or between which', () => {
  const tuesday = { arrivesFrom: '2026-11-24', arrivesBy: '2026-11-24' };
  const between = { arrivesFrom: '2026-11-19', arrivesBy: '2027-01-04' };
  expect(sayWholeArrival('en', tuesday)).toBe('Arrives Tuesday, November 24.');
  expect(sayWholeArrival('en', between)).toBe('Arrives Thursday, November 19 to Monday, January 4.');
  expect(sayArrival('en', between)).toBe('Arrives Thu, Nov 19 to Mon, Jan 4');
});

test('of several parcels each says its own days', () => {
  const whole = { arrivesFrom: '2026-11-19', arrivesBy: '2026-12-15' };
  const first = { arrivesFrom: '2026-11-19', arrivesBy: '2026-11-19' };
  const second = { arrivesFrom: '2026-12-10', arrivesBy: '2026-12-15' };
  expect(sayArrivals('en', { ...whole, parcels: [first, second] })).toEqual([
    'Parcel 1 arrives Thu, Nov 19',
    'Parcel 2 arrives Thu, Dec 10 to Tue, Dec 15',
  ]);
  expect(sayArrivals('en', { ...first, parcels: [first] })).toEqual(['Arrives Thu, Nov 19']);
});
