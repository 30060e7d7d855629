import { expect, test } from 'vitest';
import { holdsLink } from './holds-link.ts';

test.each([
  ['see http://evil.example', true],
  ['HTTPS://x', true],
  ['www.evil', true],
  ['evil-shop.com has it', true],
  ['evil.app', true],
  ['pay at evil.de now', true],
  ['EVIL.Photography', true],
  ['evil。app', true],
  ['evil.\u200bapp', true],
  ['ftp://evil', true],
  ['10.0.0.1/pay', true],
  ['a@evil.example', true],
  ['Size S. You know the date.', false],
  ['Wait...and see', false],
  ['At 5 p.m. then', false],
  ['It is $5.99, e.g. cheap', false],
])('[SH-02] a note of %j holds a link: %j', (note, isLink) => {
  expect(holdsLink(note)).toBe(isLink);
});
