import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mostWaiting, overrunCode, takeTurns } from './in-turn.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function open(handle: RequestListener): Promise<{ port: number; errors: (string | undefined)[] }> {
  const turns = takeTurns();
  const errors: (string | undefined)[] = [];
  const opened = createServer(turns.inTurn(handle));
  server = opened;
  opened.on('connection', turns.enter);
  opened.on('clientError', (error: Error & { code?: string }, socket) => {
    errors.push(error.code);
    socket.destroy();
  });
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  return { port: (opened.address() as AddressInfo).port, errors };
}

/** All that comes back to so many requests written at once; the last asks to be hung up on. */
function pipelined(port: number, paths: readonly string[]): Promise<string> {
  const requests = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  });
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(requests.join('')));
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('close', () => resolve(answer)).on('error', () => {});
  });
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);
const answersIn = (text: string) => [...text.matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path);

test('requests written at once are answered in order, each in a turn of its own', async () => {
  let turn = 0;
  const turns: number[] = [];
  const { port } = await open((request, response) => {
    turns.push(turn);
    setImmediate(() => turn++);
    response.end(request.url);
  });
  const paths = numbered(mostWaiting);
  expect(answersIn(await pipelined(port, paths))).toEqual(paths);
  expect(new Set(turns).size).toBe(mostWaiting);
});

test('the second is not begun before the first is answered, and another connection is not held up by either', async () => {
  const begun: (string | undefined)[] = [];
  let finish = () => {};
  const { port } = await open((request, response) => {
    begun.push(request.url);
    if (request.url === '/0') finish = () => response.end(request.url);
    else response.end(request.url);
  });
  const held = pipelined(port, numbered(5));
  await expect.poll(() => begun).toEqual(['/0']);
  expect(answersIn(await pipelined(port, ['/7']))).toEqual(['/7']);
  expect(begun).toEqual(['/0', '/7']);
  finish();
  expect(answersIn(await held)).toEqual(numbered(5));
});

test('who sends many more ahead is cut off, and the rest of what they sent is not even read', async () => {
  let begun = 0;
  const { port, errors } = await open((request, response) => {
    begun++;
    response.end(request.url);
  });
  let read = 0;
  server?.prependListener('request', () => read++);
  await pipelined(port, numbered(1_000));
  expect(errors).toEqual([overrunCode]);
  expect(read).toBe(mostWaiting + 1);
  expect(begun).toBeLessThanOrEqual(mostWaiting + 1);
});

test('who asks one after the other on one connection is served for as long as they like', async () => {
  const { port } = await open((request, response) => response.end(request.url));
  const socket = connect(port, '127.0.0.1');
  const answer = () =>
    new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(String(data)));
    });
  for (const path of numbered(mostWaiting * 3)) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(answersIn(await answer())).toEqual([path]);
  }
  socket.destroy();
});
