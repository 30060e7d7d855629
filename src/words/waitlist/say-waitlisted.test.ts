import { describe, expect, test } from 'vitest';
import { sayWaitlisted, writeCrossSellHeading } from './say-waitlisted.ts';

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
    expect(sayWaitlisted('en', entry)).toBe(
      'Size S in Bordeaux. We will text (201) 555-0123 the minute it returns, expected around December 4. It goes in the order people asked.',
    );
  });

  test('promises no day that is not known, and no size that has no name', () => {
    const words = sayWaitlisted('en', { ...entry, sizeName: 'One Size', estimatedArrival: null });
    expect(words).toMatch(/^Bordeaux\. We will text/);
    expect(words).not.toContain('expected');
  });

  test('asks for the email to be answered where one was sent', () => {
    const words = sayWaitlisted('en', {
      ...entry,
      channel: 'email',
      address: 'a@example.com',
      mustConfirm: true,
    });
    expect(words).toContain('press the button in the email we sent to a@example.com');
  });
});

test('[WL-06] the cross-sell is worded by whether a day is known', () => {
  expect(writeCrossSellHeading('en', '2026-12-04')).toBe('December 4 will come. In the meantime');
  expect(writeCrossSellHeading('en', null)).toBe('No date yet. These are here now');
});

test('[WL-06] the message is said in French too', () => {
  expect(sayWaitlisted('fr', entry)).toMatch(/^Taille S/);
  expect(sayWaitlisted('fr', entry)).toContain('4 décembre');
});
