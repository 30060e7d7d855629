// Who emails are from, set at the desk: the next email that leaves says so, to a real mail server.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/settings/settings.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { createMailServer, type MailServer } from '../../testing/mail-server.ts';
import { answerOf, createTestShop, problemOf, type TestShop } from '../../testing/test-shop.ts';

let server: MailServer;
const own: Record<string, string> = {};
const outside: Record<string, string> = { MAIL_FROM: 'Ada, Sons <post@ada.example>' };
beforeAll(async () => {
  server = await createMailServer();
  own.SMTP_URL = server.url;
  outside.SMTP_URL = server.url;
});
afterAll(() => server.close());

const senderOf = (shop: TestShop) => {
  let owner: TestBrowser;
  beforeAll(async () => {
    owner = await deskOf(shop).owner();
  });
  const section = async () => {
    const { sections } = (await answerOf(await owner.get('/api/admin/settings'), contract.listSettings))
      .content;
    return sections.find(({ id }) => id === 'sender') ?? expect.fail('there is no such section');
  };
  const patch = async (values: object) =>
    owner.patch('/api/admin/settings/sender', { version: (await section()).version, values });
  const tryIt = async () => {
    const sent = await owner.post('/api/admin/settings/sender/test', {});
    return (await answerOf(sent, contract.sendTestEmail)).content;
  };
  /** The headers of what the server was handed last. */
  const headers = () => (server.received.at(-1)?.source ?? '').split('\r\n\r\n')[0] ?? '';
  return { section, patch, tryIt, headers, owner: () => owner };
};

describe('a sender of the desk’s own', () => {
  const shop = createTestShop(own);
  const { section, patch, tryIt, headers, owner } = senderOf(shop);
  const set = async (values: object) => answerOf(await patch(values), contract.saveSettings);
  afterEach(() => set({ senderName: '', senderAddress: '', replyTo: '' }));

  test('is who the next email is from, and where its answer goes', async () => {
    const before = server.received.length;
    const { outcome, to } = await tryIt();
    expect(outcome).toBe('taken');
    expect(server.received[before]?.to).toEqual([to]);
    expect(headers()).toMatch(/^From: Vitrine <shop@localhost>$/m);
    expect(headers()).not.toMatch(/^Reply-To:/im);
    await set({ senderName: 'Maison Ada', senderAddress: 'post@ada.example', replyTo: 'people@ada.example' });
    await tryIt();
    expect(headers()).toMatch(/^From: Maison Ada <post@ada.example>$/m);
    expect(headers()).toMatch(/^Reply-To: people@ada.example$/m);
    expect(headers()).toMatch(/^Subject: A test email of Vitrine$/m);
  });

  test('is who codes and receipts are from as well', async () => {
    await set({ senderAddress: 'post@ada.example' });
    await shop.send('/api/auth/email-otp/send-verification-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'somebody@example.com', type: 'sign-in' }),
    });
    const theirs = () => server.received.find(({ to }) => to.includes('somebody@example.com'))?.source;
    await expect.poll(theirs, { timeout: 5_000 }).toMatch(/^From: Vitrine <post@ada.example>$/m);
  });

  test.each([
    [{ senderName: 'Ada\r\nBcc: all@ada.example' }, 'senderName'],
    [{ senderAddress: 'post@ada.example\r\nBcc: all@ada.example' }, 'senderAddress'],
    [{ senderAddress: 'post@ada.example, all@ada.example' }, 'senderAddress'],
    [{ replyTo: 'nobody' }, 'replyTo'],
  ])('that would be more than one address, or another header, is refused: %o', async (values, at) => {
    const answer = await patch(values);
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors?.map((error) => error.at)).toEqual([at]);
    expect((await section()).values).toEqual({ senderName: '', senderAddress: '', replyTo: '' });
  });

  test('with commas and quotes in its name is one sender', async () => {
    await set({ senderName: 'Ada, "Sons" <b@b.example>', senderAddress: 'post@ada.example' });
    await tryIt();
    expect(headers()).toMatch(/^From: "Ada, \\"Sons\\" <b@b\.example>" <post@ada\.example>$/m);
  });

  test('whom the mail server does not take is told so, in the server’s words', async () => {
    server.answer = { at: 'recipient', code: 550, words: 'no such box' };
    expect(await tryIt()).toMatchObject({
      outcome: 'refused',
      answer: expect.stringContaining('no such box'),
    });
    server.answer = { at: 'letter', code: 451, words: 'come back later' };
    expect(await tryIt()).toMatchObject({ outcome: 'not_taken' });
    server.answer = undefined;
  });

  test('is what is looked at before the shop opens', async () => {
    const sender = async () => {
      const answer = await owner().get('/api/admin/settings/opening');
      const { items } = (await answerOf(answer, contract.readOpening)).content;
      return items.find(({ check }) => check === 'sender');
    };
    expect(await sender()).toMatchObject({ state: 'trouble' });
    await set({ senderAddress: 'post@ada.example' });
    expect(await sender()).toMatchObject({ state: 'done' });
    expect((await sender())?.message).toContain('Vitrine <post@ada.example>');
  });
});

describe('the environment’s sender', () => {
  const shop = createTestShop(outside);
  const { section, patch, tryIt, headers } = senderOf(shop);

  test('goes first, is read only, and leaves to the desk where answers go', async () => {
    expect(await section()).toMatchObject({
      values: { senderName: 'Ada, Sons', senderAddress: 'post@ada.example' },
      setOutside: { senderName: 'MAIL_FROM', senderAddress: 'MAIL_FROM' },
    });
    expect((await patch({ senderAddress: 'other@ada.example' })).status).toBe(422);
    await answerOf(await patch({ replyTo: 'people@ada.example' }), contract.saveSettings);
    await tryIt();
    expect(headers()).toMatch(/^From: "Ada, Sons" <post@ada\.example>$/m);
    expect(headers()).toMatch(/^Reply-To: people@ada\.example$/m);
  });
});

describe('a shop that sends no email', () => {
  const shop = createTestShop({ ADMIN_TOKEN: 'a-token-of-at-least-thirty-two-characters' });
  const { tryIt } = senderOf(shop);

  test('keeps the test in its outbox and says so; a token has no mailbox', async () => {
    const { outcome, to } = await tryIt();
    expect(outcome).toBe('kept');
    const [kept] = await shop.query('select recipient, subject from outbox_email order by id desc limit 1');
    expect(kept).toEqual({ recipient: to, subject: 'A test email of Vitrine' });
    const answer = await shop.send('/api/admin/settings/sender/test', {
      method: 'POST',
      headers: {
        authorization: 'Bearer a-token-of-at-least-thirty-two-characters',
        'content-type': 'application/json',
      },
      body: '{}',
    });
    expect((await problemOf(answer)).code).toBe('conflict');
  });
});
