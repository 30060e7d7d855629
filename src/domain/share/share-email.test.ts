import { describe, expect, test } from 'vitest';
import type { Product } from '../product/product.ts';
import { isName, shareEmail } from './share-email.ts';

const product = {
  name: 'Silk & <b>Lace</b>',
  brand: 'Maison "Orle"',
  images: [{ imagePath: '/a.jpg', alt: 'A dress' }],
  productPrice: {
    price: { minor: 35600, currency: 'USD' },
    salePrice: null,
    promoPrice: null,
    flashDeal: null,
    isFinalSale: false,
  },
} as unknown as Product;
const shared = {
  product,
  from: 'Margaux',
  note: 'Size S. You know the date.',
  url: 'https://shop.example/product/1/a',
  imageUrl: 'https://shop.example/a.jpg',
  now: 0,
};

describe('[SH-02] the email', () => {
  test('says who, what, how much and where', () => {
    const { subject, text } = shareEmail(shared);
    expect(subject).toBe('Someone thought of you: Silk & <b>Lace</b>');
    expect(text).toContain('Margaux sent you this once');
    expect(text).toContain('“Size S. You know the date.”');
    expect(text).toContain('$356');
    expect(text).toContain('https://shop.example/product/1/a');
  });

  test('without a note has no empty quotation', () => {
    expect(shareEmail({ ...shared, note: '' }).text).not.toContain('“');
  });

  test('keeps markup as text', () => {
    const { html } = shareEmail({ ...shared, note: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>Lace');
    expect(html).toContain('&lt;b&gt;Lace&lt;/b&gt;');
    expect(html).toContain('Maison &quot;Orle&quot;');
  });

  test('cannot gain a header from a name', () => {
    const { subject } = shareEmail({ ...shared, from: 'Eve\r\nBcc: all@example.com\u2028x' });
    expect(subject).toBe('Someone thought of you: Silk & <b>Lace</b>');
  });
});

test.each([
  ['Margaux', true],
  ['Anne-Marie O’Neil Jr.', true],
  ['J. R. R.', true],
  ['Zoë 李', true],
  ['Your parcel waits: https://evil.example/pay', false],
  ['evil.app', false],
  ['Win $500', false],
  ['Eve\r\nBcc', false],
  ['', false],
])('[SH-02] %j is a name: %j', (text, isOne) => {
  expect(isName(text)).toBe(isOne);
});
