import { expect, test } from 'vitest';
import { codeCounts, emailCounts, passwordCounts, waitMinutes } from './sign-in-limit.ts';

const stranger = { email: 'a@example.com', address: '192.0.2.1', mark: null, isKnownDevice: false };
const device = { ...stranger, isKnownDevice: true };
const names = (counts: readonly (readonly [string, unknown])[]) => counts.map(([name]) => name);

test('no count of a stranger’s password is one of another way in, or of a device that is known', () => {
  const others = names([
    ...passwordCounts(device),
    ...codeCounts(stranger),
    ...emailCounts('a@example.com', stranger),
  ]);
  for (const name of names(passwordCounts(stranger))) expect(others).not.toContain(name);
});

test('a password is guessed at for one account from anywhere so often and no more', () => {
  const [, , byStrangers] = passwordCounts(stranger);
  const [, , fromElsewhere] = passwordCounts({ ...stranger, address: '192.0.2.2' });
  expect(byStrangers).toEqual(fromElsewhere);
});

test('a device that is known has emails sent that strangers did not use up', () => {
  const [toStranger] = names(emailCounts('a@example.com', stranger));
  expect(names(emailCounts('a@example.com', device))).not.toContain(toStranger);
});

test.each([
  [0, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])('whoever is stopped for %i seconds is asked to wait %i minutes', (seconds, minutes) => {
  expect(waitMinutes(seconds)).toBe(minutes);
});
