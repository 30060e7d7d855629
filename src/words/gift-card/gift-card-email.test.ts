import { expect, test } from 'vitest';
import { money } from '../../domain/pricing/money.ts';
import { writeGiftCardEmail } from './gift-card-email.ts';

const card = {
  amount: money(15_000, 'USD'),
  code: 'VITR-0000',
  details: { recipientName: 'Odile', senderName: 'Margaux\nBcc: x', message: 'For <you>' },
  url: 'https://shop.example/gift-card-balance',
};

test('a gift card is written in the language that is handed in, and nothing typed is markup or a line of its own', () => {
  const english = writeGiftCardEmail('en', card);
  expect(english.subject).toBe('Margaux Bcc: x has sent you a gift card');
  expect(english.text).toContain('a Vitrine gift card of $150.');
  expect(english.html).toContain('For &lt;you&gt;');
  const french = writeGiftCardEmail('fr', card);
  expect(french.html).toContain('<html lang="fr">');
  expect(french.text).toMatch(/150\s\$US/);
  expect(french.text).not.toContain('gift card of');
});
