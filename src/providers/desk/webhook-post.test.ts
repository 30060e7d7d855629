// Where webhooks go, and where they never do.
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateAddress } from '../network/public-address.ts';
import { createWebhookPost } from './webhook-post.ts';

const calls: string[] = [];
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  if (request.url === '/never') return;
  if (request.url === '/elsewhere') response.writeHead(302, { location: '/inside' }).end();
  else if (request.url === '/endless') {
    response.writeHead(200);
    const pour = () => void (response.writable && response.write('x'.repeat(65_536), pour));
    pour();
  } else response.writeHead(204).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const at = (host: string, path = '/') => ({
  address: `http://${host}:${port}${path}`,
  headers: { 'content-type': 'application/json' },
  body: '{}',
});

test.each([
  '127.0.0.1',
  '10.0.4.12',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])(
  '%s is not',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ['https://127.0.0.1/hook', 'private_address'],
  ['https://[::1]/hook', 'private_address'],
  ['https://0x7f.1/hook', 'private_address'],
  ['https://2130706433/hook', 'private_address'],
  ['https://localhost/hook', 'private_address'],
  ['https://inside.example/hook', 'private_address'],
  ['https://both.example/hook', 'private_address'],
  ['http://93.184.215.14/hook', 'not_https'],
  ['ftp://93.184.215.14/hook', 'not_an_address'],
  ['https://me:word@outside.example/hook', 'not_an_address'],
  ['hooks', 'not_an_address'],
  ['https://outside.example/hook', null],
  ['https://unknown.example/hook', null],
])('an address %s is answered %s', async (address, refusal) => {
  const addressesOf: Readonly<Record<string, readonly string[]>> = {
    'inside.example': ['127.0.0.1'],
    'both.example': ['93.184.215.14', '10.0.0.1'],
    'outside.example': ['93.184.215.14'],
    localhost: ['127.0.0.1'],
  };
  const post = createWebhookPost({
    mayReachPrivate: false,
    lookup: async (host) => {
      const addresses = addressesOf[host];
      if (!addresses) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
      return addresses.map((one) => ({ address: one, family: 4 }));
    },
  });
  expect(await post.refusalOf(address)).toBe(refusal);
});

test('a name that is resolved to this machine is refused as it is sent, however it was before', async () => {
  calls.length = 0;
  let place = '93.184.215.14';
  const post = createWebhookPost({
    mayReachPrivate: false,
    lookup: async () => [{ address: place, family: 4 }],
  });
  const message = { ...at('moved.example'), address: `https://moved.example:${port}/` };
  expect(await post.refusalOf(message.address)).toBeNull();
  place = '127.0.0.1';
  expect(await post.send(message, never)).toEqual({ failure: 'private_address' });
  expect(calls).toEqual([]);
});

test('the connection goes to the address that was checked, and the name is asked for once', async () => {
  calls.length = 0;
  let requests = 0;
  const post = createWebhookPost({
    mayReachPrivate: true,
    lookup: async () => {
      requests += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    },
  });
  expect(await post.send(at('nowhere.invalid', '/hook'), never)).toEqual({ status: 204 });
  expect(requests).toBe(1);
  expect(calls).toEqual(['POST /hook']);
});

test('no redirect is followed', async () => {
  calls.length = 0;
  const post = createWebhookPost({ mayReachPrivate: true });
  expect(await post.send(at('127.0.0.1', '/elsewhere'), never)).toEqual({ status: 302 });
  expect(calls).toEqual(['POST /elsewhere']);
});

test('an answer without end is not read', async () => {
  const post = createWebhookPost({ mayReachPrivate: true });
  expect(await post.send(at('127.0.0.1', '/endless'), never)).toEqual({ status: 200 });
  await expect.poll(() => new Promise((done) => server.getConnections((_, count) => done(count)))).toBe(0);
});

test('who never answers is left, and so is a name server that does not', async () => {
  const post = createWebhookPost({ mayReachPrivate: true, mostMs: 50 });
  expect(await post.send(at('127.0.0.1', '/never'), never)).toEqual({ failure: 'no_answer' });
  const silent = createWebhookPost({
    mayReachPrivate: true,
    mostMs: 50,
    lookup: () => new Promise(() => undefined),
  });
  expect(await silent.send(at('silent.example'), never)).toEqual({ failure: 'no_answer' });
});

test('what is not there is said', async () => {
  const free = createSocketServer();
  await new Promise<void>((done) => free.listen(0, '127.0.0.1', done));
  const { port: closed } = free.address() as AddressInfo;
  await new Promise((done) => free.close(done));
  const post = createWebhookPost({ mayReachPrivate: true });
  const message = { ...at('127.0.0.1'), address: `http://127.0.0.1:${closed}/` };
  expect(await post.send(message, never)).toEqual({ failure: 'unreachable' });
  const lost = createWebhookPost({
    mayReachPrivate: true,
    lookup: async () => {
      throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    },
  });
  expect(await lost.send(at('unknown.example'), never)).toEqual({ failure: 'unknown_host' });
});

test('a shop that leaves breaks off', async () => {
  const leaving = new AbortController();
  const post = createWebhookPost({ mayReachPrivate: true });
  const sending = post.send(at('127.0.0.1', '/never'), leaving.signal);
  leaving.abort();
  await expect(sending).rejects.toThrow();
});
