import { expect, test } from 'vitest';
import { priceQuote, type QuoteInput } from '../../domain/checkout/price-quote.ts';
import { giftCard, input, thing } from '../../domain/checkout/testing/quote-input.ts';
import { namesThatLeave } from '../../domain/order/order-parcels.ts';
import { money } from '../../domain/pricing/money.ts';
import type { Signature } from '../../domain/shipping/signature.ts';
import type { Language } from '../../domain/visitor/language.ts';
import {
  writeCancelledEmail,
  writeOrderEmail,
  writeRefundEmail,
  writeShippedEmail,
  writeUnpaidEmail,
} from './order-email.ts';

function receipt(
  things: QuoteInput['things'],
  language: Language = 'en',
  signature: Signature = 'not_needed',
  returnDays = 30,
) {
  const quoteInput = input({ things });
  const quote = { id: 'q', version: 1, orderId: null, changes: [], draft: quoteInput.draft };
  return writeOrderEmail(
    language,
    7,
    { ...quote, priced: priceQuote(quoteInput), signature, returnDays },
    'https://shop.example/order/7',
  );
}

test('[LG-01] a color that nobody has translated says in a French receipt which language it is in', () => {
  const quoteInput = input({ things: [thing()] });
  const priced = priceQuote(quoteInput);
  const lines = priced.lines.map((line) => ({ ...line, untranslated: ['colorName' as const] }));
  const quote = { id: 'q', version: 1, orderId: null, changes: [], draft: quoteInput.draft };
  const { text, html } = writeOrderEmail(
    'fr',
    7,
    { ...quote, priced: { ...priced, lines }, signature: 'not_needed', returnDays: 30 },
    'https://shop.example/order/7',
  );
  expect(html).toContain(', <span lang="en">Red</span>');
  expect(text).toContain(', Red');
});

test('a receipt says what leaves when, and apart from it what comes by email', () => {
  const { text, html } = receipt([
    thing(),
    thing({ id: 'ahead', name: 'Coat', isPresale: true, presaleShipDate: '2026-12-04' }),
    giftCard({ id: 'card', sizeName: '$100' }),
  ]);
  const parts = [
    'Ships today. Arrives Wed, Nov 18:',
    '1 x Dress, size S, Red: $100',
    'Ships by December 4. Arrives Tue, Dec 8:',
    '1 x Coat, size S, Red: $100',
    'By email:',
    '1 x Gift card: $100',
  ];
  expect(text).toContain(parts.join('\n'));
  expect(html).toContain(parts.join('<br>'));
  expect(text).toContain('Shipping: Free');
  expect(text).toContain('cancel it until it ships: https://shop.example/order/7');
});

test('a receipt says whether somebody has to sign for it', () => {
  expect(receipt([thing()]).text).not.toMatch(/signature/i);
  for (const part of ['text', 'html'] as const) {
    expect(receipt([thing()], 'en', 'needed')[part]).toContain('Handed over against a signature.');
    expect(receipt([thing()], 'en', 'waived')[part]).toContain('Left without a signature, as you chose.');
  }
});

test('a receipt and the letter about a parcel say for how long it may be sent back', () => {
  const forAWhile = 'Can be sent back for 45 days from its arrival.';
  for (const part of ['text', 'html'] as const) {
    expect(receipt([thing()], 'en', 'not_needed', 45)[part]).toContain(forAWhile);
    expect(receipt([thing()], 'en', 'not_needed', 0)[part]).toContain('we take nothing back from there');
    expect(receipt([thing()], 'fr', 'not_needed', 45)[part]).toContain('pendant 45 jours dès l’arrivée');
    const stays = [thing({ isFinalSale: true }), giftCard({ sizeName: '$100' })];
    expect(receipt(stays, 'en', 'not_needed', 45)[part]).not.toMatch(/sent back/i);
  }
  const parcel = { names: ['Dress'], trackingCode: null, carrier: null, isToday: true };
  const letter = (returnDays: number | null) =>
    writeShippedEmail('en', { orderId: 7, url: 'https://shop.example' }, { ...parcel, returnDays }).text;
  expect(letter(45)).toContain(forAWhile);
  expect(letter(null)).not.toMatch(/sent back/i);
});

