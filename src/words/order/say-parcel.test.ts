import { expect, test } from 'vitest';
import { formatTrackDay, sayParcelName, sayTrackStep } from './say-parcel.ts';

test('a parcel is called by its number where there are several, and gift cards come by email', () => {
  expect(sayParcelName('en', 'only_parcel')).toBe('Your parcel');
  expect(sayParcelName('en', { number: 2 })).toBe('Parcel 2');
  expect(sayParcelName('en', 'by_email')).toBe('By email');
  expect(sayParcelName('fr', { number: 2 })).toBe('Colis 2');
});

test('what is sold ahead is reserved, and charged when it ships', () => {
  const steps = ['reserved', 'awaiting_stock', 'shipped_and_charged', 'delivered'] as const;
  expect(steps.map((step) => sayTrackStep('en', step))).toEqual([
    'Reserved for you',
    'Waiting for it to come in',
    'Shipped, and charged',
    'At your door',
  ]);
  expect(sayTrackStep('en', 'awaiting_payment')).toBe('Waiting for its payment');
  expect(sayTrackStep('en', 'packing')).toBe('Being packed');
});

test('a step says its day, and what waits for stock the day by which it ships', () => {
  const day = '2026-12-04';
  expect(formatTrackDay('en', { step: 'with_courier', day, state: 'now' })).toBe('Fri, Dec 4');
  expect(formatTrackDay('en', { step: 'awaiting_stock', day, state: 'now' })).toBe('Ships by Fri, Dec 4');
  expect(formatTrackDay('en', { step: 'delivered', day: null, state: 'later' })).toBeNull();
});
