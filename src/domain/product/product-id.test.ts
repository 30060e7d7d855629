import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProductId, productIdOfRoute } from './product-id.ts';

// Built from code points: fast-check's own Unicode strings take a second to set up.
const anyText = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
const largest = '9007199254740991';
const wrongEverywhere = [
  '',
  ' 1',
  '-1',
  '+1',
  '١٢',
  '１２',
  '0',
  'abc',
  'x1',
  `${largest}0`,
  '9007199254740992',
];

test('the leading digits of the route are the product id', () => {
  expect(productIdOfRoute('123-red')).toBe(123);
  expect(productIdOfRoute('123')).toBe(123);
  expect(productIdOfRoute('1e9')).toBe(1);
  expect(productIdOfRoute('12١')).toBe(12);
  expect(productIdOfRoute(`123-${'red'.repeat(4000)}`)).toBe(123);
  expect(productIdOfRoute(largest)).toBe(Number.MAX_SAFE_INTEGER);
});

test.each(wrongEverywhere)('a route whose product id is %j is invalid', (text) => {
  expect(productIdOfRoute(text)).toBeNull();
});

test('ten thousand digits are no product id', () => {
  expect(productIdOfRoute('1'.repeat(10_000))).toBeNull();
});

test('a call takes a plain product id', () => {
  expect(parseProductId('1001')).toBe(1001);
  expect(parseProductId(largest)).toBe(Number.MAX_SAFE_INTEGER);
});

test.each([...wrongEverywhere, '1e9', '0x10', '01', '1.0', '1 ', '1\n', '123-red', '1'.repeat(10_240)])(
  'a call refuses %j',
  (text) => {
    expect(parseProductId(text)).toBeNull();
  },
);

test('every id that is written is read back, in a route and in a call', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.string(), (id, rest) => {
      expect(parseProductId(String(id))).toBe(id);
      expect(productIdOfRoute(`${id}-${rest}`)).toBe(id);
    }),
  );
});

test('whatever arrives, the answer is a positive safe integer or null', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const id of [parseProductId(text), productIdOfRoute(text)]) {
        expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true);
      }
    }),
  );
});
