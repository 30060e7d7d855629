import { expect, test } from 'vitest';
import { waitlistRefusals } from '../../domain/waitlist/waitlist-answers.ts';
import { sayWaitlistNotice, sayWaitlistRefusal } from './say-waitlist-refusal.ts';

test.each(waitlistRefusals)('[WL-11] a notice of %s says why, in either language', (refusal) => {
  const inEnglish = sayWaitlistNotice('en', refusal);
  expect(inEnglish).toBe(sayWaitlistRefusal('en', refusal));
  expect(inEnglish).toMatch(/\.$/);
  expect(sayWaitlistNotice('fr', refusal)).not.toBe(inEnglish);
});

test('[WL-07, WL-08] a field that is missing or wrong is asked for', () => {
  const email = 'Please enter a valid email address.';
  const phone = 'Please enter a valid phone number.';
  expect(sayWaitlistRefusal('en', 'size_required')).toBe('Please select a size.');
  expect(sayWaitlistRefusal('en', 'invalid_email')).toBe(email);
  expect(sayWaitlistRefusal('en', 'invalid_phone')).toBe(phone);
  expect(sayWaitlistRefusal('en', 'no_contact')).toBe(`${email} ${phone}`);
});

test('[WL-11] a notice of who is on the list says what comes next', () => {
  expect(sayWaitlistNotice('en', 'joined')).toBe('You will hear from us the minute it returns.');
  expect(sayWaitlistNotice('en', 'confirm')).toContain('press the button in the email');
});
