import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGiftCardSlug, productPath, slugOf } from './slug.ts';

// Built from code points: fast-check's own Unicode strings take a second to set up.
const anyText = fc
  .array(fc.oneof(fc.nat(0x10ffff), fc.nat(0x17f)), { maxLength: 400 })
  .map((points) => String.fromCodePoint(...points));

test.each([
  ['Nocturne Bias Slip Dress', 'Bordeaux', 'nocturne-bias-slip-dress-bordeaux'],
  ['Crème brûlée Smørrebrød Łódź', 'Weiß', 'creme-brulee-smorrebrod-lodz-weiss'],
  ['Nobody’s Fool, It\'s a "Knit"', 'Oat', 'nobodys-fool-its-a-knit-oat'],
  ['İstanbul ﬁne', '', 'istanbul-fine'],
  ['<script>alert(1)</script>', '🖤', 'script-alert-1-script'],
])('%j in %j is %s', (name, color, slug) => {
  expect(slugOf(name, color)).toBe(slug);
});

test('a name without a single plain letter still has a slug', () => {
  expect(slugOf('שלום', '夜')).toBe('product');
  expect(slugOf('', '')).toBe('product');
});

test('a long name is cut between words, and a long word where it must be', () => {
  expect(slugOf('word '.repeat(100), 'Noir')).toMatch(/^word(-word)*$/);
  expect(slugOf('x'.repeat(500), '')).toBe('x'.repeat(80));
});

test('any text gives a bounded kebab-case slug, and the same one twice', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, color) => {
      const slug = slugOf(name, color);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug, '')).toBe(slug);
    }),
  );
});

test('a slug that contains virtual-gift-card is the gift card’s', () => {
  expect(isGiftCardSlug('virtual-gift-card')).toBe(true);
  expect(isGiftCardSlug('the-Virtual-Gift-Card-100')).toBe(true);
  expect(isGiftCardSlug('gift-card-holder-virtual')).toBe(false);
});

test('a product lives at /product/{productId}/{slug}', () => {
  expect(productPath({ id: 1001, slug: 'nocturne-noir' })).toBe('/product/1001/nocturne-noir');
  expect(productPath({ id: 1, slug: '../admin?x' })).toBe('/product/1/..%2Fadmin%3Fx');
});
