import { expect, test } from 'vitest';
import { writeChangedEmail, writeCodeEmail, writeResetEmail } from './account-email.ts';

test('the emails of an account are in the language that is handed in', () => {
  expect(writeCodeEmail('en', '123456', 'sign-in').subject).toBe('123456 is your Vitrine code');
  expect(writeCodeEmail('en', '123456', 'sign-in').text).toContain('It is good for 10 minutes, once.');
  const url = 'https://shop.example/fr/login/reset?token=a&b';
  const french = [
    writeCodeEmail('fr', '123456', 'change-email'),
    writeResetEmail('fr', url),
    writeChangedEmail('fr', 'passkey', url),
  ];
  for (const { subject, text, html } of french) {
    expect(html).toContain('<html lang="fr">');
    expect(`${subject} ${text}`).not.toMatch(/\b(?:your|account|password)\b/i);
  }
  expect(french[1]?.html).toContain('token=a&amp;b');
});
