// A refusal made below the app, in the shape and with the headers of any other.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type ProblemCode, problem } from '../../contract/problem.ts';
import { newRequestId } from './observe.ts';
import { isReadByPerson, refusalPage } from './refusal-page.ts';

export interface Refusal {
  readonly requestId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

/** `headers` are those that every answer of the shop carries. Where no request was read there is none to say. */
export function refusal(
  code: ProblemCode,
  detail: string,
  headers: Headers,
  request?: IncomingMessage,
): Refusal {
  const requestId = newRequestId();
  const body = problem(code, detail, requestId);
  const page = request && isReadByPerson(readTarget(request)) ? refusalPage(detail) : null;
  return {
    requestId,
    status: body.status,
    headers: {
      ...headers,
      ...(page?.headers ?? { 'content-type': 'application/problem+json' }),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...((code === 'unavailable' || code === 'too_many_requests') && { 'retry-after': '1' }),
    },
    body: page?.body ?? JSON.stringify(body),
  };
}

function readTarget({ method, url, headers }: IncomingMessage) {
  return { method, url, destination: headers['sec-fetch-dest']?.toString() };
}

/** Answers every request with the same refusal, said in the language of each. */
export function refuseAll(code: ProblemCode, detail: () => string, headers: Headers): RequestListener {
  return (request, response) => sendRefusal(response, refusal(code, detail(), headers, request));
}

export function sendRefusal(response: ServerResponse, { status, headers, body }: Refusal): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** As it is written to a connection that no request was read from. */
export function refusalText({ status, headers, body }: Refusal, reason: string): string {
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`;
}
