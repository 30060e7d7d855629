import { expect, test } from 'vitest';
import { sayProof } from './say-proof.ts';

test('[SP-03] what is true is said with its number', () => {
  expect(sayProof('en', { code: 'selling', count: 7 })).toEqual({
    strongText: 'Selling now.',
    text: '7 sold in the last seven days.',
  });
  expect(sayProof('en', { code: 'in_bags', count: 4 }).text).toBe('4 people have it in their bag.');
  expect(sayProof('en', { code: 'loved', count: 20 }).text).toBe('20 people love it.');
  expect(sayProof('fr', { code: 'loved', count: 20 }).text).not.toContain('people');
});

test('[BG-09] a bag is told that others hold the same', () => {
  expect(sayProof('en', { code: 'in_other_bags', count: 2 }).text).toBe(
    '2 other people have it in their bag.',
  );
});
