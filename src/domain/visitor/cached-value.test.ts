import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cachedText, readCachedText } from './cached-value.ts';

test('[LS-01] a value comes back until it expires, and not at that instant', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1 }), (value, expiry) => {
      const text = cachedText(value, expiry);
      expect(readCachedText(text, expiry - 1)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(readCachedText(text, expiry)).toBeUndefined();
    }),
  );
});

test.each([
  null,
  '',
  'nonsense',
  '{',
  'null',
  '1',
  '[]',
  '{"value":1}',
  '{"expiry":9e15}',
  '{"value":1,"expiry":"9e15"}',
  '{"value":1,"expiry":null}',
])('[LS-01] %j reads as absent', (text) => {
  expect(readCachedText(text, 0)).toBeUndefined();
});
