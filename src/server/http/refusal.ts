// A refusal made below the app, where there is no request to speak of: the same shape and headers as any other.
import type { RequestListener, ServerResponse } from 'node:http';
import { type ProblemCode, problem } from '../../contract/problem.ts';
import { newRequestId } from './observe.ts';

export interface Refusal {
  readonly requestId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

/** `headers` are those that every answer of the shop carries. */
export function refusal(code: ProblemCode, detail: string, headers: Headers): Refusal {
  const requestId = newRequestId();
  const body = problem(code, detail, requestId);
  return {
    requestId,
    status: body.status,
    headers: {
      ...headers,
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...((code === 'unavailable' || code === 'too_many_requests') && { 'retry-after': '1' }),
    },
    body: JSON.stringify(body),
  };
}

/** Answers every request with the same refusal, said in the language of each. */
export function refuseAll(code: ProblemCode, detail: () => string, headers: Headers): RequestListener {
  return (_, response) => sendRefusal(response, refusal(code, detail(), headers));
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
