import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSender, parseSender } from '../messaging/sender.ts';
import { senderFaults, senderOf, standardSender } from './sender.ts';

test('what nobody has said is the shop’s name at an address that no mailbox takes', () => {
  expect(senderFaults(standardSender)).toEqual([]);
  expect(senderOf(standardSender, 'Ada')).toEqual({ name: 'Ada', address: 'shop@localhost', replyTo: null });
});

test.each([
  [{ senderAddress: 'ada' }, 'senderAddress', 'no_email', ''],
  [{ senderAddress: 'Ada <post@ada.example>' }, 'senderAddress', 'no_email', ''],
  [{ senderAddress: 'a@ada.example,b@ada.example' }, 'senderAddress', 'no_email', ''],
  [{ replyTo: 'post@ada.example\r\nBcc: all@ada.example' }, 'replyTo', 'not_one_line', ''],
  [{ senderName: 'Ada\r\nBcc: all@ada.example' }, 'senderName', 'not_one_line', ''],
  [{ senderName: 'Ada\u2028Bcc: all@ada.example' }, 'senderName', 'not_one_line', ''],
  [{ senderName: 'A'.repeat(61) }, 'senderName', 'too_long', '60'],
])('%o is refused, and nobody writes as it', (values, at, code, value) => {
  const given = { ...standardSender, ...values };
  expect(senderFaults(given)).toEqual([{ at, code, value }]);
  expect(senderOf(given, 'Vitrine')).toEqual(senderOf(standardSender, 'Vitrine'));
});

test('whatever is stored, a sender is one line', () => {
  const unit = fc.constantFrom('a', 'b', '.', '@', ' ', '<', '>', ',', '\r', '\n', '\t', '\u0000', '\u2028');
  const text = fc.string({ unit, maxLength: 12 });
  const texts = fc.record({ senderName: text, senderAddress: text, replyTo: text });
  fc.assert(
    fc.property(texts, (values) => {
      const { name, address, replyTo } = senderOf(values, 'Vitrine');
      expect([name, address, replyTo ?? ''].join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test.each([
  ['Ada <post@ada.example>', 'Ada', 'post@ada.example'],
  ['"Ada, Sons" <post@ada.example>', 'Ada, Sons', 'post@ada.example'],
  ['post@ada.example', '', 'post@ada.example'],
  ['<post@ada.example>', '', 'post@ada.example'],
])('%s of the environment is a name and an address', (text, name, address) => {
  expect(parseSender(text)).toEqual({ name, address });
  expect(parseSender(formatSender({ name, address }))).toEqual({ name, address });
});
