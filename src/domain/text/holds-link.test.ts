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
  ['Go to evil . example', true],
  ['Go to evil .example', true],
  ['evil\u00a0. com', true],
  ['evil\u2024com', true],
  ['evil \u200b. com', true],
  ['evil [dot] com', true],
  ['evil (point) fr', true],
  ['go to evil dot com', true],
  ['Size S. You know the date.', false],
  ['Wait...and see', false],
  ['Wait . . . and see', false],
  ['Wait ... and see', false],
  ['Aunt Dot and I', false],
  ['Un point pour toi', false],
  ['Joyeux Noël ! Je t’embrasse. Odile', false],
  ['At 5 p.m. then', false],
  ['It is $5.99, e.g. cheap', false],
])('[SH-02] a note of %j holds a link: %j', (note, isLink) => {
  expect(holdsLink(note)).toBe(isLink);
});
