import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gtin13Of, isGtin13 } from './gtin.ts';

test.each(['4006381333931', '9780201379624', '0000000000000'])('%s is a GTIN-13', (text) => {
  expect(isGtin13(text)).toBe(true);
});

test.each(['4006381333932', '400638133393', '40063813339310', '400638133393x', '', '٤٠٠٦٣٨١٣٣٣٩٣١'])(
  '%j is no GTIN-13',
  (text) => {
    expect(isGtin13(text)).toBe(false);
  },
);

test('one wrong digit is always found', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digits = [...'4006381333931'];
      digits[place] = String((Number(digits[place]) + change) % 10);
      expect(isGtin13(digits.join(''))).toBe(false);
    }),
  );
});

test('any twelve digits and their check digit are a GTIN-13', () => {
  expect(gtin13Of('400638133393')).toBe('4006381333931');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
      expect(isGtin13(gtin13Of(String(number).padStart(12, '0')))).toBe(true);
    }),
  );
});
