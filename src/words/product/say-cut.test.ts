import { expect, test } from 'vitest';
import { sayCut } from './say-cut.ts';

test.each([
  ['33 in', '12 in', 'Inseam 33 in, front rise 12 in.'],
  ['33 in', null, 'Inseam 33 in.'],
  [null, '12 in', 'Front rise 12 in.'],
  [null, null, null],
])('[SZ-09] an inseam of %j and a front rise of %j read %j', (inseam, frontRise, words) => {
  expect(sayCut('en', 'in', { inseam, frontRise })).toBe(words);
});

test('[SZ-09] it is said in the unit of whoever reads it', () => {
  const cut = { inseam: '33 in', frontRise: '12 in' };
  expect(sayCut('en', 'cm', cut)).toBe('Inseam 84\u00a0cm, front rise 30\u00a0cm.');
  expect(sayCut('fr', 'cm', cut)).toBe('Entrejambe 84\u00a0cm, montant avant 30\u00a0cm.');
  expect(sayCut('fr', 'in', cut)).toBe('Entrejambe 33\u00a0po, montant avant 12\u00a0po.');
});
