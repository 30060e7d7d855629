import { describe, expect, test } from 'vitest';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import type { Product } from '../../domain/product/product.ts';
import { writeShareEmail } from './share-email.ts';

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
  now: shopTime(0),
};

describe('[SH-02] the email', () => {
  test('says who, what, how much and where', () => {
    const { subject, text } = writeShareEmail('en', shared);
    expect(subject).toBe('Someone thought of you: Silk & <b>Lace</b>');
    expect(text).toContain('Margaux sent you this once');
    expect(text).toContain('“Size S. You know the date.”');
    expect(text).toContain('$356');
    expect(text).toContain('https://shop.example/product/1/a');
  });

  test('without a note has no empty quotation', () => {
    expect(writeShareEmail('en', { ...shared, note: '' }).text).not.toContain('“');
  });

  test('keeps markup as text', () => {
    const { html } = writeShareEmail('en', { ...shared, note: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<b>Lace');
    expect(html).toContain('&lt;b&gt;Lace&lt;/b&gt;');
    expect(html).toContain('Maison &quot;Orle&quot;');
  });

  test('cannot gain a header from a name', () => {
    const { subject } = writeShareEmail('en', { ...shared, from: 'Eve\r\nBcc: all@example.com\u2028x' });
    expect(subject).toBe('Someone thought of you: Silk & <b>Lace</b>');
  });

  test('is written in the language that is handed in', () => {
    const { subject, text } = writeShareEmail('fr', shared);
    expect(subject).not.toContain('Someone');
    expect(text).toContain('356\u00a0$');
  });
});
