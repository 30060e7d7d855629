import { expect, test } from 'vitest';
import { heightChoices, heightOf } from './height.ts';

test.each([
  [152, 5, 0],
  [170, 5, 7],
  [183, 6, 0],
])('%d cm is %d ft %d in', (cm, feet, inches) => expect(heightOf(cm)).toEqual({ feet, inches, cm }));

test('every choice is an inch taller than the one before', () => {
  const inches = heightChoices().map((height) => height.feet * 12 + height.inches);
  expect(inches).toEqual(Array.from({ length: 25 }, (_, index) => 54 + index));
  expect(new Set(heightChoices().map(({ cm }) => cm)).size).toBe(25);
});
