// The whole way through a real mail server that refuses, stalls and hangs up.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtpMail } from '../../providers/messaging/smtp-mail.ts';
import { createMailServer, type MailServer } from '../../server/testing/mail-server.ts';
import { createLine } from '../../server/testing/waitlist-line.ts';

const line = createLine();
const { wait, restock, work, later, states, query } = line;
let server: MailServer;
beforeEach(async () => {
  server = await createMailServer();
});
afterEach(() => server.close());

async function workBySmtp(): Promise<void> {
  const mail = smtpMail(server.url, 'Vitrine <shop@example.com>', 300);
  await work({ mail });
  mail.close();
}
const idOf = (source: string) => /^Message-ID: <([^@]+)@/m.exec(source)?.[1];

test('[WL-13, WL-14] each email arrives once, with both parts and the way out', async () => {
  const people = await wait(12);
  await restock(10);
  await workBySmtp();
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted());
  const ids = await query('select id from waitlist_message');
  expect(new Set(server.received.map(({ source }) => idOf(source)))).toEqual(
    new Set(ids.map(({ id }) => id)),
  );
  for (const { source } of server.received) {
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
  }
});

test('[WL-13] busy for a while, it has each of them once in the end', async () => {
  await wait(3);
  server.answer = { at: 'letter', code: 451, words: 'try again' };
  await restock(3);
  await workBySmtp();
  expect(await states()).toEqual(['notifying', 'notifying', 'notifying']);
  server.answer = undefined;
  await later('1 minute');
  await workBySmtp();
  expect(server.received).toHaveLength(3);
  expect(await states()).toEqual(['notified', 'notified', 'notified']);
});

test('[WL-13] a box that does not exist is never written to again', async () => {
  await wait(1);
  server.answer = { at: 'recipient', code: 550, words: 'no such box' };
  await restock(3);
  await workBySmtp();
  server.answer = undefined;
  await later('2 hours');
  await workBySmtp();
  expect(server.received).toEqual([]);
  expect(await query('select reason from suppression')).toEqual([{ reason: 'unreachable' }]);
});

test.each(['stalls', 'hangs-up'] as const)(
  '[WL-13] a server that took it and %s is given the same email again, under the same Message-ID',
  async (manner) => {
    await wait(1);
    server.manner = manner;
    await restock(1);
    await workBySmtp();
    server.manner = 'polite';
    await later('1 minute');
    await workBySmtp();
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ source }) => idOf(source))).size).toBe(1);
    expect(await states()).toEqual(['notified']);
    await later('1 hour');
    await workBySmtp();
    expect(server.received).toHaveLength(2);
  },
);
