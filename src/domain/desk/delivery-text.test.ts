import { expect, test } from 'vitest';
import { addLine, parseCount, parseDelivery, replaceCode } from './delivery-text.ts';

test.each([
  ['1001-s\t5', [{ sku: '1001-s', units: 5 }]],
  [
    '1001-s, 5\n\n1001-m;2\r\n',
    [
      { sku: '1001-s', units: 5 },
      { sku: '1001-m', units: 2 },
    ],
  ],
  ['"1001-s","5"', [{ sku: '1001-s', units: 5 }]],
  ['', []],
])('%j is read', (text, lines) => {
  expect(parseDelivery(text)).toEqual({ ok: true, lines });
});

test.each([
  ['1001-s', 1],
  ['1001-s 5\n1001-m five', 2],
  ['1001-s 0', 1],
  ['1001-s -1', 1],
])('%j is not: the line is named', (text, line) => {
  expect(parseDelivery(text)).toEqual({ ok: false, line });
});

test('a guess takes the place of the code in its line, empty lines left out', () => {
  expect(replaceCode('1001-s 5\n\n1001-x 2', 2, '1001-m')).toBe('1001-s 5\n\n1001-m 2');
});

test('a link adds its line to what is there, once, and nothing that is no line', () => {
  const link = { sku: '1010-28', units: '4' };
  expect(addLine('', link)).toBe('1010-28 4');
  expect(addLine('1001-S 2\n', link)).toBe('1001-S 2\n1010-28 4');
  expect(addLine('1010-28 9', link)).toBe('1010-28 9');
  expect(addLine('half a line', link)).toBe('half a line\n1010-28 4');
  for (const none of [
    { sku: null, units: null },
    { sku: '1010-28', units: null },
    { sku: '1010-28', units: '0' },
    { sku: '1010-28 4\n1010-30', units: '4' },
  ])
    expect(addLine('1001-S 2', none)).toBe('1001-S 2');
});

test('none of a size is a count, and no delivery', () => {
  expect(parseCount('1010-28 0')).toEqual({ ok: true, lines: [{ sku: '1010-28', units: 0 }] });
  expect(parseDelivery('1010-28 0')).toEqual({ ok: false, line: 1 });
  expect(parseCount('1010-28 00')).toEqual({ ok: false, line: 1 });
});
