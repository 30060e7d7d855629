import { describe, expect, test } from 'vitest';
import { consentOf, parseConsent } from './consent.ts';
import { eventDetail, eventNames } from './events.ts';

test('[TR-01] every event of the list is there by one name', () => {
  expect(eventNames).toEqual([
    'page-view',
    'image-zoom',
    'video-view',
    'share',
    'love',
    'unlove',
    'add-to-bag',
    'waitlist',
  ]);
});

test.each(eventNames)('[TR-01] beside %s nothing personal can be said', (name) => {
  const personal = [
    'margaux@example.com',
    'Margaux Tremblay',
    '+12015550142',
    '2015550142',
    'l5Qy8mBk7Xf2dWcA9sTn3g',
  ];
  for (const key of ['way', 'size', 'image', 'email', 'name', '__proto__', 'constructor'])
    for (const value of personal)
      expect(eventDetail(name, Object.fromEntries([[key, value]])), `${key} ${value}`).toEqual({});
});

test.each([
  ['image-zoom', { image: 3 }],
  ['share', { way: 'Pinterest' }],
  ['add-to-bag', { size: 'One size' }],
  ['add-to-bag', { size: '36.5' }],
  ['waitlist', { way: 'sms', size: 'XS' }],
] as const)('what belongs to %s may be said beside it', (name, detail) => {
  expect(eventDetail(name, { ...detail, email: 'a@b.example' })).toEqual(detail);
});

describe('[TR-01] consent', () => {
  test.each([
    ['FR', null, false, 'asked'],
    ['GB', null, false, 'asked'],
    ['CH', null, false, 'asked'],
    ['US', null, false, 'free'],
    ['nobody knows where', null, false, 'asked'],
    ['nobody knows where', 'yes', false, 'free'],
    ['nobody knows where', 'no', false, 'refused'],
    ['nobody knows where', null, true, 'refused'],
    ['the shop’s own network', null, false, 'free'],
    ['FR', 'yes', false, 'free'],
    ['FR', 'no', false, 'refused'],
    ['US', 'no', false, 'refused'],
    ['US', null, true, 'refused'],
    ['FR', null, true, 'refused'],
    ['US', 'yes', true, 'refused'],
  ] as const)('in %s, having said %s, a browser that refuses: %s → %s', (where, choice, refuses, consent) => {
    const country = /^[A-Z]{2}$/.test(where) ? where : null;
    const isNear = where === 'the shop’s own network';
    expect(consentOf(choice, refuses, { country, isNear })).toBe(consent);
  });

  test('is one of two words, and nothing else', () => {
    expect(['yes', 'no', 'maybe', '', undefined].map(parseConsent)).toEqual(['yes', 'no', null, null, null]);
  });
});
