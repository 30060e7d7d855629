import { expect, test } from 'vitest';
import { proofMessage } from './social-proof.ts';

const nothing = { soldThisWeek: 0, inBags: 0, loves: 0 };

test('[SP-03] the strongest thing that is true is said, with its number', () => {
  const all = { soldThisWeek: 7, inBags: 4, loves: 90 };
  expect(proofMessage(all, 'product')).toEqual({
    code: 'selling',
    strongText: 'Selling now.',
    text: '7 sold in the last seven days.',
  });
  expect(proofMessage({ ...all, soldThisWeek: 2 }, 'listing')?.text).toBe(
    '4 other people have it in their bag.',
  );
  expect(proofMessage({ ...nothing, loves: 20 }, 'product')?.text).toBe('20 people love it.');
});

test('[BG-09] a bag is told that others hold the same', () => {
  expect(proofMessage({ soldThisWeek: 7, inBags: 2, loves: 90 }, 'bag')?.code).toBe('in_bags');
  expect(proofMessage({ soldThisWeek: 3, inBags: 1, loves: 90 }, 'bag')?.code).toBe('selling');
  expect(proofMessage({ ...nothing, loves: 90 }, 'bag')).toBeNull();
});

test('[SP-03] too little is not said', () => {
  expect(proofMessage(nothing, 'product')).toBeNull();
  expect(proofMessage({ soldThisWeek: 2, inBags: 1, loves: 19 }, 'product')).toBeNull();
});
