import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlagSwitches } from '../../domain/visitor/flag-decider.ts';
import { ofrep } from '../../providers/visitor/ofrep.ts';
import { type FlagProtocol, PolledFlags } from '../../providers/visitor/polled-flags.ts';
import { unleash } from '../../providers/visitor/unleash.ts';
import { hearFlagService } from './flag-service.ts';

// Speaks OFREP's bulk evaluation: https://openfeature.dev/docs/reference/other-technologies/ofrep
let reply: { readonly status: number; readonly body: unknown; readonly etag: string };
let calls: { method: string; path: string; body: unknown; headers: IncomingMessage['headers'] }[] = [];
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { method = '', url = '', headers } = request;
  calls.push({ method, path: url, headers, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') });
  const isSame = reply.status === 200 && headers['if-none-match'] === reply.etag;
  response.writeHead(isSame ? 304 : reply.status, { 'content-type': 'application/json', etag: reply.etag });
  response.end(isSame ? undefined : JSON.stringify(reply.body));
});
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterAll(() => void service.close());
beforeEach(() => {
  calls = [];
});

const flag = (key: string, value: unknown) => ({ key, value, reason: 'STATIC', variant: String(value) });
const answer = (etag: string, ...flags: unknown[]) => ({ status: 200, etag, body: { flags, metadata: {} } });

const ownUrl = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

async function listening(url = ownUrl(), protocol: FlagProtocol = ofrep) {
  const heard: FlagSwitches[] = [];
  const failures: unknown[] = [];
  const settings = {
    url,
    key: 'secret',
    everyMs: 20,
    onFailure: (error: unknown) => void failures.push(error),
  };
  const provider = new PolledFlags(protocol, settings);
  const close = await hearFlagService(provider, (switches) => void heard.push(switches));
  return { heard, failures, close, now: () => heard.at(-1) };
}

test('the service’s word holds for its flags, follows it, and is asked for as OFREP says', async () => {
  reply = answer(
    '"1"',
    flag('second_style', true),
    flag('pdp_image_zoom', 'on'),
    flag('not_a_flag_of_ours', true),
    { key: 'apple_pay', errorCode: 'PARSE_ERROR' },
  );
  const { now, close } = await listening();
  expect(now()).toEqual({ second_style: true });
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/ofrep/v1/evaluate/flags',
    body: { context: { targetingKey: 'everyone' } },
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  });
  await expect.poll(() => calls.at(-1)?.headers['if-none-match']).toBe('"1"');
  expect(now()).toEqual({ second_style: true });
  reply = answer('"2"', flag('second_style', false), flag('apple_pay', false));
  await expect.poll(now).toEqual({ second_style: false, apple_pay: false });
  await close();
});

test('a service that fails changes nothing: what it said last holds, and it is asked again', async () => {
  reply = answer('"1"', flag('second_style', true));
  const { now, failures, close } = await listening();
  for (const broken of [
    { status: 500, body: {}, etag: '' },
    { status: 200, body: { flags: 'none' }, etag: '"x"' },
    { status: 200, body: null, etag: '"y"' },
  ]) {
    reply = broken;
    const before = failures.length;
    await expect.poll(() => failures.length).toBeGreaterThan(before + 1);
    expect(now()).toEqual({ second_style: true });
  }
  reply = answer('"3"', flag('second_style', false));
  await expect.poll(now).toEqual({ second_style: false });
  await close();
});

test('a service that is not there is no reason not to open', async () => {
  const { now, failures, close } = await listening('http://127.0.0.1:9');
  expect(now()).toEqual({});
  expect(failures.length).toBeGreaterThan(0);
  await close();
});

test('Unleash is believed in what it says for everyone, and asked as its clients ask it', async () => {
  const feature = (name: string, enabled: boolean, ...strategies: object[]) => ({
    name,
    enabled,
    strategies,
  });
  const rollout = (share: string, more: object = {}) => ({
    name: 'flexibleRollout',
    parameters: { rollout: share, stickiness: 'default', groupId: 'x' },
    constraints: [],
    ...more,
  });
  const everyone = { name: 'default', parameters: {}, constraints: [] };
  reply = {
    status: 200,
    etag: '"1"',
    body: {
      version: 2,
      features: [
        feature('second_style', true, rollout('100')),
        feature('pdp_image_zoom', false, rollout('100')),
        feature('apple_pay', true, everyone),
        feature('hide_reviews_if_empty', true),
        feature('payments_klarna', true, rollout('0')),
        feature('afterpay_payments', true, rollout('100', { disabled: true })),
        // Of these it says nothing for everyone: the shop's own values hold.
        feature('guest_loves', true, rollout('50')),
        feature('klarna_express_button', true, rollout('100', { constraints: [{ contextName: 'userId' }] })),
        feature('braintree_cc_enabled', true, rollout('100', { segments: [1] })),
        feature('pdp_shipping_estimator', true, { name: 'userWithId', parameters: { userIds: 'a' } }),
        { ...feature('shipping_rates_b_test', true, everyone), dependencies: [{ feature: 'other' }] },
      ],
    },
  };
  const { now, failures, close } = await listening(ownUrl(), unleash);
  expect(now()).toEqual({
    second_style: true,
    pdp_image_zoom: false,
    apple_pay: true,
    hide_reviews_if_empty: true,
    payments_klarna: false,
    afterpay_payments: false,
  });
  // One that was closed a moment ago may have asked once more.
  expect(calls.find(({ path }) => path === '/api/client/features')).toMatchObject({
    method: 'GET',
    body: null,
    headers: { authorization: 'secret' },
  });
  reply = { status: 200, etag: '"2"', body: { toggles: [] } };
  await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(now()).toMatchObject({ second_style: true });
  await close();
});
