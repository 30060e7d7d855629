import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { waitlistChannel, waitlistDisplay, waitlistProblems, waitlistTabs } from './waitlist.ts';

describe('[WL-02] where the waitlist opens', () => {
  test.each([
    [true, true, 'similar-items-drawer'],
    [true, false, 'similar-items-drawer'],
    [false, true, 'sold-out-drawer'],
    [false, false, 'notify-modal'],
  ])(
    'similar items %s, sold-out drawer preferred %s: %s',
    (similarItemsEnabled, prefersSoldOutDrawer, display) => {
      expect(waitlistDisplay({ similarItemsEnabled, prefersSoldOutDrawer })).toBe(display);
    },
  );
});

describe('[WL-03] the tabs', () => {
  test.each([
    ['US', true, ['sms', 'email']],
    [null, true, ['sms', 'email']],
    ['FR', true, ['email']],
    ['US', false, ['email']],
  ])('in %s with texts %s are %j', (country, allow_bis_sms_notification, tabs) => {
    expect(waitlistTabs(country, { allow_bis_sms_notification })).toEqual(tabs);
  });
});

const sizes = [
  { id: 1, name: 'S' },
  { id: 2, name: 'M' },
];
const whole = { sizeId: 1, email: 'a@example.com', phone: '' };
const none = { size: null, email: null, phone: null };

describe('[WL-07] a size', () => {
  test('is required of a product that has sizes, and must be one of them', () => {
    expect(waitlistProblems(sizes, whole)).toEqual(none);
    for (const sizeId of [null, 3])
      expect(waitlistProblems(sizes, { ...whole, sizeId }).size).toBe('size_required');
  });

  test('is not required of a product without, nor of one that has only one', () => {
    expect(waitlistProblems([], { ...whole, sizeId: null }).size).toBeNull();
    expect(waitlistProblems([{ id: 7, name: 'One Size' }], { ...whole, sizeId: null }).size).toBeNull();
  });
});

describe('[WL-08] an address', () => {
  const email = 'invalid_email';
  const phone = 'invalid_phone';

  test.each([
    ['', '', { email, phone }],
    ['a@example.com', '', {}],
    ['', '(201) 555-0123', {}],
    ['a@', '', { email }],
    ['', '201', { phone }],
    ['a@', '201', { email, phone }],
    ['a@example.com', '201', { phone }],
    ['a@', '2015550123', { email }],
    ['a@example.com', '2015550123', {}],
  ])('%j and %j: %j', (emailText, phoneText, found) => {
    const entered = { sizeId: 1, email: emailText, phone: phoneText };
    expect(waitlistProblems(sizes, entered)).toEqual({ ...none, ...found });
  });

  test('whatever is typed, nothing or something unsound is never taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (emailText, phoneText) => {
        const { email: wrongEmail, phone: wrongPhone } = waitlistProblems(sizes, {
          sizeId: 1,
          email: emailText,
          phone: phoneText,
        });
        const isTaken = wrongEmail === null && wrongPhone === null;
        if (isTaken) expect(emailText !== '' || phoneText !== '').toBe(true);
        if (isTaken && emailText !== '') expect(emailText).toContain('@');
      }),
    );
  });
});

test.each([
  ['sms', '', '+12015550123', 'sms'],
  ['sms', 'a@example.com', '', 'email'],
  ['email', '', '+12015550123', 'sms'],
  ['email', 'a@example.com', '+12015550123', 'email'],
  ['sms', 'a@example.com', '+12015550123', 'sms'],
] as const)('[WL-12] on the tab %s with %j and %j the way is %s', (tab, email, phone, channel) => {
  expect(waitlistChannel(tab, { email, phone })).toBe(channel);
});
