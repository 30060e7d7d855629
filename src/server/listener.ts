// The HTTP server itself: its patience with slow clients, and how it is closed without cutting anyone off.
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProblemCode } from '../contract/problem.ts';
import { words } from '../words/failure/words.ts';
import { overrunCode, takeTurns } from './http/in-turn.ts';
import { refusal, refusalText, refuseAll } from './http/refusal.ts';
import { type IsProxy, networkOf } from './visitor/address.ts';

export interface Listener {
  readonly port: number;
  readonly server: Server;
  /** Until this is called every request is told to come back in a moment. */
  readonly answerWith: (handler: RequestListener) => Promise<void>;
  /**
   * Stops accepting, lets what is under way finish, and cuts off what has not by the deadline. Connections that wait may
   * bring one more request for as long as it lingers, and are told with its answer that it was the last.
   */
  readonly close: (deadlineMs: number, lingerMs?: number) => Promise<void>;
}

export interface ListenerSettings {
  readonly HOST: string;
  readonly PORT: number;
  readonly SOCKETS: number;
  readonly SOCKETS_PER_ADDRESS: number;
  readonly REQUESTS_PER_SOCKET: number;
  readonly isProxy: IsProxy;
  /** Where others answer by the same port already, it is not shared before this one can. */
  readonly opensLate?: boolean;
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How long slow clients and idle connections are waited for, in milliseconds. */
export const clientTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /**
   * Longer than a proxy or a client keeps a connection by itself (nginx 60 s, Go 90 s, Caddy 120 s), so that it is they
   * who close it, and never the shop while a request is on its way. Answers say it in `Keep-Alive`.
   */
  keepAliveTimeout: 130_000,
  /** Whoever goes by what answers say is early by so much. */
  keepAliveTimeoutBuffer: 5_000,
  connectionsCheckingInterval: 2_000,
  /** For so long the same bytes of an answer may wait for a client that does not read them. */
  stalledTimeout: 20_000,
};

export async function createListener(
  settings: ListenerSettings,
  timeouts = clientTimeouts,
): Promise<Listener> {
  const { headers } = settings;
  const { stalledTimeout, ...patience } = timeouts;
  let handler = refuseAll('unavailable', () => words.opening, headers);
  const turns = takeTurns();
  const server = createServer(
    // A request that names no host is refused by the app, in its own words.
    { ...patience, maxHeaderSize: 16_384, requireHostHeader: false },
    turns.inTurn((request, response) => handler(request, response)),
  );
  server.maxRequestsPerSocket = settings.REQUESTS_PER_SOCKET;
  server.timeout = stalledTimeout;
  const door = openDoor(settings, turns.isIdle);
  server.on('connection', door.enter);
  server.on('connection', turns.enter);
  server.on('timeout', (socket) => {
    if (turns.isIdle(socket)) closeIfSilent(socket);
    // An answer that is still being made has nothing to send; one that has is not being read.
    else if (socket.writableLength > 0) socket.destroy();
  });
  server.on('clientError', refuseMalformed(headers, door.bar));
  server.on(
    'checkExpectation',
    turns.inTurn(refuseAll('expectation_failed', () => words.expectOnlyContinue, headers)),
  );
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(settings.PORT, settings.HOST, resolve);
    });
  if (!settings.opensLate) await listen();
  return {
    port: settings.opensLate ? settings.PORT : (server.address() as AddressInfo).port,
    server,
    answerWith: async (next) => {
      handler = next;
      if (settings.opensLate) await listen();
    },
    close: async (deadlineMs, lingerMs = 0) => {
      server.prependListener('request', (_, response) => {
        response.shouldKeepAlive = false;
      });
      // An HTTP server's own way of closing ends at once what waits.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
      if (lingerMs > 0) await Promise.race([closed, pause(lingerMs)]);
      server.close();
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

type IsIdle = (socket: Socket) => boolean;

/**
 * Connections are counted for each address, and all together. One of a proxy, whose connections are those of all its
 * visitors, counts only among all: its visitors are counted by their requests. Where there is no room the connection
 * that was opened first and waits for nothing makes it, for an idle connection may stay for minutes.
 */
function openDoor(settings: ListenerSettings, isIdle: IsIdle): Door {
  const { SOCKETS, SOCKETS_PER_ADDRESS, isProxy } = settings;
  const all = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const barred = new Set<string>();
  const addTo = (sockets: Set<Socket>, most: number, socket: Socket) => {
    if (sockets.size >= most) (findIdle(sockets, isIdle) ?? socket).destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  return {
    enter: (socket) => {
      addTo(all, SOCKETS, socket);
      if (isProxy(socket.remoteAddress)) return;
      const address = networkOf(socket.remoteAddress);
      const sockets = byAddress.get(address) ?? new Set();
      byAddress.set(address, sockets);
      addTo(sockets, SOCKETS_PER_ADDRESS, socket);
      socket.once('close', () => sockets.size === 0 && byAddress.delete(address));
      if (barred.has(address)) socket.destroy();
    },
    bar: ({ remoteAddress }) => {
      const address = networkOf(remoteAddress);
      if (isProxy(remoteAddress) || barred.has(address)) return;
      barred.add(address);
      setTimeout(() => barred.delete(address), barredMs).unref();
    },
  };
}

function findIdle(sockets: ReadonlySet<Socket>, isIdle: IsIdle): Socket | undefined {
  for (const socket of sockets) if (!socket.destroyed && isIdle(socket)) return socket;
  return undefined;
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
