// Films that the merchant brought, whole or by the part that a player asks for.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { MediaStorageError } from '../../../providers/media/media-storage.ts';
import { words } from '../../../words/media/words.ts';
import type { FilmCopy, Films } from '../../pictures/films.ts';
import type { Environment } from '../environment.ts';
import { type ByteRange, byteRange } from '../files/byte-range.ts';
import { answerProblem } from '../problem.ts';
import { reply } from '../reply.ts';

export function filmRoutes(films: Films): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get('/media/film/*', async (c) => {
    c.set('route', '/media/*');
    const film = await films.at(c.req.path).catch((error) => {
      // Whoever watches is not to hear of a bucket that is away: the poster stays.
      if (!(error instanceof MediaStorageError)) throw error;
      c.get('log')().warn({ event: 'media.unavailable', err: error }, 'a film could not be fetched');
      return null;
    });
    if (!film) return answerProblem(c, 'not_found', words.noSuchPicture);
    const etag = `"${c.req.path.slice(c.req.path.lastIndexOf('/') + 1)}"`;
    const headers = {
      // Its name says what it shows.
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag,
    };
    if (c.req.header('if-none-match') === etag) return reply(c, null, 304, headers);
    const onlyIf = c.req.header('if-range');
    const header = onlyIf === undefined || onlyIf === etag ? c.req.header('range') : undefined;
    const range = byteRange(header, film.size);
    if (range === 'outside') return reply(c, null, 416, { 'content-range': `bytes */${film.size}` });
    const part = range === 'whole' ? { start: 0, end: film.size - 1 } : range;
    return reply(c, c.req.method === 'HEAD' ? null : readPart(film, part), range === 'whole' ? 200 : 206, {
      ...headers,
      'content-type': film.type,
      'content-length': String(part.end - part.start + 1),
      ...(range !== 'whole' && { 'content-range': `bytes ${part.start}-${part.end}/${film.size}` }),
    });
  });
  return app;
}

/** Read as fast as it is taken, and no further once nobody watches. */
function readPart({ file }: FilmCopy, { start, end }: ByteRange): ReadableStream {
  return Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream;
}
