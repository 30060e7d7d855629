// Whatever is sent in place of what a call takes, it is answered, in the shape of the contract, and is never the shop's
// own failure.
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { rows } from '../testing/access/calls.ts';
import { attacksOn } from '../testing/access/hostile.ts';
import { createVisitors, type VisitorName, visitorNames } from '../testing/access/visitors.ts';
import { adminToken } from '../testing/reviewing.ts';
import { createTestShop, problemOf } from '../testing/test-shop.ts';

const shop = createTestShop({ ADMIN_TOKEN: adminToken, TRUSTED_PROXIES: '127.0.0.1' });
let world: Awaited<ReturnType<typeof createVisitors>>;
let sent = 0;
/** The whole of it takes minutes, and is `npm run torture -- hostile`; here one of so many, at each call others. */
const share = process.env.EVERY_ATTACK ? 1 : 10;
beforeAll(async () => {
  world = await createVisitors(shop);
});

/** Of those who may, whoever has most to lose. */
const preferred: readonly VisitorName[] = ['customer', 'guest', 'merchant', 'anonymous'];

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('bears what nobody should send', async () => {
    const row = rows[id];
    if (!row) throw new Error('It has no row.');
    const best = Math.min(...visitorNames.map((name) => row.answers[name]));
    const name = preferred.find((each) => row.answers[each] === best) ?? 'anonymous';
    const request = await row.ask(world.owned, name);
    const logged = shop.errorsLogged.length;
    let attack = operations.indexOf(operation);
    for (const { named, path, body, type } of attacksOn(operation, request)) {
      attack += 1;
      if (attack % share > 0) continue;
      sent += 1;
      const response = await shop.send(path, {
        method: operation.method,
        headers: {
          cookie: world.visitors[name].cookies(),
          'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
          ...(name === 'merchant' && { authorization: `Bearer ${adminToken}` }),
          ...(type && { 'content-type': type }),
          ...request.headers,
        },
        ...(body !== undefined && { body }),
      });
      expect(response.status, `${named}: ${response.status}`).toBeLessThan(500);
      expect(response.headers.get('x-content-type-options'), named).toBe('nosniff');
      if (response.status < 400) await response.body?.cancel();
      else await problemOf(response);
    }
    expect(shop.errorsLogged.slice(logged)).toEqual([]);
  });
});

const elsewhere = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
];
test.each(operations.filter(({ method, provesItself }) => method !== 'GET' && !provesItself))(
  '$id is refused to a page of another site',
  async ({ method, path, takesForm }) => {
    for (const headers of elsewhere)
      for (const type of takesForm
        ? ['application/json', 'application/x-www-form-urlencoded']
        : ['application/json']) {
        const response = await shop.send(path.replace(/\{\w+\}/g, '1'), {
          method,
          headers: { cookie: world.visitors.customer.cookies(), 'content-type': type, ...headers },
          body: type === 'application/json' ? '{}' : 'a=b',
        });
        expect((await problemOf(response)).code).toBe('cross_site');
      }
  },
);

test('the attacks were made, to the last by who may call', async () => {
  const session = await shop.send('/api/session', { headers: { cookie: world.visitors.customer.cookies() } });
  expect(await session.text()).toContain('shopper@vitrine.example');
  process.stdout.write(`attacks made: ${sent}\n`);
  expect(sent).toBeGreaterThan(20_000 / share);
});
