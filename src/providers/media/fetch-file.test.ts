// What is fetched on a file's word, and what never is.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchFile } from './fetch-file.ts';

const calls: string[] = [];
const server = createServer((request, response) => {
  calls.push(request.url ?? '');
  const step = /^\/hop(\d+)/.exec(request.url ?? '')?.[1];
  if (request.url === '/never') return;
  if (step !== undefined) {
    const next = Number(step) === 0 ? '/picture' : `/hop${Number(step) - 1}`;
    response.writeHead(302, { location: next }).end();
  } else if (request.url === '/inside') response.writeHead(302, { location: 'http://10.0.0.7/secret' }).end();
  else if (request.url === '/endless') {
    response.writeHead(200);
    const pour = () => void (response.writable && response.write('x'.repeat(65_536), pour));
    pour();
  } else if (request.url === '/busy') response.writeHead(429).end();
  else if (request.url === '/gone') response.writeHead(404).end();
  else response.writeHead(200).end('picture');
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
/** Names of the internet that all lead here; what is inside stays inside. */
const lookup = async (host: string) => [
  { address: host === 'inner.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
];
const here = createFetchFile({ mayReachPrivate: true, lookup, mostMs: 2_000 });
const everyday = createFetchFile({ mayReachPrivate: false, lookup, mostMs: 2_000 });
const at = (path: string, host = 'shop.example') => `http://${host}:${port}${path}`;

test('a file is fetched whole, through a few redirects', async () => {
  const bytes = new TextEncoder().encode('picture');
  expect(await here(at('/picture'), 100, never)).toEqual({ ok: true, bytes });
  expect(await here(at('/hop2'), 100, never)).toEqual({ ok: true, bytes });
  expect(await here(at('/hop3'), 100, never)).toEqual({ ok: false, code: 'bad_answer' });
});

test.each([
  ['/endless', 'too_large'],
  ['/busy', 'no_answer'],
  ['/gone', 'bad_answer'],
  ['/never', 'no_answer'],
])('%s ends with %s', async (path, code) => {
  expect(await here(at(path), 1_000_000, never)).toEqual({ ok: false, code });
});

test.each([
  ['no address at all', 'not_an_address'],
  ['ftp://shop.example/a.jpg', 'not_an_address'],
  ['file:///etc/passwd', 'not_an_address'],
  ['https://user:secret@shop.example/a.jpg', 'not_an_address'],
  ['http://127.0.0.1/a.jpg', 'private_address'],
  ['http://[::1]/a.jpg', 'private_address'],
  ['http://169.254.169.254/latest/meta-data', 'private_address'],
  ['http://inner.example/a.jpg', 'private_address'],
])('%s is never asked: %s', async (address, code) => {
  const before = calls.length;
  expect(await everyday(address, 100, never)).toEqual({ ok: false, code });
  expect(calls).toHaveLength(before);
});

test('a redirect to inside is not followed', async () => {
  const outside = createFetchFile({
    mayReachPrivate: false,
    mostMs: 2_000,
    lookup,
    isPrivate: (address) => address !== '127.0.0.1',
  });
  expect(await outside(at('/hop1'), 100, never)).toMatchObject({ ok: true });
  expect(await outside(at('/inside'), 100, never)).toEqual({ ok: false, code: 'private_address' });
});

test('somebody who stops is not kept waiting', async () => {
  const stop = new AbortController();
  const fetching = here(at('/never'), 100, stop.signal);
  stop.abort(new Error('stopped'));
  await expect(fetching).rejects.toThrow('stopped');
});
