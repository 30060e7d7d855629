import { expect, test } from 'vitest';
import { heightChoices, heightWords } from './height.ts';

test.each([
  [152, '5 ft 0 in'],
  [170, '5 ft 7 in'],
  [183, '6 ft 0 in'],
])('%d cm is %s', (cm, words) => expect(heightWords(cm)).toBe(words));

test('every choice is an inch taller than the one before, and reads as what is kept of it', () => {
  expect(heightChoices()[0]).toEqual({ cm: 137, words: '4 ft 6 in (137 cm)' });
  expect(heightChoices().at(-1)).toEqual({ cm: 198, words: '6 ft 6 in (198 cm)' });
  expect(new Set(heightChoices().map(({ cm }) => cm)).size).toBe(25);
});
