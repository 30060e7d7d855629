import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import {
  type GiftCardForm,
  type GiftCardProblem,
  giftCardCode,
  giftCardOf,
  standardCode,
} from './gift-card.ts';

const today = '2026-11-16';
const form: GiftCardForm = {
  amount: '150',
  otherAmount: '',
  recipientName: ' Odile ',
  recipientEmail: 'odile@example.com',
  senderName: 'Margaux',
  message: 'For the coat you keep visiting.',
  deliverOn: '2026-11-21',
};
const problemsOf = (change: Partial<GiftCardForm>) => {
  const given = giftCardOf({ ...form, ...change }, today);
  return given.ok ? {} : given.problems;
};

test('a form that is filled in is a gift card', () => {
  expect(giftCardOf(form, today)).toEqual({
    ok: true,
    amount: money(15_000, 'USD'),
    details: {
      recipientName: 'Odile',
      recipientEmail: 'odile@example.com',
      senderName: 'Margaux',
      message: 'For the coat you keep visiting.',
      deliverOn: '2026-11-21',
    },
  });
});

test.each([
  ['senderName', 'Your parcel waits: https://evil.example/pay'],
  ['recipientName', 'evil.app'],
  ['message', 'Look at evil．de first'],
] as const)('%s goes out under the shop’s name, and holds no link such as %s', (field, text) => {
  expect(problemsOf({ [field]: text })).toEqual({ [field]: 'holds_link' });
});

test.each(['', today])('sent on %j is sent at once', (deliverOn) => {
  expect(giftCardOf({ ...form, deliverOn }, today)).toMatchObject({ details: { deliverOn: null } });
});

test.each([
  ['10', 1_000],
  ['1,000', 100_000],
  ['$60', 6_000],
  ['60.00', 6_000],
])('another amount, %s', (otherAmount, minor) => {
  expect(giftCardOf({ ...form, amount: 'other', otherAmount }, today)).toMatchObject({ amount: { minor } });
});

test.each(['', '9', '1001', '1,400', '60.50', '-60', '1e2', 'sixty', '١٠٠', '1,0,0', '9'.repeat(400)])(
  'another amount, %s, is none',
  (otherAmount) => {
    expect(problemsOf({ amount: 'other', otherAmount })).toEqual({ otherAmount: 'amount_out_of_range' });
  },
);

test.each<readonly [Partial<GiftCardForm>, keyof GiftCardForm, GiftCardProblem]>([
  [{ amount: '' }, 'amount', 'amount_out_of_range'],
  [{ amount: '5' }, 'amount', 'amount_out_of_range'],
  [{ recipientName: '  ' }, 'recipientName', 'recipient_missing'],
  [{ recipientName: 'a'.repeat(97) }, 'recipientName', 'name_too_long'],
  [{ senderName: '' }, 'senderName', 'sender_missing'],
  [{ recipientEmail: 'odile@example' }, 'recipientEmail', 'invalid_email'],
  [{ recipientEmail: 'a@b.example, c@d.example' }, 'recipientEmail', 'invalid_email'],
  [{ message: 'a'.repeat(301) }, 'message', 'message_too_long'],
  [{ deliverOn: '2026-11-15' }, 'deliverOn', 'day_is_over'],
  [{ deliverOn: '2027-11-17' }, 'deliverOn', 'day_too_far'],
  [{ deliverOn: '2026-02-30' }, 'deliverOn', 'no_day'],
  [{ deliverOn: 'tomorrow' }, 'deliverOn', 'no_day'],
])('%o is said of its field alone', (change, field, problem) => {
  expect(problemsOf(change)).toEqual({ [field]: problem });
});

test('a code says its bytes in signs that are not taken for others', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 18, maxLength: 18 }), (bytes) => {
      const code = giftCardCode(bytes);
      expect(code).toMatch(/^VITR(-[0-9A-HJKMNP-TV-Z]{4}){7}$/);
      const codeText = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
      expect(standardCode(codeText)).toBe(standardCode(code));
    }),
  );
});

test('two codes of other bytes are other codes', () => {
  const bytes = (last: number) => Uint8Array.from({ length: 18 }, (_, at) => (at === 17 ? last : 7));
  expect(giftCardCode(bytes(1))).not.toBe(giftCardCode(bytes(2)));
});

test.each([
  '',
  'WELCOME10',
  'VITR',
  'VITR-1',
  "VITR-'; drop table",
  `VITR-${'A'.repeat(60)}`,
  'ТЕНИ-0000-0000',
])('%j can be no code', (code) => {
  expect(standardCode(code)).toBeNull();
});
