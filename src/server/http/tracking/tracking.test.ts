import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { previewFlags } from '../../../contract/desk/flags.ts';
import { giveConsent } from '../../../contract/tracking/events.ts';
import { eventNames } from '../../../domain/tracking/events.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

// Events wait in line for a second before they are written.
vi.setConfig({ testTimeout: 30_000 });
const soon = { timeout: 8_000 };

// A service that speaks Segment's HTTP API; it refuses the first batch it is sent.
interface Batch {
  readonly batch: readonly { messageId: string; anonymousId: string; event: string; properties: object }[];
}
const batches: { authorization: string | undefined; body: Batch; text: string }[] = [];
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  batches.push({ authorization: request.headers.authorization, body: JSON.parse(text), text });
  response.writeHead(batches.length === 1 ? 503 : 200).end('{}');
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());

const token = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.1',
  ADMIN_TOKEN: token,
  EVENTS_WEBHOOK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/batch`,
  EVENTS_WEBHOOK_KEY: 'write-key',
});
const { browser } = accountsOf(shop);
const french = '90.1.2.3';
const at = () => new Date().toISOString();
const stored = () => shop.query('select name, product_id, detail, occurred_at from event order by id');
let marks = 9_000_000;
/** What is stored, once everything that was sent before has been written. */
const settled = async () => {
  marks += 1;
  await browser().post('/api/events', [{ name: 'unlove', productId: marks, at: at() }]);
  await expect
    .poll(async () => (await stored()).some(({ product_id }) => Number(product_id) === marks), soon)
    .toBe(true);
  return (await stored()).filter(({ name }) => name !== 'unlove');
};
const love = () => [{ name: 'love', productId: 1001, at: at() }];
beforeEach(() => shop.query('delete from event'));

test('[TR-01] every event is stored by default, and handed to a service that is asked again when it refused', async () => {
  const events = eventNames.map((name) => ({ name, productId: 1001, at: at() }));
  expect((await browser().post('/api/events', events)).status).toBe(202);
  await expect.poll(async () => (await stored()).map(({ name }) => name), soon).toEqual([...eventNames]);
  await expect.poll(() => batches.length, soon).toBeGreaterThan(1);
  const [refused, taken] = batches;
  expect(taken?.authorization).toBe(`Basic ${Buffer.from('write-key:').toString('base64')}`);
  expect(taken?.body.batch.map(({ event }) => event)).toEqual([...eventNames]);
  expect(taken?.body.batch[0]).toMatchObject({ type: 'track', properties: { productId: 1001 } });
  // The same ids, so that the service keeps one of each.
  expect(taken?.body.batch.map(({ messageId }) => messageId)).toEqual(
    refused?.body.batch.map(({ messageId }) => messageId),
  );
});

test('[TR-01] nothing personal is in any event, however much of it is around', async () => {
  const email = 'shopper@vitrine.example';
  const customer = browser('', '8.8.8.8');
  await customer.post('/api/cart/items', { productId: 1012 });
  const guest = /guest=([\w-]{22})/.exec(customer.cookies())?.[1] ?? '';
  await customer.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' });
  const [{ id = '' } = {}] = await shop.query('select id from customer where email = $1', [email]);
  const personal = [email, 'Margaux Tremblay', '+12015550142', guest, String(id), '8.8.8.8', 'session'];
  const detail = Object.fromEntries(
    ['way', 'size', 'image', 'email', 'name', 'phone', 'id'].map((key, index) => [
      key,
      personal[index] ?? '',
    ]),
  );
  const before = batches.length;
  const events = eventNames.map((name) => ({ name, productId: 1001, at: at(), detail }));
  expect((await customer.post('/api/events', events)).status).toBe(202);
  await expect.poll(async () => (await stored()).length, soon).toBe(eventNames.length);
  await expect.poll(() => batches.length, soon).toBeGreaterThan(before);
  const everything = JSON.stringify([await shop.query('select * from event'), batches.slice(before)]);
  for (const word of personal.filter((text) => text !== ''))
    expect(everything, word).not.toContain(JSON.stringify(word).slice(1, -1));
  expect((await stored()).map((row) => row.detail)).toEqual(eventNames.map(() => ({})));
});

test('[TR-01] in the EU and the UK nothing is noted before consent, and nothing after it is taken back', async () => {
  const visitor = browser('', french);
  const asks = async () => (await (await visitor.get('/c/dresses')).text()).includes('action="/api/consent"');
  expect(await asks()).toBe(true);
  await visitor.post('/api/events', love());
  expect(await settled()).toEqual([]);

  const yes = await visitor.form('/api/consent', { choice: 'yes', returnTo: '/c/dresses' });
  expect([yes.status, yes.headers.get('location')]).toEqual([303, '/c/dresses']);
  expect(yes.headers.getSetCookie()).toEqual([
    'consent=yes; Path=/; HttpOnly; SameSite=Lax; Max-Age=15724800',
  ]);
  expect(await asks()).toBe(false);
  await visitor.post('/api/events', love());
  expect(await settled()).toHaveLength(1);

  const { consent } = await answerOf(await visitor.post('/api/consent', { choice: 'no' }), giveConsent);
  expect(consent).toBe('refused');
  expect(await asks()).toBe(false);
  await visitor.post('/api/events', love());
  expect(await settled()).toHaveLength(1);
  expect(await (await visitor.get('/region')).text()).toContain('Nothing you do is noted now.');
});

test('[TR-01] a browser that asks not to be tracked is heeded everywhere, whatever was chosen', async () => {
  for (const headers of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
    const all = { 'content-type': 'application/json', cookie: 'consent=yes', ...headers };
    await shop.send('/api/events', { method: 'POST', headers: all, body: JSON.stringify(love()) });
    expect(await settled()).toEqual([]);
    const page = await (await shop.send('/c/dresses', { headers: all })).text();
    expect(page).toContain('data-consent="refused"');
    expect(page).not.toContain('action="/api/consent"');
  }
  expect(await (await shop.send('/c/dresses')).text()).not.toContain('data-consent');
});

test('whoever looks at a preview of flags is not counted', async () => {
  const made = await fetch(`http://127.0.0.1:${shop.port}/api/admin/flag-previews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ flags: { second_style: true } }),
  });
  const { content } = await answerOf(made, previewFlags);
  const visitor = browser();
  await visitor.get(`/${new URL(content.url).search}`);
  expect(visitor.cookies()).toContain('preview=');
  await visitor.post('/api/events', love());
  expect(await settled()).toEqual([]);
});

test('what no browser of ours sends is refused, and a clock that is far off is set right', async () => {
  const codes = async (body: unknown) => (await problemOf(await browser().post('/api/events', body))).code;
  for (const body of [
    [],
    {},
    [{ name: 'purchase', at: at() }],
    [{ name: 'love', at: 'yesterday' }],
    [{ name: 'love', at: at(), email: 'a@b.example' }],
    [{ name: 'love', productId: -1, at: at() }],
    Array.from({ length: 51 }, () => love()[0]),
  ])
    expect(await codes(body)).toBe('invalid_request');
  expect(await codes([{ name: 'love', at: at(), detail: { way: 'x'.repeat(70_000) } }])).toBe(
    'body_too_large',
  );
  await browser().post('/api/events', [{ name: 'love', at: '1999-01-01T00:00:00.000Z' }]);
  const [{ occurred_at } = {}] = await settled();
  expect(Math.abs(Number(occurred_at) - Date.now())).toBeLessThan(60_000);
});
