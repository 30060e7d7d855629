import { describe, expect, test } from 'vitest';
import { confirmationEmail } from './confirmation-email.ts';
import {
  arrivalToTell,
  crossSellLabel,
  waitlistedMessage,
  waitlistNotice,
  waitlistNoticeCode,
  waitlistRefusalMessage,
  waitlistRefusals,
} from './waitlist-answers.ts';

const entry = {
  sizeName: 'S',
  colorName: 'Bordeaux',
  channel: 'sms',
  address: '+12015550123',
  mustConfirm: false,
  estimatedArrival: '2026-12-04',
} as const;

describe('[WL-06] the message', () => {
  test('says what, how, and when it is expected', () => {
    expect(waitlistedMessage(entry)).toBe(
      'Size S in Bordeaux. We will text (201) 555-0123 the minute it returns, expected around December 4. It goes in the order people asked.',
    );
  });

  test('promises no day that is not known, and no size that has no name', () => {
    const words = waitlistedMessage({ ...entry, sizeName: 'One Size', estimatedArrival: null });
    expect(words).toMatch(/^Bordeaux\. We will text/);
    expect(words).not.toContain('expected');
  });

  test('asks for the email to be answered where one was sent', () => {
    const words = waitlistedMessage({
      ...entry,
      channel: 'email',
      address: 'a@example.com',
      mustConfirm: true,
    });
    expect(words).toContain('press the button in the email we sent to a@example.com');
  });
});

test('[WL-06] the cross-sell is worded by whether a day is known', () => {
  expect(crossSellLabel('2026-12-04')).toBe('December 4 will come. In the meantime');
  expect(crossSellLabel(null)).toBe('No date yet. These are here now');
});

test('[WL-06] a day that has gone by is not told', () => {
  const now = Date.parse('2026-12-04T23:59:59Z');
  expect(arrivalToTell('2026-12-04', now)).toBe('2026-12-04');
  expect(arrivalToTell('2026-12-03', now)).toBeNull();
  expect(arrivalToTell(null, now)).toBeNull();
});

describe('[WL-11] a notice in an address', () => {
  test.each(waitlistRefusals)('for %s says so', (refusal) => {
    const code = waitlistNoticeCode(refusal);
    const words = waitlistRefusalMessage(refusal);
    expect(code).toMatch(/^[a-z_]{1,40}$/);
    expect(waitlistNotice(code)).toEqual({ isJoined: false, words });
  });

  test('tells who is on the list', () => {
    expect(waitlistNotice(waitlistNoticeCode('joined'))?.isJoined).toBe(true);
    expect(waitlistNotice(waitlistNoticeCode('confirm'))?.isJoined).toBe(true);
  });

  test.each([null, '', 'sold_out', 'waitlist_', 'waitlist_toString'])(
    '%j is none of the waitlist’s',
    (code) => {
      expect(waitlistNotice(code)).toBeNull();
    },
  );
});

test('[WL-12] the email that asks keeps markup and line breaks as text', () => {
  const email = confirmationEmail({
    product: { name: 'Silk\r\nBcc: x <b>', brand: 'A & B', colorName: 'Noir' },
    sizeName: 'S',
    url: 'https://shop.example/waitlist/confirm?token=a.b',
  });
  expect(email.subject).toBe('Please confirm: Silk Bcc: x <b>, when it returns');
  expect(email.html).toContain('&lt;b&gt;');
  expect(email.html).toContain('A &amp; B');
  expect(email.text).toContain('https://shop.example/waitlist/confirm?token=a.b');
});
