import { expect, test } from 'vitest';
import { firstSteps, stepsToFirstSale } from './first-steps.ts';
import { type OpeningCheck, openingChecks } from './opening.ts';

const without = (...left: OpeningCheck[]) =>
  openingChecks.map((check) => ({ check, state: left.includes(check) ? 'trouble' : 'done' }) as const);

const open = (...left: OpeningCheck[]) =>
  stepsToFirstSale(without(...left))
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step);

test('a shop in which nothing is done has every step before it, one that is ready none', () => {
  expect(open(...openingChecks)).toEqual(firstSteps);
  expect(open()).toEqual([]);
});

test('a step is over when all of it is, and says what is left of it', () => {
  expect(open('contact')).toEqual(['place']);
  const [, place] = stepsToFirstSale(without('contact'));
  expect(place?.item?.check).toBe('contact');
  const [, settled] = stepsToFirstSale(without());
  expect(settled?.item?.state).toBe('done');
});

test('what no step is about stops none', () => {
  expect(open('backup', 'second_factor', 'post_office', 'sender')).toEqual([]);
});
