import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv, harmlessCell } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://evil.example","x")'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

test('a plain cell stays as it is, and a number is a number on both sides of zero', () => {
  expect(harmlessCell('Eleni Marsh')).toBe('Eleni Marsh');
  expect(harmlessCell('a-b=c')).toBe('a-b=c');
  expect(harmlessCell(-24.8)).toBe('-24.8');
  expect(harmlessCell(248)).toBe('248');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(
    formatCsv([
      ['Order', 'Ship to'],
      [40214, 'Brooklyn, NY'],
      [1, 'said "no"\nthen yes'],
    ]),
  ).toBe('Order,Ship to\r\n40214,"Brooklyn, NY"\r\n1,"said ""no""\nthen yes"\r\n');
});

test('no cell of text begins as a formula does, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(formatCsv([[text]])).not.toMatch(/^"?[=+\-@\t\r]/);
    }),
  );
});
