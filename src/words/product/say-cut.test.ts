import { expect, test } from 'vitest';
import { sayCut } from './say-cut.ts';

test.each([
  ['33 in', '12 in', 'Inseam 33 in, front rise 12 in.'],
  ['33 in', null, 'Inseam 33 in.'],
  [null, '12 in', 'Front rise 12 in.'],
  [null, null, null],
])('[SZ-09] an inseam of %j and a front rise of %j read %j', (inseam, frontRise, words) => {
  expect(sayCut('en', { inseam, frontRise })).toBe(words);
});

test('in French it is in centimetres', () => {
  expect(sayCut('fr', { inseam: '33 in', frontRise: '12 in' })).toBe(
    'Entrejambe 84\u00a0cm, montant avant 30\u00a0cm.',
  );
});
