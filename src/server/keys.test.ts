import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration/configuration.ts';
import { createKeys } from './keys.ts';
import { createLog } from './logging/log.ts';
import { startServer } from './server.ts';
import { cloneDatabase } from './testing/test-shop.ts';

const first = 'the first secret of at least 32 characters';
const second = 'the second secret of at least 32 characters';
const address = 'the address secret of at least 32 characters';

test('nothing signed for one purpose is good for another, and hashes of addresses go by a secret of their own', () => {
  const keys = createKeys({ current: first, old: undefined, address });
  const signature = keys.signer('guest').sign('a');
  expect(keys.signer('guest').isSigned('a', signature)).toBe(true);
  expect(keys.signer('guest').isSigned('b', signature)).toBe(false);
  expect(keys.signer('waitlist confirmation').isSigned('a', signature)).toBe(false);
  expect(keys.unsubscribes.isSigned('a', signature)).toBe(false);
  const rotated = createKeys({ current: second, old: first, address });
  expect(rotated.hashAddress('a@example.com')).toBe(keys.hashAddress('a@example.com'));
  expect(rotated.unsubscribes.isSigned('a', keys.unsubscribes.sign('a'))).toBe(true);
  expect(rotated.signer('guest').isSigned('a', signature)).toBe(true);
  expect(rotated.signer('guest').sign('a')).not.toBe(signature);
});

test('what is sealed is read again with the secret that stays, and by nobody else', () => {
  const sealed = createKeys({ current: first, old: undefined, address }).webhookSecrets.seal('whsec_a');
  expect(sealed).not.toContain('whsec');
  expect(createKeys({ current: second, old: first, address }).webhookSecrets.open(sealed)).toBe('whsec_a');
  const others = createKeys({ current: first, old: undefined, address: second }).webhookSecrets;
  expect(() => others.open(sealed)).toThrow();
  expect(() => others.open('')).toThrow();
});

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  cloned = await cloneDatabase();
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cloned.drop();
});

const size = async (productId: number, wanted: string) => {
  const { rows } = await client.query(
    `select sku.id from sku join stock_level on sku_id = sku.id where product_id = $1 and on_hand ${wanted} limit 1`,
    [productId],
  );
  return Number(rows[0]?.id);
};

/** A shop that is open while something is asked of it. */
async function during<T>(
  settings: Record<string, string>,
  work: (send: (path: string, body?: unknown, cookie?: string) => Promise<Response>) => Promise<T>,
): Promise<T> {
  const config = readConfiguration({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: cloned.url, ...settings });
  const server = await startServer(config, (_, step) => step(), createLog('silent'), createLog('silent'));
  try {
    return await work((path, body, cookie = '') =>
      fetch(`${server.origin}${path}`, {
        headers: { origin: server.origin, cookie, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
  } finally {
    await server.stop();
  }
}

test('a secret is replaced: bags, links and those who said stop stay; without the old one, what it signed is void', async () => {
  const inStock = await size(1001, '> 0');
  await client.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [
    await size(1003, '>= 0'),
  ]);
  const soldOut = await size(1003, '= 0');
  const join = { productId: 1003, sizeId: soldOut, activeTab: 'email', phoneNumberNotify: '' };
  const emails = async (recipient: string) =>
    (await client.query('select body_text from outbox_email where recipient = $1 order by id', [recipient]))
      .rows;

  const before = await during({ SESSION_SECRET: first, ADDRESS_SECRET: address }, async (send) => {
    const added = await send('/api/cart/items', { productId: 1001, sizeId: inStock });
    expect(added.status).toBe(201);
    const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const emailAddressNotify of ['link@example.com', 'stop@example.com'])
      expect((await send('/api/waitlist', { ...join, emailAddressNotify })).status).toBe(200);
    await expect.poll(() => emails('link@example.com')).toHaveLength(1);
    const [email] = await emails('link@example.com');
    return { cookie, token: /token=(\S+)/.exec(email.body_text)?.[1] ?? '' };
  });
  const stopped = createKeys({ current: first, old: undefined, address });
  await client.query(
    "insert into suppression (address_hash, channel, reason) values ($1, 'email', 'stopped')",
    [stopped.hashAddress('stop@example.com')],
  );
  await client.query(
    'truncate waitlist_quota; update waitlist_entry set confirmation_sent_at = confirmation_sent_at',
  );

  const lines = async (send: (path: string, body?: unknown, cookie?: string) => Promise<Response>) =>
    (await (await send('/api/header/cart', undefined, before.cookie)).json()).content.cartItems.length;
  const rotated = { SESSION_SECRET: second, SESSION_SECRET_OLD: first, ADDRESS_SECRET: address };
  await during(rotated, async (send) => {
    expect(await lines(send)).toBe(1);
    expect((await send('/api/waitlist/confirm', { token: before.token })).status).toBe(200);
    await client.query("delete from waitlist_entry where address = 'stop@example.com'");
    const again = await send('/api/waitlist', { ...join, emailAddressNotify: 'stop@example.com' });
    expect(again.status).toBe(200);
    expect(await emails('stop@example.com')).toHaveLength(1);
  });
  await during({ SESSION_SECRET: second, ADDRESS_SECRET: address }, async (send) => {
    expect(await lines(send)).toBe(0);
  });
});

test('another secret for addresses is refused by its name: it would forget who said stop', async () => {
  const opening = during({ SESSION_SECRET: second, ADDRESS_SECRET: first }, async () => {});
  await expect(opening).rejects.toThrow(ConfigurationError);
  await expect(opening).rejects.toThrow(/ADDRESS_SECRET/);
});
