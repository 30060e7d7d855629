import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../../server/testing/mail-server.ts';
import { DeliveryError, verdictOf } from './delivery.ts';
import type { Mail } from './mail.ts';
import { smtpMail } from './smtp-mail.ts';

let server: MailServer;
let mail: Mail;
beforeEach(async () => {
  server = await createMailServer();
  mail = smtpMail(server.url, 'Vitrine <shop@example.com>', 300);
});
afterEach(() => {
  mail.close();
  server.close();
});

const email = { to: 'them@example.com', subject: 'A hint', text: 'Size S.', html: '<p>Size S.</p>' };
const refusal = async () => mail.send(email).catch((error: unknown) => error);

test('[SH-02, WL-14] an email goes out over SMTP with both its parts, its headers and its own id', async () => {
  const id = '6f1d3c1e-0a55-4f0e-9d6c-5f8a3c1e0a55';
  await mail.send({ ...email, id, headers: { 'List-Unsubscribe': '<https://shop.example/u>' } });
  expect(server.received).toHaveLength(1);
  const [received] = server.received;
  expect(received?.to).toEqual(['them@example.com']);
  expect(received?.source).toMatch(/^From: Vitrine <shop@example.com>/m);
  expect(received?.source).toMatch(/^Subject: A hint/m);
  expect(received?.source).toMatch(/^Content-Type: text\/plain/m);
  expect(received?.source).toMatch(/^Content-Type: text\/html/m);
  expect(received?.source).toMatch(/^List-Unsubscribe: <https:\/\/shop.example\/u>/m);
  expect(received?.source).toMatch(new RegExp(`^Message-ID: <${id}@example.com>`, 'm'));
});

test('[SH-02] a subject cannot begin a header, nor an address name a second recipient', async () => {
  await mail.send({ ...email, subject: 'Hint\r\nBcc: other@example.com\r\n\r\nbody' });
  await mail.send({ ...email, to: 'them@example.com, other@example.com' }).catch(() => undefined);
  for (const { to, source } of server.received) {
    expect(to).not.toContain('other@example.com');
    expect(source).not.toMatch(/^Bcc:/im);
  }
  expect(server.received.length).toBeGreaterThan(0);
});

describe('an email that is not taken', () => {
  test.each([
    ['recipient', 550, 'unreachable'],
    ['recipient', 450, 'later'],
    ['recipient', 554, 'never'],
    ['letter', 421, 'later'],
    ['letter', 452, 'later'],
    ['letter', 554, 'never'],
  ] as const)('[SH-02, WL-13] refused at the %s with %i means %s', async (at, code, verdict) => {
    server.answer = { at, code, words: 'no such luck' };
    const error = await refusal();
    expect(error).toBeInstanceOf(DeliveryError);
    expect(String(error)).toContain('no such luck');
    expect(verdictOf(error)).toBe(verdict);
    expect(server.received).toEqual([]);
  });

  test.each(['stalls', 'hangs-up'] as const)(
    '[WL-13] a server that takes it and %s leaves us in doubt',
    async (manner) => {
      server.manner = manner;
      expect(verdictOf(await refusal())).toBe('doubt');
      expect(server.received).toHaveLength(1);
    },
  );

  test('[WL-13] nobody there to take it: another time', async () => {
    server.close();
    expect(verdictOf(await refusal())).toBe('later');
  });
});
