// Every role and every token, with every call of the desk: what the one table of verbs says is what is answered.
import { describe, expect, test } from 'vitest';
import * as staff from '../../../contract/desk/staff/staff.ts';
import { operations } from '../../../contract/operations.ts';
import { type DeskVerb, deskVerbNames, mayDo, staffRoles } from '../../../domain/desk/verbs.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { age, employ, owner } = deskOf(shop);

const calls = operations.flatMap((operation) =>
  'verb' in operation && operation.verb !== undefined ? [{ ...operation, verb: operation.verb }] : [],
);

/** Of things that are not there, with a body that is none: only whether one may is looked at. */
async function statusOf(send: TestBrowser['send'], { method, path }: (typeof calls)[number], headers = {}) {
  const place = path.replace('{id}', crypto.randomUUID()).replace(/\{\w+\}/g, '999999999');
  const hasBody = method === 'POST' || method === 'PATCH';
  const response = await send(place, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{"none":"none"}' }),
  });
  await response.body?.cancel();
  return response.status;
}

const isRefused = (status: number) => status === 401 || status === 403;

test('[DK-02] every call of the merchant’s is the desk’s, and names its verb', () => {
  for (const operation of operations) {
    const isOfDesk = operation.path.startsWith('/api/admin/');
    expect([
      operation.id,
      'verb' in operation,
      'access' in operation && operation.access === 'merchant',
    ]).toEqual([operation.id, isOfDesk, isOfDesk]);
  }
  expect(new Set(calls.map(({ verb }) => verb))).toEqual(new Set(deskVerbNames));
});

describe.each(staffRoles)('[DK-02] %s', (role) => {
  test('may by the window what the table says, and nothing else', async () => {
    const { send } = await employ(role);
    for (const call of calls) {
      const status = await statusOf(send, call);
      expect([call.id, isRefused(status)]).toEqual([call.id, !mayDo(role, call.verb)]);
    }
  });
});

// Every verb's token with every call: some seven thousand calls.
test('[DK-02] a token may what it was made for, and nothing else', { timeout: 240_000 }, async () => {
  const someone = await owner();
  for (const verb of deskVerbNames) {
    const made = await someone.post('/api/admin/tokens', { name: verb, scopes: [verb] });
    const { secret } = (await answerOf(made, staff.makeToken)).content;
    for (const call of calls) {
      const status = await statusOf(shop.send, call, { authorization: `Bearer ${secret}` });
      expect([verb, call.id, isRefused(status)]).toEqual([verb, call.id, call.verb !== verb]);
    }
  }
});

test.each([
  'orders.refund',
  'customers.credit',
  'customers.export',
  'customers.erase',
  'codes.change',
  'staff.change',
  'tokens.change',
  'webhooks.change',
] satisfies DeskVerb[])('%s asks again who they are after a quarter of an hour', async (verb) => {
  const call = calls.find((one) => one.verb === verb);
  if (!call) throw new Error(`No call needs ${verb}.`);
  const { send, get } = await employ('owner');
  expect(isRefused(await statusOf(send, call))).toBe(false);
  await age('paris@vitrine.example', 16);
  const refused = await send(call.path.replace('{id}', crypto.randomUUID()).replace(/\{\w+\}/g, '9'), {
    method: call.method,
  });
  expect((await problemOf(refused)).code).toBe('proof_required');
  expect((await get('/api/admin/orders')).status).toBe(200);
});

test('a session of the staff is of use to no other site', async () => {
  const { send } = await employ('owner');
  const answer = await send('/api/admin/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ name: 'Theirs', scopes: ['orders.read'] }),
  });
  expect((await problemOf(answer)).code).toBe('cross_site');
});
