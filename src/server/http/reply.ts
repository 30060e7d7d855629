// Every answer leaves through here, so that none leaves without the headers they all carry. They are handed over
// as one plain object: a Headers object built for each request costs more than the rest of a small answer.
import type { Context } from 'hono';
import type { Environment } from './environment.ts';

export type ReplyBody = string | Uint8Array<ArrayBuffer> | ReadableStream | null;

/** Header names in lower case. */
export function reply(
  c: Context<Environment>,
  body: ReplyBody,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const requestId = c.get('requestId');
  const response = new Response(body, {
    status,
    headers: { ...c.get('headers'), ...(requestId && { 'x-request-id': requestId }), ...headers },
  });
  for (const line of c.get('cookies') ?? []) response.headers.append('set-cookie', line);
  return response;
}
