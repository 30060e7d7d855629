import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { reply } from './reply.ts';
import { encodingFor, type StaticFile } from './static-files.ts';

/** Names under /assets carry the hash of what they hold; other files are asked for again after a day. */
export function staticRoutes(files: ReadonlyMap<string, StaticFile>): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    const isHashed = c.req.path.startsWith('/assets/');
    c.set('route', isHashed ? '/assets/*' : '/media/*');
    const headers = {
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (c.req.header('if-none-match') === file.etag) return reply(c, null, 304, headers);
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const body = file[encoding] ?? file.identity;
    return reply(c, body, 200, {
      ...headers,
      'content-type': file.type,
      ...(body !== file.identity && { 'content-encoding': encoding }),
    });
  });
  return app;
}
