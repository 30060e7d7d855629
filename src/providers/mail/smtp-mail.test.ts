import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { smtpMail } from './smtp-mail.ts';

interface Received {
  readonly to: readonly string[];
  readonly source: string;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A real server on this machine; `refusal` is what it answers to a recipient. */
async function mailServer(refusal?: string): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => done(refusal === undefined ? null : new Error(refusal)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

const letter = { to: 'them@example.com', subject: 'A hint', text: 'Size S.', html: '<p>Size S.</p>' };

test('[SH-02] a letter goes out over SMTP with both its parts and its headers', async () => {
  const { url, received } = await mailServer();
  const mail = smtpMail(url, 'Vitrine <shop@example.com>');
  await mail.send({ ...letter, headers: { 'List-Unsubscribe': '<https://shop.example/u>' } });
  mail.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['them@example.com']);
  expect(received[0]?.source).toMatch(/^From: Vitrine <shop@example.com>/m);
  expect(received[0]?.source).toMatch(/^Subject: A hint/m);
  expect(received[0]?.source).toMatch(/^Content-Type: text\/plain/m);
  expect(received[0]?.source).toMatch(/^Content-Type: text\/html/m);
  expect(received[0]?.source).toMatch(/^List-Unsubscribe: <https:\/\/shop.example\/u>/m);
});

test('[SH-02] a subject cannot begin a header, nor an address name a second recipient', async () => {
  const { url, received } = await mailServer();
  const mail = smtpMail(url, 'Vitrine <shop@example.com>');
  await mail.send({ ...letter, subject: 'Hint\r\nBcc: other@example.com\r\n\r\nbody' });
  await mail.send({ ...letter, to: 'them@example.com, other@example.com' }).catch(() => undefined);
  mail.close();
  for (const { to, source } of received) {
    expect(to).not.toContain('other@example.com');
    expect(source).not.toMatch(/^Bcc:/im);
  }
  expect(received.length).toBeGreaterThan(0);
});

test('[SH-02] a refused letter is an error', async () => {
  const { url } = await mailServer('no such box');
  const mail = smtpMail(url, 'Vitrine <shop@example.com>');
  await expect(mail.send(letter)).rejects.toThrow(/no such box/);
  mail.close();
});
