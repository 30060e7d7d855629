import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { readReward } from './reward-setting.ts';

test.each([
  ['Free 2-day shipping=100', 'two-day', 'Free 2-day shipping'],
  [' Free overnight shipping=100 ', 'overnight', 'Free overnight shipping'],
  ['Next-day on us=100', 'overnight', 'Next-day on us'],
  ['Two-Day=100', 'two-day', 'Two-Day'],
  ['Free shipping=100', 'ground', 'Free shipping'],
  ['Today only: free shipping=100', 'ground', 'Today only: free shipping'],
])('a setting that names no way is understood by its name: %s', (text, type, displayName) => {
  expect(readReward(text)).toEqual({ type, displayName, min: money(10_000) });
});

test.each([
  ['overnight: Demain chez vous=100', 'overnight', 'Demain chez vous'],
  ['two-day:Overnight is dearer=100', 'two-day', 'Overnight is dearer'],
  ['ground: 2-day feeling=100', 'ground', '2-day feeling'],
])('a way that is named counts, whatever the name says: %s', (text, type, displayName) => {
  expect(readReward(text)).toEqual({ type, displayName, min: money(10_000) });
});

test.each(['', 'Free shipping', '=100', 'Free shipping=', 'Free shipping=-1', `${'a'.repeat(61)}=1`])(
  'no reward: "%s"',
  (text) => {
    expect(readReward(text)).toBeNull();
  },
);
