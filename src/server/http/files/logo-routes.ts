import { Hono } from 'hono';
import { readLogo } from '../../../domain/settings/logo.ts';
import type { Environment } from '../environment.ts';
import { reply } from '../reply.ts';
import { assetHeaders } from '../security-headers.ts';

/** Shops have one, and for a while the one before. */
const mostAtOnce = 4;

/** The merchant's logo. Its name says what is in it: it is never another picture. */
export function logoRoutes(
  find: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>,
): Hono<Environment> {
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const bytesOf = async (name: string) => {
    const cached = pictures.get(name);
    if (cached) return cached;
    const found = await find(name);
    if (!found) return null;
    const [oldest] = pictures.keys();
    if (pictures.size >= mostAtOnce && oldest !== undefined) pictures.delete(oldest);
    pictures.set(name, found);
    return found;
  };
  const app = new Hono<Environment>();
  app.get('/:file{logo-[0-9a-f]{32}-\\d{1,3}x\\d{1,2}\\.png}', async (c, next) => {
    c.set('route', '/logo');
    const name = c.req.path.slice('/logo-'.length, -'.png'.length);
    const bytes = readLogo(name) && (await bytesOf(name));
    if (!bytes) return next();
    return reply(c, bytes, 200, {
      'content-type': 'image/png',
      ...assetHeaders,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  return app;
}
