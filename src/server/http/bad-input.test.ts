// What strangers send: each is answered with a clear 4xx problem, and none is noted as an error of ours.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { problemSchema, problems } from '../../contract/problem.ts';
import { createTestShop, problemOf } from '../testing/test-shop.ts';
import { securityHeaders } from './security-headers.ts';

const shop = createTestShop();
const json = { 'content-type': 'application/json' };
const event = { name: 'share', productId: 1001, at: '2026-11-15T12:00:00.000Z' };

function post(body: BodyInit | null, headers: Record<string, string> = json): Promise<Response> {
  return shop.send('/api/events', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** What the server writes back to these bytes, until it closes or has answered. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

test('a good event is stored', async () => {
  const response = await post(JSON.stringify([event]));
  expect(response.status).toBe(202);
  // Events are written a moment later, together.
  await expect
    .poll(() => shop.query('select name, product_id from event'), { timeout: 10_000 })
    .toEqual([{ name: 'share', product_id: '1001' }]);
});

test.each([
  ['not JSON', '{"name":', 'not valid JSON'],
  ['empty', '', 'not valid JSON'],
  ['trailing bytes', '[] x', 'not valid JSON'],
  ['a byte order mark', '\uFEFF[]', 'not valid JSON'],
  ['deeply nested', '['.repeat(30_000) + ']'.repeat(30_000), 'nested too deeply'],
  ['a NUL', JSON.stringify([{ ...event, detail: { a: 'x\0y' } }]), 'not well-formed'],
  ['a lone surrogate', `[{"name":"share","at":"${event.at}","detail":{"a":"\\ud800"}}]`, 'not well-formed'],
  ['a lone surrogate as a key', `[{"\\udc00":1}]`, 'not well-formed'],
  ['a prototype', `[{"__proto__":{"polluted":1},"name":"share","at":"${event.at}"}]`, 'not allowed'],
  ['a constructor', `[{"constructor":{"prototype":{}},"name":"share"}]`, 'not allowed'],
  ['an unknown key', JSON.stringify([{ ...event, price: 1 }]), 'price'],
  ['an unknown event', JSON.stringify([{ ...event, name: 'hack' }]), 'not valid'],
  ['a huge number', `[{"name":"share","at":"${event.at}","productId":${'9'.repeat(10_000)}}]`, 'not valid'],
  ['an impossible date', JSON.stringify([{ ...event, at: '+275760-09-13T00:00:00Z' }]), 'not valid'],
  ['51 events', JSON.stringify(Array(51).fill(event)), 'not valid'],
  ['no array', JSON.stringify(event), 'not valid'],
  ['null', 'null', 'not valid'],
])('a body that is %s is a 400 that says so', async (_, body, words) => {
  const problem = await problemOf(await post(body));
  expect(problem.code).toBe('invalid_request');
  expect(problem.detail).toContain(words);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('invalid UTF-8 is a 400', async () => {
  const bytes = new Uint8Array([0x5b, 0x22, 0xc3, 0x28, 0x22, 0x5d]);
  expect((await problemOf(await post(bytes))).detail).toBe('The body is not valid UTF-8.');
});

test('a body over 64 kB is a 413, also when it comes in pieces without a length', async () => {
  const large = JSON.stringify([{ ...event, detail: { a: 'x'.repeat(70_000) } }]);
  expect((await problemOf(await post(large))).code).toBe('body_too_large');
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 16_384;
      if (sent > 10_000_000) controller.close();
      else controller.enqueue(new Uint8Array(16_384).fill(0x20));
    },
  });
  const response = await post(endless).catch(() => null);
  // The server may hang up while the client is still sending; either way it stopped reading early.
  if (response) expect((await problemOf(response)).code).toBe('body_too_large');
  expect(sent).toBeLessThan(10_000_000);
});

test.each([
  ['text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['of no type', {}],
  ['compressed', { ...json, 'content-encoding': 'gzip' }],
])('a body that is %s is a 415', async (_, headers) => {
  const body = new Blob([JSON.stringify([event])]);
  expect((await problemOf(await post(body, headers as Record<string, string>))).code).toBe(
    'unsupported_body',
  );
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
])('an unsafe method from elsewhere is a 403: %j', async (headers) => {
  const before = await shop.query('select count(*) from event');
  const response = await post(JSON.stringify([event]), { ...json, ...(headers as Record<string, string>) });
  expect((await problemOf(response)).code).toBe('cross_site');
  expect(await shop.query('select count(*) from event')).toEqual(before);
});

test.each(['PUT', 'DELETE', 'PATCH'])(
  '%s on a known call is a 405 that names the right method',
  async (method) => {
    const response = await shop.send('/api/events', { method });
    expect(response.headers.get('allow')).toBe('POST');
    expect((await problemOf(response)).code).toBe('method_not_allowed');
  },
);

test('unknown calls, unknown methods on pages, and doubled parameters are told so', async () => {
  expect((await problemOf(await shop.send('/api/nothing'))).code).toBe('not_found');
  expect((await problemOf(await shop.send('/api/nothing', { method: 'POST', body: '{}' }))).code).toBe(
    'not_found',
  );
  expect((await problemOf(await shop.send('/', { method: 'POST', body: '{}' }))).code).toBe(
    'method_not_allowed',
  );
  const doubled = await shop.send('/api/product-view/1001?refreshData=true&refreshData=false');
  expect((await problemOf(doubled)).code).toBe('invalid_request');
  expect((await problemOf(await shop.send('/api/product-view/1001?cache=no'))).code).toBe('invalid_request');
});

test.each(['/%00', '/%ff', '/product/%c3%28', '/api/product-view/%', `/${'a'.repeat(5_000)}`])(
  'the address %s is a 400',
  async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

const closed = (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const chunkedTwice =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host that is none', closed('a b'), 400],
  ['half a host', closed('['), 400],
  ['a host with an impossible port', closed('localhost:999999'), 400],
  ['another host', closed('evil.example'), 421],
  ['an address that is none', 'GET nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 421],
  ['a backslash', 'GET /a\\b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n', 417],
  ['large headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', chunkedTwice, 400],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
])('%s is a problem with all the headers of the shop, whoever refuses it', async (_, text, status) => {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const lines = head.toLowerCase().split('\r\n');
  for (const [name, value] of Object.entries(securityHeaders(shop.origin)))
    expect(lines).toContain(`${name}: ${value}`.toLowerCase());
  const problem = problemSchema.parse(JSON.parse(body));
  expect([problem.status, problems[problem.code].status]).toEqual([status, status]);
  expect(lines).toContain(`x-request-id: ${problem.instance}`);
  expect(lines).toContain('content-type: application/problem+json');
});

test('an unknown Host is a 421, a missing one a 400', async () => {
  expect(await raw('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  expect(await raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('headers over 16 kB are a 431, and what is not HTTP is a 400, both as problems', async () => {
  const large = await raw(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(large).toMatch(/^HTTP\/1\.1 431 /);
  expect(large).toContain('application/problem+json');
  const smuggled =
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await raw(smuggled)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('none of this was noted as an error', () => {
  expect(shop.errorsLogged).toEqual([]);
});
