import { expect, test } from 'vitest';
import { isName } from './share-email.ts';

test.each([
  ['Margaux', true],
  ['Anne-Marie O’Neil Jr.', true],
  ['J. R. R.', true],
  ['Zoë 李', true],
  ['Your parcel waits: https://evil.example/pay', false],
  ['evil.app', false],
  ['Go to evil . example', false],
  ['Win $500', false],
  ['Eve\r\nBcc', false],
  ['', false],
])('[SH-02] %j is a name: %j', (text, isOne) => {
  expect(isName(text)).toBe(isOne);
});
