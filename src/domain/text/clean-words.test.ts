import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanWords } from './clean-words.ts';

test.each([
  ['a\u202Eevil\u202C b', 'aevil b'],
  ['\u2066left\u2069', 'left'],
  ['zero\u200Bwidth\uFEFF', 'zerowidth'],
  ['bell\u0007 esc\u001b[31m', 'bell esc[31m'],
  ['one\r\n\r\n\r\n\r\ntwo', 'one\n\ntwo'],
  ['\u200B\u2060 \u3164', ''],
  ['👩‍👧 stays', '👩‍👧 stays'],
  ['می‌خواهم', 'می‌خواهم'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j becomes %j', (text, clean) => {
  expect(cleanWords(text)).toBe(clean);
});

test('a tower of marks is cut down to four on a letter', () => {
  expect(cleanWords(`z${'\u0335'.repeat(500)}`)).toHaveLength(5);
});

test('a headline stands on one line', () => {
  expect(cleanLine('Size\n\n up \t please')).toBe('Size up please');
});

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanWords(text);
      expect(cleanWords(clean)).toBe(clean);
    }),
  );
});
