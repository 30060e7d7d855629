import { expect, test } from 'vitest';
import { nameDevice, sayEntryStanding, sayOrderStatus, sayReviewStatus } from './say-account.ts';

test('a device is called by its browser and what it runs on', () => {
  expect(nameDevice('en', { browser: 'Safari', system: 'iPhone' })).toBe('Safari on iPhone');
  expect(nameDevice('en', { browser: null, system: null })).toBe('A browser');
  expect(nameDevice('fr', { browser: 'Safari', system: 'iPhone' })).toBe('Safari sur iPhone');
});

test('an entry of a waitlist says how one is told and how many are before, and hides most of a number', () => {
  const entry = { channel: 'sms', address: '+12015550142' } as const;
  expect(sayEntryStanding('en', entry, { code: 'waiting', ahead: 12 })).toBe(
    'By text to ··· 0142. 12 people are ahead of you',
  );
  expect(sayEntryStanding('en', entry, { code: 'waiting', ahead: 1 })).toBe(
    'By text to ··· 0142. 1 person is ahead of you',
  );
  expect(sayEntryStanding('en', entry, { code: 'next' })).toBe('By text to ··· 0142. You are next');
  expect(sayEntryStanding('en', { ...entry, channel: 'email' }, { code: 'confirming' })).toBe(
    'By email. Waiting for you to confirm',
  );
  expect(sayEntryStanding('en', entry, { code: 'back_in_stock' })).toBe('Back in stock. We wrote to you');
});

test('orders and reviews say how far they are, each in its language', () => {
  expect(sayOrderStatus('en', 'delivered')).toBe('Delivered');
  expect(sayOrderStatus('fr', 'delivered')).not.toBe('Delivered');
  expect(sayReviewStatus('en', 'pending')).toBe('Waiting to be read by us');
});
