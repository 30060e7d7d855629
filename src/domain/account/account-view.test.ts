import { expect, test } from 'vitest';
import { deviceOf, entryStanding } from './account-view.ts';

test('a device is known by its browser and what it runs on', () => {
  const agents = {
    'Safari iPhone':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Chrome Android':
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Edge Windows':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
    'Firefox Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    'null null': 'curl',
  };
  for (const [name, agent] of Object.entries(agents)) {
    const { browser, system } = deviceOf(agent);
    expect(`${browser} ${system}`).toBe(name);
  }
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});

test('an entry of a waitlist waits to be confirmed, for others, for its turn, and is done once it was written to', () => {
  const entry = { state: 'waiting', ahead: 12 };
  expect(entryStanding(entry)).toEqual({ code: 'waiting', ahead: 12 });
  expect(entryStanding({ ...entry, ahead: 0 })).toEqual({ code: 'next' });
  expect(entryStanding({ ...entry, state: 'confirming' })).toEqual({ code: 'confirming' });
  expect(entryStanding({ ...entry, state: 'notified' })).toEqual({ code: 'back_in_stock' });
  expect(entryStanding({ ...entry, state: 'notifying' })).toEqual({ code: 'back_in_stock' });
});
