import { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { assetHeaders } from '../security-headers.ts';
import { byteRange } from './byte-range.ts';
import { encodingFor, type StaticFile } from './static-files.ts';

/** Names under /assets, the shop's and the desk's, carry the hash of what they hold; other files are asked for again after a day. */
export function staticRoutes(files: ReadonlyMap<string, StaticFile>): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    const isHashed = /^(?:\/desk)?\/assets\//.test(c.req.path);
    c.set('route', isHashed ? '/assets/*' : '/media/*');
    // A browser never shows these by themselves, and there are many of them.
    if (isHashed) {
      c.set('headers', assetHeaders);
      c.set('requestId', '');
    }
    const headers = {
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      vary: 'Accept-Encoding',
      // What never changes under its name is neither compared nor taken in parts.
      ...(!isHashed && { etag: file.etag, 'accept-ranges': 'bytes' }),
    };
    if (c.req.header('if-none-match') === file.etag) return reply(c, null, 304, headers);
    const part = partOf(file, c.req.header('range'), c.req.header('if-range'));
    if (part) return reply(c, part.body, part.status, { ...headers, ...part.headers });
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const body = file[encoding] ?? file.identity;
    return reply(c, body, 200, {
      ...headers,
      'content-type': file.type,
      'content-length': String(body.byteLength),
      ...(body !== file.identity && { 'content-encoding': encoding }),
    });
  });
  return app;
}

/** Null where the whole file is the answer: no range asked for, or one of a file that has changed since. */
function partOf(file: StaticFile, range: string | undefined, onlyIf: string | undefined) {
  if (onlyIf !== undefined && onlyIf !== file.etag) return null;
  const size = file.identity.byteLength;
  const part = byteRange(range, size);
  if (part === 'whole') return null;
  if (part === 'outside') return { status: 416, body: null, headers: { 'content-range': `bytes */${size}` } };
  const { start, end } = part;
  return {
    status: 206,
    body: file.identity.subarray(start, end + 1),
    headers: {
      'content-type': file.type,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${size}`,
    },
  };
}
