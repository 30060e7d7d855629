// Connections take turns. Node hands over every request it finds in what a connection sent, thousands at once when
// they are written without waiting for answers; here one of each connection is answered, then it is the others' turn.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Line {
  /** The answer that is under way, or the last that was. */
  answer: ServerResponse | undefined;
  readonly waiting: { readonly request: IncomingMessage; readonly response: ServerResponse }[];
}

/** Node's reader of requests, as it hangs on every connection; `onIncoming` is not documented. */
interface Reader {
  onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number;
}

/** No browser sends ahead of an answer, and no proxy we know; who waits in line longer than this is cut off. */
export const mostWaiting = 16;
/** Tells Node's reader to stop in the middle of what it was given; the error that follows is `overrunCode`. */
const stopReading = -1;
export const overrunCode = 'HPE_CB_HEADERS_COMPLETE';

export interface Turns {
  /** For every new connection. */
  readonly enter: (socket: Socket) => void;
  /** Whether a connection has had its answers and waits for nothing. */
  readonly isIdle: (socket: Socket) => boolean;
  readonly inTurn: (handle: RequestListener) => RequestListener;
}

export function takeTurns(): Turns {
  const lines = new WeakMap<Socket, Line>();
  const lineOf = (socket: Socket): Line => {
    const line = lines.get(socket) ?? { answer: undefined, waiting: [] };
    lines.set(socket, line);
    return line;
  };

  return {
    enter: (socket) => {
      const line = lineOf(socket);
      const { parser } = socket as Socket & { parser?: Reader };
      const read = parser?.onIncoming;
      if (!parser || !read) return;
      parser.onIncoming = (request, keepAlive) =>
        line.waiting.length < mostWaiting ? read.call(parser, request, keepAlive) : stopReading;
    },
    isIdle: (socket) => {
      const { answer, waiting } = lineOf(socket);
      return waiting.length === 0 && answer !== undefined && answer.closed;
    },
    inTurn: (handle) => {
      const begin = (line: Line, request: IncomingMessage, response: ServerResponse) => {
        line.answer = response;
        handle(request, response);
      };
      const next = (socket: Socket, line: Line) => {
        const first = socket.destroyed ? undefined : line.waiting.shift();
        if (!first) return;
        if (line.waiting.length > 0) first.response.once('close', () => setImmediate(next, socket, line));
        begin(line, first.request, first.response);
      };
      return (request, response) => {
        const { socket } = request;
        const line = lineOf(socket);
        const isFree = line.waiting.length === 0 && (line.answer?.closed ?? true);
        if (isFree) return begin(line, request, response);
        // The first to wait waits for the answer under way, and each that follows for the one before it.
        if (line.waiting.length === 0) line.answer?.once('close', () => setImmediate(next, socket, line));
        line.waiting.push({ request, response });
      };
    },
  };
}
