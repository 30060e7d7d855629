import { expect, test } from 'vitest';
import { writeConfirmationEmail } from './confirmation-email.ts';

test('[WL-12] the email that asks keeps markup and line breaks as text', () => {
  const email = writeConfirmationEmail('en', {
    product: { name: 'Silk\r\nBcc: x <b>', brand: 'A & B', colorName: 'Noir' },
    sizeName: 'S',
    url: 'https://shop.example/waitlist/confirm?token=a.b',
  });
  expect(email.subject).toBe('Please confirm: Silk Bcc: x <b>, when it returns');
  expect(email.html).toContain('&lt;b&gt;');
  expect(email.html).toContain('A &amp; B');
  expect(email.text).toContain('https://shop.example/waitlist/confirm?token=a.b');
});
