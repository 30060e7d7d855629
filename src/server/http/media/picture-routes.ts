import { type Context, Hono } from 'hono';
import { MediaStorageError } from '../../../providers/media/media-storage.ts';
import { words } from '../../../words/media/words.ts';
import type { Photos } from '../../pictures/photos.ts';
import type { Picture, Pictures } from '../../pictures/pictures.ts';
import type { Environment } from '../environment.ts';
import { answerProblem } from '../problem.ts';
import { reply } from '../reply.ts';

/** The studio backdrop, two by three. An image element takes it under any name. */
const neutral =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3" width="560" height="840"><path fill="#ebe6de" d="M0 0h2v3H0z"/></svg>';

/** Made pictures carry their content's hash in their name; whatever stands in for one is asked for again soon. */
export function pictureRoutes(pictures: Pictures, photos: Photos): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/media/*', async (c) => {
    c.set('route', '/media/*');
    const etag = `"${c.req.path.slice(c.req.path.lastIndexOf('/') + 1)}"`;
    const isPhoto = /^\/media\/(?:photo|picture)\//.test(c.req.path);
    const picture = await (isPhoto
      ? photos.at(c.req.path).catch((error) => withoutStorage(c, error))
      : pictures.at(c.req.path));
    if (!picture) return answerProblem(c, 'not_found', words.noSuchPicture);
    if (picture.kind === 'moved')
      return reply(c, null, 302, { location: picture.to, 'cache-control': 'public, max-age=60' });
    if (picture.kind === 'neutral')
      return reply(c, neutral, 200, {
        'content-type': 'image/svg+xml',
        'content-length': String(neutral.length),
        'cache-control': 'public, max-age=60',
      });
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      // E-mails show them, and are read on the pages of mail services.
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    };
    if (c.req.header('if-none-match') === etag) return reply(c, null, 304, headers);
    return reply(c, picture.body, 200, {
      ...headers,
      'content-type': picture.type,
      'content-length': String(picture.body.byteLength),
    });
  });
  return app;
}

/** Whoever reads is not to wait for a bucket that is away: the neutral one is asked for again in a minute. */
function withoutStorage(c: Context<Environment>, error: unknown): Picture {
  if (!(error instanceof MediaStorageError)) throw error;
  c.get('log')().warn({ event: 'media.unavailable', err: error }, 'a photo could not be fetched');
  return { kind: 'neutral' };
}
