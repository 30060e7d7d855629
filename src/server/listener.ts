// The HTTP server itself: its patience with slow clients, and how it is closed without cutting anyone off.
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ProblemCode } from '../contract/problem.ts';
import { words } from '../words/failure/words.ts';
import { overrunCode, takeTurns } from './http/in-turn.ts';
import { refusal, refusalText, refuseAll } from './http/refusal.ts';
import { type IsProxy, networkOf } from './visitor/address.ts';

export interface Listener {
  readonly port: number;
  readonly server: Server;
  /** Until this is called every request is told to come back in a moment. */
  readonly answerWith: (handler: RequestListener) => void;
  /** Stops accepting, lets what is under way finish, and cuts off what has not by the deadline. */
  readonly close: (deadlineMs: number) => Promise<void>;
}

export interface ListenerSettings {
  readonly HOST: string;
  readonly PORT: number;
  readonly SOCKETS: number;
  readonly SOCKETS_PER_ADDRESS: number;
  readonly REQUESTS_PER_SOCKET: number;
  readonly isProxy: IsProxy;
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How long slow clients and idle connections are waited for, in milliseconds. */
export const clientTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

export async function createListener(
  settings: ListenerSettings,
  timeouts = clientTimeouts,
): Promise<Listener> {
  const { headers } = settings;
  let handler = refuseAll('unavailable', () => words.opening, headers);
  const turns = takeTurns();
  const server = createServer(
    // A request that names no host is refused by the app, in its own words.
    { ...timeouts, maxHeaderSize: 16_384, requireHostHeader: false },
    turns.inTurn((request, response) => handler(request, response)),
  );
  server.maxRequestsPerSocket = settings.REQUESTS_PER_SOCKET;
  server.maxConnections = settings.SOCKETS;
  const door = openDoor(settings);
  server.on('connection', door.enter);
  server.on('connection', turns.enter);
  server.on('timeout', closeIfSilent);
  server.on('clientError', refuseMalformed(headers, door.bar));
  server.on(
    'checkExpectation',
    turns.inTurn(refuseAll('expectation_failed', () => words.expectOnlyContinue, headers)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    server,
    answerWith: (next) => {
      handler = next;
    },
    close: async (deadlineMs) => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Closing ends the connections that are idle now, not those that become so while others finish.
      const sweep = setInterval(() => server.closeIdleConnections(), 25);
      const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

/**
 * A process that was held up finds that a connection has been idle for too long before it reads what was sent on it
 * meanwhile. Closing it then would lose that request, so it is read first.
 */
function closeIfSilent(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => socket.bytesRead === bytesRead && socket.destroy());
}

/** Nobody sends far ahead by accident: who did is not let in again for so long, in milliseconds. */
export const barredMs = 10_000;

interface Door {
  /** For every new connection. */
  readonly enter: (socket: Socket) => void;
  /** Whoever is at the other end stays outside for a while. */
  readonly bar: (socket: Socket) => void;
}

/** Not for a proxy, whose connections are those of all its visitors: they are counted by their requests. */
function openDoor({ SOCKETS_PER_ADDRESS: most, isProxy }: ListenerSettings): Door {
  const open = new Map<string, number>();
  const barred = new Set<string>();
  return {
    enter: (socket) => {
      if (isProxy(socket.remoteAddress)) return;
      const address = networkOf(socket.remoteAddress);
      const count = (open.get(address) ?? 0) + 1;
      open.set(address, count);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left === 0) open.delete(address);
        else open.set(address, left);
      });
      if (count > most || barred.has(address)) socket.destroy();
    },
    bar: ({ remoteAddress }) => {
      const address = networkOf(remoteAddress);
      if (isProxy(remoteAddress) || barred.has(address)) return;
      barred.add(address);
      setTimeout(() => barred.delete(address), barredMs).unref();
    },
  };
}

function troubleOf(code: string | undefined): readonly [ProblemCode, string] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return ['headers_too_large', words.headersTooLarge];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return ['request_timeout', words.tookTooLong];
    default:
      return ['invalid_request', words.notHttp];
  }
}

/** What Node could not read as a request never reaches the app; it is told so in the shape of every other failure. */
function refuseMalformed(headers: ListenerSettings['headers'], bar: Door['bar']) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === overrunCode) bar(socket);
    if (!socket.writable || error.code === 'ECONNRESET' || error.code === overrunCode) {
      socket.destroy();
      return;
    }
    const refused = refusal(...troubleOf(error.code), headers);
    socket.end(refusalText(refused, STATUS_CODES[refused.status] ?? ''));
  };
}
