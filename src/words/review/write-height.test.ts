import { expect, test } from 'vitest';
import { writeHeight, writeHeightChoices } from './write-height.ts';

test.each([
  [152, '5 ft 0 in'],
  [170, '5 ft 7 in'],
  [183, '6 ft 0 in'],
])('%d cm is %s', (cm, words) => expect(writeHeight('en', cm)).toBe(words));

test('every choice reads as what is kept of it', () => {
  expect(writeHeightChoices('en')[0]).toEqual({ cm: 137, words: '4 ft 6 in (137 cm)' });
  expect(writeHeightChoices('en').at(-1)).toEqual({ cm: 198, words: '6 ft 6 in (198 cm)' });
});
