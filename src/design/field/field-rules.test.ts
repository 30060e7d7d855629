import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorText, fieldMaxLength, isTrimmed, settledValue, titleCase } from './field-rules.ts';

describe('fieldMaxLength', () => {
  test.each(['email', 'password', 'search', 'tel', 'text', 'url'])(
    '[FM-04] %s takes 96 characters',
    (type) => {
      expect(fieldMaxLength(type)).toBe(96);
    },
  );
  test.each(['number', 'date', 'checkbox', 'file'])('[FM-04] %s has no limit', (type) => {
    expect(fieldMaxLength(type)).toBeUndefined();
    expect(fieldMaxLength(type, 10)).toBeUndefined();
  });
  test('[FM-04] a stated limit replaces the default', () => {
    expect(fieldMaxLength('text', 12)).toBe(12);
  });
});

test('what is typed around a password is part of it, and around anything else it is not', () => {
  const settled = (type: 'password' | 'email' | 'text') => settledValue(' a b ', { trim: isTrimmed(type) });
  expect((['password', 'email', 'text'] as const).map(settled)).toEqual([' a b ', 'a b', 'a b']);
});

describe('titleCase', () => {
  test.each([
    ['margaux de la cour', 'Margaux De La Cour'],
    ['anne-marie', 'Anne-Marie'],
    ["stella o'neill", "Stella O'neill"],
    ['éloïse', 'Éloïse'],
    ['McQueen', 'McQueen'],
    ['', ''],
  ])('[FM-02] %j becomes %j', (input, left) => {
    expect(titleCase(input)).toBe(left);
  });
  test('[FM-02] doing it twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (value) => titleCase(titleCase(value)) === titleCase(value),
      ),
    );
  });
});

describe('settledValue', () => {
  test('[FM-05] spaces around a value are dropped, those inside stay', () => {
    expect(settledValue('  12 Rue  Jacob \n')).toBe('12 Rue  Jacob');
  });
  test('[FM-05] trimming can be turned off', () => {
    expect(settledValue('  kept ', { trim: false })).toBe('  kept ');
  });
  test('[FM-05] a settled value never starts or ends with space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (value, raised) => {
        const settled = settledValue(value, { titleCase: raised });
        return !/^\s|\s$/.test(settled);
      }),
    );
  });
  test('[FM-02] title case is only applied where asked for', () => {
    expect(settledValue(' margaux ')).toBe('margaux');
    expect(settledValue(' margaux ', { titleCase: true })).toBe('Margaux');
  });
});

test('[FM-07] the first of several errors is said', () => {
  expect(errorText(['Please enter a number.', 'Too short.'])).toBe('Error: Please enter a number.');
  expect(errorText([])).toBeUndefined();
});
