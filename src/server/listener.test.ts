import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { mostWaiting } from './http/in-turn.ts';
import { barredMs, createListener, type Listener, type ListenerSettings } from './listener.ts';
import { problemOf } from './testing/test-shop.ts';

let listener: Listener;

/** A fortieth of what clients have, so that nobody has to sit it out. */
const timeouts = {
  headersTimeout: 250,
  requestTimeout: 375,
  keepAliveTimeout: 125,
  keepAliveTimeoutBuffer: 50,
  connectionsCheckingInterval: 50,
  stalledTimeout: 400,
};

const settings: ListenerSettings = {
  HOST: '127.0.0.1',
  PORT: 0,
  SOCKETS: 100,
  SOCKETS_PER_ADDRESS: 50,
  REQUESTS_PER_SOCKET: 1_000,
  isProxy: () => false,
  headers: { 'x-frame-options': 'DENY' },
};

async function open(changed: Partial<ListenerSettings> = {}): Promise<Listener> {
  listener = await createListener({ ...settings, ...changed }, timeouts);
  listener.answerWith((_, response) => response.end('hello'));
  return listener;
}

afterEach(() => listener.close(0));

/** What comes back on a connection that sends this and then nothing more, until the server closes it. */
function sendAndWait(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', () => {});
  });
}

const hello = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a client has ten seconds for its headers, fifteen for all of a request, twenty to read on, and two minutes between two', async () => {
  listener = await createListener(settings);
  const { headersTimeout, requestTimeout, keepAliveTimeout, keepAliveTimeoutBuffer, timeout } =
    listener.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, keepAliveTimeoutBuffer, timeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 130_000,
    keepAliveTimeoutBuffer: 5_000,
    timeout: 20_000,
  });
});

test('a connection that is used again after six seconds is answered, and was told for how long it stays', async () => {
  listener = await createListener(settings);
  listener.answerWith((_, response) => response.end('hello'));
  const socket = connect(listener.port, '127.0.0.1').setEncoding('utf8');
  const nextText = () =>
    new Promise<string>((resolve) => socket.once('data', resolve).once('close', () => resolve('')));
  socket.write(hello);
  expect(await nextText()).toMatch(/^Keep-Alive: timeout=130/im);
  await pause(6_100);
  socket.write(hello);
  expect(await nextText()).toContain('hello');
  socket.destroy();
}, 15_000);

const openConnections = ({ server }: Listener) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test('whoever does not read an answer is cut off; whoever waits for a slow one is not', async () => {
  const { port } = await open();
  const much = Buffer.alloc(32 * 1024 * 1024, 'x');
  listener.answerWith((_, response) => response.end(much));
  const began = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(hello)).pause();
  socket.on('error', () => {});
  await expect.poll(() => openConnections(listener)).toBe(1);
  await expect.poll(() => openConnections(listener), { timeout: 5_000 }).toBe(0);
  socket.destroy();
  expect(performance.now() - began).toBeGreaterThanOrEqual(timeouts.stalledTimeout);

  let finish = () => {};
  const arrived = new Promise<void>((resolve) => {
    listener.answerWith((_, response) => {
      finish = () => response.end('made at last');
      resolve();
    });
  });
  const answer = sendAndWait(port, hello);
  await arrived;
  await once(listener.server, 'timeout');
  finish();
  expect(await answer).toContain('made at last');
});

