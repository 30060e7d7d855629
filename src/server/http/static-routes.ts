import { Hono } from 'hono';
import type { Environment } from './environment.ts';
import { encodingFor, type StaticFile } from './static-files.ts';

/** Names under /assets carry the hash of what they hold; other files are asked for again after a day. */
export function staticRoutes(files: ReadonlyMap<string, StaticFile>): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path);
    if (!file) return next();
    const isHashed = c.req.path.startsWith('/assets/');
    c.set('route', isHashed ? '/assets/*' : '/media/*');
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    c.header('ETag', file.etag);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const body = file[encoding] ?? file.identity;
    if (body !== file.identity) c.header('Content-Encoding', encoding);
    return c.body(body, 200, { 'Content-Type': file.type });
  });
  return app;
}
