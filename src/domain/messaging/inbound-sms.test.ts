import { expect, test } from 'vitest';
import { smsReply } from './inbound-sms.ts';

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'STOPALL',
  'Unsubscribe',
  'cancel',
  'END',
  'quit',
  'opt out',
  'ＳＴＯＰ',
])('[WL-14] %j is a word carriers know, and have answered', (text) => {
  expect(smsReply(text)).toEqual({ wish: 'stop', isAnswered: true });
});

test.each([
  'please stop',
  'STOP texting me',
  'Don’t text this number',
  'do not contact me',
  'leave me alone',
  'remove me pls',
  'no more texts',
  'I want to opt-out now',
])('[WL-14] %j means the same, and is for us to answer', (text) => {
  expect(smsReply(text)).toEqual({ wish: 'stop', isAnswered: false });
});

test.each([
  ['START', 'start'],
  ['yes', 'start'],
  ['UNSTOP', 'start'],
  ['help', 'help'],
  ['Info', 'help'],
] as const)('[WL-14] %j is a wish to %s', (text, wish) => {
  expect(smsReply(text).wish).toBe(wish);
});

test.each(['thanks!', 'is it the bordeaux one?', '', 'nonstop fun', 'toString', '🙂'])(
  '[WL-14] %j is none of these',
  (text) => {
    expect(smsReply(text)).toEqual({ wish: null, isAnswered: false });
  },
);

test('[WL-14] a very long answer is read in no time', () => {
  const began = performance.now();
  smsReply('no more '.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(10);
});
