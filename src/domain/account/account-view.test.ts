import { expect, test } from 'vitest';
import { deviceName, entryState } from './account-view.ts';

test('a device is called by its browser and what it runs on', () => {
  const agents = {
    'Safari on iPhone':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Chrome on Android':
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Edge on Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'A browser': 'curl',
  };
  for (const [name, agent] of Object.entries(agents)) expect(deviceName(agent)).toBe(name);
  expect(deviceName(null)).toBe('A browser');
});

test('an entry of a waitlist says how one is told and how many are before, and hides most of a number', () => {
  const entry = { channel: 'sms', address: '+12015550142', state: 'waiting', ahead: 12 } as const;
  expect(entryState(entry)).toBe('By text to ··· 0142. 12 people are ahead of you');
  expect(entryState({ ...entry, ahead: 1 })).toBe('By text to ··· 0142. 1 person is ahead of you');
  expect(entryState({ ...entry, ahead: 0 })).toBe('By text to ··· 0142. You are next');
  expect(entryState({ ...entry, channel: 'email', state: 'confirming' })).toBe(
    'By email. Waiting for you to confirm',
  );
  expect(entryState({ ...entry, state: 'notified' })).toBe('Back in stock. We wrote to you');
});