test('of gift cards alone nothing ships, and no shipping is counted', () => {
  const { text } = receipt([giftCard({ sizeName: '$100' })]);
  expect(text).toContain('1 x Gift card: $100');
  expect(text).not.toMatch(/ship|By email/i);
  expect(text).toContain('cancel it until it is spent');
});

test('what left is told without the gift cards of its order', () => {
  const orderLink = { orderId: 7, url: 'https://shop.example/order/7' };
  const [dress, card] = [
    { name: 'Dress', giftCardDetails: null },
    { name: 'Gift card', giftCardDetails: {} },
  ];
  const { text, html } = writeShippedEmail('en', orderLink, {
    names: namesThatLeave([card, dress]),
    trackingCode: '1Z 999',
    carrier: null,
    isToday: true,
    returnDays: null,
  });
  expect(text).toContain('Dress left our shop today. Its parcel is 1Z 999.');
  expect(text + html).not.toContain('Gift card');
});

test('a parcel whose carrier is known is followed by a link, in both halves of the email', () => {
  const orderLink = { orderId: 7, url: 'https://shop.example/order/7' };
  const parcel = { names: ['Robe'], trackingCode: '1Z 999', isToday: true, returnDays: 45 };
  const page = 'https://www.ups.com/track?tracknum=1Z999';
  const { text, html } = writeShippedEmail('fr', orderLink, { ...parcel, carrier: 'ups' });
  expect(text).toMatch(/Suivre le colis chez UPS\s: https:\/\/www\.ups\.com\/track\?tracknum=1Z999\n/);
  expect(html).toContain(`<a href="${page}"`);
  const other = writeShippedEmail('en', orderLink, { ...parcel, carrier: 'other' });
  expect(other.text).toContain('Its parcel is 1Z 999.');
  expect(other.text + other.html).not.toContain('Follow it');
});

test('whose card could not be charged is told to cancel only while nothing has left', () => {
  const orderLink = { orderId: 7, url: 'https://shop.example/order/7' };
  expect(writeUnpaidEmail('en', orderLink, 'placed').text).toContain('or cancel the order on its page');
  expect(writeUnpaidEmail('en', orderLink, 'partly_shipped').text).toContain(
    'Please write to us to pay another way.',
  );
  expect(writeUnpaidEmail('en', orderLink, 'partly_shipped').text).not.toContain('cancel');
});

test('every email of an order is in the language that is handed in, down to its markup', () => {
  const { subject, text, html } = receipt(
    [thing(), thing({ id: 'ahead', name: 'Coat', isPresale: true, presaleShipDate: '2026-12-04' })],
    'fr',
  );
  expect(subject).toBe('Votre commande 7 chez Vitrine');
  expect(text).toMatch(/1 × Dress, taille S, Red\s: 100\s\$US/);
  expect(text).toMatch(/Expédié aujourd’hui\. Livraison le mer\. 18 nov\.\s:/);
  expect(text).toMatch(/Expédié au plus tard le 4 décembre\. Livraison le mar\. 8 déc\.\s:/);
  expect(text).toMatch(/Livraison\s: Offerte/);
  expect(text).not.toMatch(/ships|Free|Total:/);
  expect(html).toContain('<html lang="fr">');
  const back = { card: money(4_000, 'USD'), cardLabel: null, credit: money(1_000, 'USD'), creditTo: null };
  const link = { orderId: 7, url: 'https://shop.example/order/7' };
  for (const write of [writeCancelledEmail, writeRefundEmail]) {
    expect(write('fr', link, back).text).toMatch(/40\s\$US/);
    expect(write('en', link, back).text).toContain('$40');
  }
});
