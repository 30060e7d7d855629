// A file of the desk, sent as it is made.
import { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';

async function* encodeParts(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

export function sendFile(c: Context<Environment>, name: string, parts: AsyncIterable<string>): Response {
  return reply(c, ReadableStream.from(encodeParts(parts)) as globalThis.ReadableStream, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  });
}
