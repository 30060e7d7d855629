// The document as others use it: a linter reads it, and a client that was made from nothing else shops with it.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import type { Operation } from '../../contract/operation.ts';
import { operations } from '../../contract/operations.ts';
import { shopping } from '../testing/shopping.ts';
import { createTestShop } from '../testing/test-shop.ts';

const adminToken = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ ADMIN_TOKEN: adminToken });
const { sizeOf } = shopping(shop);

test('[EN-05] a linter finds nothing to say about the document', async () => {
  const source = await (await shop.send('/api/openapi.json')).text();
  const config = await createConfig({
    extends: ['recommended-strict'],
    // A shop on an engineer's machine says so.
    rules: { 'no-server-example.com': 'off' },
  });
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test('every call has a name of its own', () => {
  const ids = operations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z]{3,40}$/);
});

test('[EN-05] a client made from the document alone finds a product, puts it in a bag, and books a delivery', async () => {
  const definition = `${shop.origin}/api/openapi.json`;
  const client = await new OpenAPIClientAxios({
    definition,
    axiosConfigDefaults: { adapter: 'fetch', headers: { origin: shop.origin } },
  }).getClient();
  const named = (id: string) => client[id] ?? expect.fail(`there is no ${id}`);
  const { data: view } = await named('viewProduct')({ productId: 1001 });
  expect(view.product.name).toBe('Nocturne Bias Slip Dress');
  const sizeId = await sizeOf(1001, 'S');
  const added = await named('addToBag')(undefined, { productId: 1001, sizeId });
  expect(added.status).toBe(201);
  const cookie = String(added.headers['set-cookie']).split(';')[0];
  const { data: cart } = await named('readCart')(undefined, undefined, { headers: { cookie } });
  expect(cart.content.cartItems).toMatchObject([{ productId: 1001, sizeId, quantity: 1 }]);
  const delivery = { productId: 1001, sizeId, add: 1 };
  await expect(named('setStock')(undefined, delivery)).rejects.toMatchObject({ status: 401 });
  const headers = { authorization: `Bearer ${adminToken}` };
  const booked = await named('setStock')(undefined, delivery, { headers });
  expect(booked.data.content).toMatchObject({ productId: 1001, sizeId });
});

test('which calls ask for what is what the server asks for', async () => {
  // A guest may pay and check out; who wants a card to be kept signs in, and whose session ended meanwhile is told.
  const sometimes = ['processPayment', 'saveQuote'];
  for (const { id, access, problems } of operations as readonly Operation[])
    expect([id, problems.includes('login_required')]).toEqual([
      id,
      access === 'customer' || sometimes.includes(id),
    ]);
  const { paths } = (await (await shop.send('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security: readonly Record<string, unknown>[] }>>;
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { security }] of Object.entries(methods)) {
      if (security.some((way) => 'customer' in way)) continue;
      const url = path.replace(/\{\w+\}/g, '1');
      const answer = await shop.send(url, {
        method: method.toUpperCase(),
        signal: AbortSignal.timeout(5_000),
        ...(method !== 'get' &&
          method !== 'delete' && {
            body: '{"From":"+12015550123"}',
            headers: { 'content-type': 'application/json' },
          }),
      });
      const isRefused = answer.status === 401 || answer.status === 403;
      await answer.body?.cancel();
      expect([method, path, isRefused]).toEqual([method, path, security.length > 0]);
    }
});
