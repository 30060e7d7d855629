import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestShop, problemOf } from '../../testing/test-shop.ts';
import { behindProxy, email, sms, tokenIn, visitWaitlist } from '../../testing/waitlist-visitor.ts';

const twilioToken = 'the-token-of-an-account-at-twilio';
const adminToken = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({
  ...behindProxy,
  ADMIN_TOKEN: adminToken,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: twilioToken,
  SMS_FROM: '+15005550006',
});
const closed = createTestShop();
const visit = visitWaitlist(shop);
const { join, joined, post, entries, emails } = visit;

const restock = (onHand: number) =>
  fetch(`http://127.0.0.1:${shop.port}/api/admin/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
    body: JSON.stringify({ productId: 1003, sizeId: visit.sizeId, onHand }),
  });

/** Someone who waits by e-mail, and the e-mail that tells them it is back. */
async function receiveNotice(): Promise<Record<string, unknown>> {
  await restock(0);
  await joined({ ...email, sizeId: visit.sizeId });
  await post('/api/waitlist/confirm', { token: tokenIn((await emails())[0]) });
  await restock(5);
  await expect.poll(emails, { timeout: 10_000 }).toHaveLength(2);
  await restock(0);
  return (await emails())[1] ?? {};
}

/** As a mail program does it: no page of ours, no cookie, and a form it was told to send. */
const oneClick = (url: string) =>
  fetch(`http://127.0.0.1:${shop.port}${url}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const suppressed = () => shop.query('select channel, reason from suppression');

describe('an email', () => {
  test('[WL-13, WL-14] comes by itself after a delivery, and says how to have no more of them', async () => {
    const email = await receiveNotice();
    const headers = email.headers as Record<string, string>;
    expect(email.recipient).toBe('them@example.com');
    expect(headers['List-Unsubscribe']).toMatch(/^<http:\S+\/api\/waitlist\/unsubscribe\?token=[\w.-]{87}>$/);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(email.body_text).toContain(`/waitlist/unsubscribe?token=${tokenIn(email)}`);
    expect(email.body_text).toContain(`?size=${visit.sizeId}`);
    expect(await entries()).toMatchObject([{ state: 'notified' }]);
  });

  test('[WL-14] one click ends it, as often as it is sent, in either form mail programs use', async () => {
    const path = `/api/waitlist/unsubscribe?token=${tokenIn(await receiveNotice())}`;
    for (const answer of [await oneClick(path), await oneClick(path)]) {
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
    }
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const asForm = await fetch(`http://127.0.0.1:${shop.port}${path}`, { method: 'POST', body: form });
    expect(asForm.status).toBe(204);
    expect(await suppressed()).toEqual([{ channel: 'email', reason: 'stopped' }]);

    await joined({ ...email, sizeId: visit.sizeId });
    await restock(5);
    expect(await emails()).toHaveLength(2);
    await restock(0);
  });

  test('[WL-14] looking changes nothing: the link shows a page, and its button ends it and undoes it', async () => {
    const token = tokenIn(await receiveNotice());
    const seen = await shop.send(`/waitlist/unsubscribe?token=${token}`);
    expect(await seen.text()).toContain('No more emails?');
    const opened = await shop.send(`/api/waitlist/unsubscribe?token=${token}`);
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`/waitlist/unsubscribe?token=${token}`);
    expect(await suppressed()).toEqual([]);

    const pressed = await post(`/api/waitlist/unsubscribe?token=${token}&back=page`, {});
    expect(pressed.status).toBe(303);
    expect(await suppressed()).toHaveLength(1);
    const page = await shop.send(`/waitlist/unsubscribe?token=${token}`);
    expect(await page.text()).toContain('Silence, then');
    await post(`/api/waitlist/unsubscribe?token=${token}&back=page&undo=yes`, {});
    expect(await suppressed()).toEqual([]);
  });

  test('[WL-14] a link that is not ours ends nothing', async () => {
    const token = tokenIn(await receiveNotice());
    const forged = `${'A'.repeat(43)}.${token.split('.')[1]}`;
    for (const word of [forged, 'x', '']) {
      const answer = await oneClick(`/api/waitlist/unsubscribe?token=${word}`);
      expect((await problemOf(answer)).code).toBe('not_found');
      expect((await shop.send(`/waitlist/unsubscribe?token=${word}`)).status).toBe(404);
    }
    expect((await problemOf(await oneClick('/api/waitlist/unsubscribe'))).code).toBe('invalid_request');
    expect(await suppressed()).toEqual([]);
  });
});