test('a client that never finishes its headers is told so and cut off', async () => {
  const { port } = await open();
  const began = performance.now();
  const answer = await sendAndWait(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('application/problem+json');
  expect(performance.now() - began).toBeGreaterThanOrEqual(timeouts.headersTimeout);
});

test('a client that never finishes its body is cut off', async () => {
  const { port } = await open();
  listener.answerWith((request, response) => request.resume().on('end', () => response.end('whole')));
  const began = performance.now();
  const answer = await sendAndWait(
    port,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nslow',
  );
  expect(answer).not.toContain('whole');
  expect(performance.now() - began).toBeGreaterThanOrEqual(timeouts.requestTimeout);
});

test('a connection without requests is closed after a while', async () => {
  const { port } = await open();
  const began = performance.now();
  const answer = await sendAndWait(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(answer).toContain('hello');
  expect(performance.now() - began).toBeGreaterThanOrEqual(timeouts.keepAliveTimeout);
});

const bodyOf = (answer: string) => answer.split('\r\n\r\n')[1] ?? '';

test('what was sent while the process was held up is answered, however long ago the connection was last used', async () => {
  const { port } = await open();
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const answers: string[] = [];
  const ended = new Promise<string>((resolve) => {
    socket.on('error', ({ message }) => resolve(message)).on('close', () => resolve('closed'));
  });
  const answered = () =>
    new Promise<void>((resolve) => socket.once('data', (text: string) => resolve(void answers.push(text))));
  socket.write(hello);
  await answered();
  // Longer than a connection may be idle, by what Node gives on top as well.
  const { keepAliveTimeoutBuffer } = listener.server;
  socket.write(hello);
  Atomics.wait(
    new Int32Array(new SharedArrayBuffer(4)),
    0,
    0,
    timeouts.keepAliveTimeout + keepAliveTimeoutBuffer + 200,
  );
  await Promise.race([answered(), ended]);
  expect(answers).toHaveLength(2);
  expect(await ended).toBe('closed');
});

/** So many connections that say nothing; call the result to close them. */
async function crowd(port: number, count: number): Promise<() => void> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

test.each([
  ['one address', { SOCKETS_PER_ADDRESS: 3 }],
  ['all together', { SOCKETS: 3 }],
])('%s may open so many connections and no more', async (_, limit) => {
  const { port } = await open(limit);
  const leave = await crowd(port, 3);
  expect(await sendAndWait(port, hello)).toBe('');
  leave();
  await expect.poll(() => sendAndWait(port, 'GET / HTTP/1.0\r\n\r\n')).toContain('hello');
});

test('where there is no room, a connection that waits for nothing makes it', async () => {
  // By the shop's own patience, so that no connection is closed for its age meanwhile.
  listener = await createListener({ ...settings, SOCKETS_PER_ADDRESS: 2 });
  listener.answerWith((_, response) => response.end('hello'));
  const { port } = listener;
  const leave = await crowd(port, 1);
  const idle = sendAndWait(port, hello);
  await expect.poll(() => sendAndWait(port, 'GET / HTTP/1.0\r\n\r\n')).toContain('hello');
  expect(await idle).toContain('hello');
  leave();
});

test('the connections of a proxy are not those of one visitor', async () => {
  const { port } = await open({ SOCKETS_PER_ADDRESS: 3, isProxy: (address) => address === '127.0.0.1' });
  const leave = await crowd(port, 20);
  expect(await sendAndWait(port, hello)).toContain('hello');
  leave();
});

test.each([
  ['a visitor is not let in again for a while', () => false, ''],
  ['a proxy is, for it carries others too', () => true, 'hello'],
])('who sends far ahead is cut off; %s', async (_, isProxy, then) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { port } = await open({ isProxy });
    const hungUp = 'GET / HTTP/1.0\r\n\r\n';
    // The first is begun, so many wait, and one is too many.
    await sendAndWait(port, hello.repeat(mostWaiting + 2));
    expect(bodyOf(await sendAndWait(port, hungUp))).toBe(then);
    vi.advanceTimersByTime(barredMs - 1);
    expect(bodyOf(await sendAndWait(port, hungUp))).toBe(then);
    vi.advanceTimersByTime(1);
    expect(bodyOf(await sendAndWait(port, hungUp))).toBe('hello');
  } finally {
    vi.useRealTimers();
  }
});

test('until there is something to answer with, it says to come back', async () => {
  listener = await createListener(settings);
  const response = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect((await problemOf(response)).code).toBe('unavailable');
});

test('on closing, a connection that becomes idle only then is let go too', async () => {
  const { port } = await open();
  const arrival = new Promise<() => void>((resolve) => {
    listener.answerWith((_, response) => resolve(() => response.end('late')));
  });
  const answer = sendAndWait(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const finish = await arrival;
  const closed = listener.close(10_000);
  const began = performance.now();
  finish();
  expect(await answer).toContain('late');
  await closed;
  expect(performance.now() - began).toBeLessThan(2_000);
});
