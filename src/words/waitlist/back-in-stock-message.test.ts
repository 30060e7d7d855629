import { expect, test } from 'vitest';
import { writeBackInStockEmail, writeBackInStockSms } from './back-in-stock-message.ts';

const product = { name: 'Nocturne Bias Slip Dress', brand: 'Maison Aurelle', colorName: 'Bordeaux' };
const url = 'https://shop.example/product/1001/nocturne?size=7';
const unsubscribeUrl = 'https://shop.example/waitlist/unsubscribe?token=t';
const email = { product, sizeName: 'S', url, imageUrl: 'https://shop.example/a.jpg', unsubscribeUrl };

test('[WL-13, WL-14] the email names the thing, leads to it, and says how to have no more, in both parts', () => {
  const { subject, text, html } = writeBackInStockEmail('en', email);
  expect(subject).toBe('It is back: Nocturne Bias Slip Dress');
  for (const part of [text, html]) {
    expect(part).toContain('Nocturne Bias Slip Dress by Maison Aurelle is back. Size S in Bordeaux.');
    expect(part).toContain(url);
    expect(part).toContain(unsubscribeUrl);
  }
});

test('[WL-13] nothing in a name becomes markup or a line of its own', () => {
  const name = '"><script>alert(1)</script>\r\nBcc: a@example.com';
  const { subject, text, html } = writeBackInStockEmail('en', { ...email, product: { ...product, name } });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc/m);
  expect(html).not.toContain('<script');
  expect(html).not.toContain('""');
});

test('[WL-13, WL-14] the text fits one message, says how to stop, and cuts a name that would not', () => {
  const text = writeBackInStockSms('en', { product, sizeName: 'S', url });
  expect(text).toBe(
    `Vitrine: Nocturne Bias Slip Dress is back. Size S in Bordeaux. ${url} Reply STOP to opt out.`,
  );
  expect(text.length).toBeLessThanOrEqual(160);
  const long = writeBackInStockSms('en', {
    product: { ...product, name: 'n'.repeat(300) },
    sizeName: 'S',
    url,
  });
  expect(long.length).toBeLessThan(220);
});

test('[WL-13] both are written in the language of whoever waited', () => {
  expect(writeBackInStockEmail('fr', email).subject).not.toContain('It is back');
  const text = writeBackInStockSms('fr', { product, sizeName: 'S', url });
  expect(text).toContain('Taille S');
  expect(text).not.toMatch(/is back|Size S/);
});

test('[LG-01] a color that nobody has translated says in a French email which language it is in', () => {
  const untranslated = { ...product, colorName: 'Washed Black', untranslated: ['colorName' as const] };
  const { text, html } = writeBackInStockEmail('fr', { ...email, product: untranslated });
  expect(html).toContain('<span lang="en">Washed Black</span>');
  expect(text).toContain('Washed Black');
  expect(writeBackInStockEmail('fr', { ...email, product }).html).not.toContain('<span lang');
});