describe('an answer to a text', () => {
  const phone = '+12015550123';

  /** As Twilio sends it, signed over the shop's public address. */
  const says = (words: string, { from = phone, signature }: { from?: string; signature?: string } = {}) => {
    const fields: Record<string, string> = { Body: words, From: from, MessageSid: 'SM1', To: '+15005550006' };
    const signed = `${shop.origin}/api/sms/inbound${Object.keys(fields)
      .toSorted()
      .map((name) => name + fields[name])
      .join('')}`;
    const own = createHmac('sha1', twilioToken).update(signed).digest('base64');
    return fetch(`http://127.0.0.1:${shop.port}/api/sms/inbound`, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature ?? own },
      body: new URLSearchParams(fields),
    });
  };

  test('[WL-14] STOP ends every place of that number, START undoes it, and the carrier’s own words are enough', async () => {
    await joined({ ...sms, sizeId: visit.sizeId });
    const stopped = await says('Stop');
    expect(stopped.headers.get('content-type')).toMatch(/^text\/xml/);
    expect(await stopped.text()).toContain('<Response></Response>');
    expect(await suppressed()).toEqual([{ channel: 'sms', reason: 'stopped' }]);
    expect(await entries()).toMatchObject([{ state: 'stopped' }]);
    const [consent] = await shop.query('select revoked_at from consent');
    expect(consent?.revoked_at).not.toBeNull();
    await says('START');
    expect(await suppressed()).toEqual([]);
    expect(await entries()).toMatchObject([{ state: 'stopped' }]);
  });

  test('[WL-14] said in other words it counts as well, and is answered once', async () => {
    await joined({ ...sms, sizeId: visit.sizeId });
    expect(await (await says('please STOP texting me!')).text()).toContain('you are off the list');
    expect(await (await says('i said stop')).text()).toContain('<Response></Response>');
    expect(await suppressed()).toHaveLength(1);
  });

  test('[WL-14] HELP, thanks and a number from elsewhere change nothing', async () => {
    await joined({ ...sms, sizeId: visit.sizeId });
    for (const words of ['HELP', 'thank you <3', '']) expect((await says(words)).status).toBe(200);
    expect((await says('STOP', { from: '+442071838750' })).status).toBe(200);
    expect(await suppressed()).toEqual([]);
    expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  });

  test('[WL-14] what Twilio has not signed is nobody’s word', async () => {
    for (const signature of ['', 'bm8=', createHmac('sha1', 'other').update('x').digest('base64')])
      expect(await problemOf(await says('STOP', { signature }))).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    const shut = await closed.send('/api/sms/inbound', {
      method: 'POST',
      body: new URLSearchParams({ From: phone, Body: 'STOP' }),
    });
    expect((await problemOf(shut)).status).toBe(403);
    expect(await suppressed()).toEqual([]);
  });
});

describe('texts cost money', () => {
  const numbers = (range: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${range}${String(at).padStart(3, '0')}`);

  test('[WL-12] numbers of one range are taken ten times an hour, whoever asks; others are not held up', async () => {
    const answers = await Promise.all(
      numbers('2015557', 14).map((phoneNumberNotify, at) =>
        join({ ...sms, sizeId: visit.sizeId, phoneNumberNotify }, { address: `198.51.100.${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await join({ ...sms, sizeId: visit.sizeId, phoneNumberNotify: '2015558001' })).status).toBe(200);
    expect(await entries()).toHaveLength(11);
  });
});
