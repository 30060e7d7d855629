import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { formatPhone, prefixedPhone, standardPhone } from './phone.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const separator = fc.constantFrom('', ' ', '-', '.', '(', ')');
/** The same digits with separators wherever they may fall. */
const spaced = (text: string) =>
  fc
    .array(separator, { minLength: text.length, maxLength: text.length })
    .map((all) => [...text].map((digit, index) => `${all[index]}${digit}`).join(''));

describe('[WL-09] a phone number', () => {
  test.each([
    ['2015550123', '+12015550123'],
    ['12015550123', '+12015550123'],
    ['+12015550123', '+12015550123'],
    ['(201) 555-0123', '+12015550123'],
    ['+1 201.555.0123', '+12015550123'],
  ])('%s is %s', (text, standard) => {
    expect(standardPhone(text)).toBe(standard);
  });

  test.each([
    '',
    '+',
    '+1',
    '201555012',
    '22015550123',
    '120155501234',
    '+2015550123',
    '+442071838750',
    '++12015550123',
    '201555O123',
    '٢٠١٥٥٥٠١٢٣',
    '2015550123 x4',
    `2015550123${' '.repeat(1_000_000)}`,
  ])('%j is none', (text) => {
    expect(standardPhone(text)).toBe('');
  });

  test('of ten digits, or eleven that start with 1, is standardised however it is spaced', () => {
    fc.assert(
      fc.property(
        digits(10).chain((ten) => fc.tuple(fc.constant(ten), fc.constantFrom('', '1', '+1'), spaced(ten))),
        ([ten, start, text]) => {
          fc.pre(start.length + text.length <= 30);
          expect(standardPhone(`${start}${text}`)).toBe(`+1${ten}`);
        },
      ),
    );
  });

  test('is nothing, or twelve characters that stay what they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(10), digits(11), digits(12)), (text) => {
        const standard = standardPhone(text);
        expect(standard).toMatch(/^(\+1[0-9]{10})?$/);
        expect(standardPhone(standard)).toBe(standard);
      }),
    );
  });

  test('of another count of digits is none', () => {
    const others = fc.integer({ min: 0, max: 20 }).filter((length) => length !== 10 && length !== 11);
    fc.assert(
      fc.property(others.chain(digits), (text) => {
        expect(standardPhone(text)).toBe('');
      }),
    );
  });

  test('published as an example is taken exactly when it is of the North American plan', () => {
    const taken = Object.keys(examples).filter((country) => {
      const example = getExampleNumber(country as keyof typeof examples, examples);
      const number = example?.number ?? '';
      const isOfThePlan = example?.countryCallingCode === '1';
      expect(standardPhone(number), country).toBe(isOfThePlan ? number : '');
      return isOfThePlan;
    });
    expect(taken).toContain('US');
    expect(taken.length).toBeGreaterThan(20);
  });
});

describe('[WL-09] the field', () => {
  test.each([
    ['', ''],
    ['  ', ''],
    ['2015550123', '+12015550123'],
    ['12015550123', '+12015550123'],
    ['(201) 555-0123', '+12015550123'],
    ['+1 201 555 0123', '+12015550123'],
    ['201', '+1201'],
    ['+44 20', '+4420'],
    ['22025550123', '+122025550123'],
    ['+120255501234', '+120255501234'],
  ])('left with %j shows %j', (text, shown) => {
    expect(prefixedPhone(text)).toBe(shown);
  });

  test('shows twelve characters for a good number, and whatever else was typed as it is, never cut', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 40 }), digits(10), digits(11), digits(12)), (text) => {
        const shown = prefixedPhone(text);
        expect(prefixedPhone(shown)).toBe(shown);
        const standard = standardPhone(text);
        if (standard === '') expect(shown.endsWith(text.replace(/[\s().-]/g, '').slice(-1))).toBe(true);
        else expect(shown).toBe(standard);
      }),
    );
  });

  test('typed, pasted, left and come back to in any order, never makes a good number of a bad one', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789+()-. x'), maxLength: 20 });
    const numbers = fc.oneof(digits(9), digits(10), digits(11), digits(12), keys).chain(spaced);
    const step = fc.oneof(
      fc.record({ keystrokes: keys }),
      fc.record({ pasted: numbers }),
      fc.record({ keystrokes: digits(1) }),
      fc.constant('left' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let entered = '';
        let shown = '';
        for (const each of steps) {
          if (each === 'left') shown = prefixedPhone(shown.trim());
          else {
            const text = 'keystrokes' in each ? each.keystrokes : each.pasted;
            entered += text;
            shown += text;
          }
          const standard = standardPhone(shown);
          // Prefixed on the way or not, it is what was entered, digit by digit.
          const enteredDigits = entered.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
          if (standard !== '') expect(standard).toBe(`+1${enteredDigits}`);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test('[WL-09] a number is read back in groups', () => {
  expect(formatPhone('+12015550123')).toBe('(201) 555-0123');
});
