// The HTTP server itself: its patience with slow clients, and how it is closed without cutting anyone off.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { overrunCode, takeTurns } from './http/in-turn.ts';
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
}

/** How long slow clients and idle connections are waited for, in milliseconds. */
const clientTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};

export async function openListener(settings: ListenerSettings, timeouts = clientTimeouts): Promise<Listener> {
  let handler: RequestListener = notReady;
  const turns = takeTurns();
  const server = createServer(
    { ...timeouts, maxHeaderSize: 16_384 },
    turns.inTurn((request, response) => handler(request, response)),
  );
  server.maxRequestsPerSocket = settings.REQUESTS_PER_SOCKET;
  server.maxConnections = settings.SOCKETS;
  server.on('connection', limitSockets(settings));
  server.on('connection', turns.enter);
  server.on('clientError', refuseMalformed);
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

const notReady: RequestListener = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1', 'Cache-Control': 'no-store' });
  response.end('The shop is opening.\n');
};

/** Not of a proxy, whose connections are those of all its visitors: they are counted by their requests. */
function limitSockets({ SOCKETS_PER_ADDRESS: most, isProxy }: ListenerSettings): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    if (isProxy(socket.remoteAddress)) return;
    const address = networkOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count > most) socket.destroy();
  };
}

const refusals: Readonly<Record<string, { status: number; line: string; detail: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    line: '431 Request Header Fields Too Large',
    detail: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    line: '408 Request Timeout',
    detail: 'The request took too long to arrive.',
  },
};
const malformed = { status: 400, line: '400 Bad Request', detail: 'The request is not valid HTTP.' };

/** What Node could not read as a request never reaches the app; it is told so in the shape of every other failure. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET' || error.code === overrunCode) {
    socket.destroy();
    return;
  }
  const { status, line, detail } = refusals[error.code ?? ''] ?? malformed;
  const code = 'invalid_request';
  const body = JSON.stringify({
    type: `/problems/${code}`,
    title: line.slice(4),
    status,
    detail,
    instance: '',
    code,
    success: false,
    message: detail,
  });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
