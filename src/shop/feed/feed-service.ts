// The feeds as other companies fetch them: what was made, from the tables. Nothing is worked out for a request.
import type { Queries } from '../../database/database.ts';
import { findFiles, findLatestEdition, findPart } from '../../database/queries/feed/feed.ts';
import type { FeedChannel } from '../../domain/feed/feed-channel.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { gzipOf, plainOf } from './pack-feed.ts';

export interface FeedReading {
  readonly madeAt: Date;
  /** The same for the same bytes. */
  readonly mark: string;
  readonly gzip: () => AsyncGenerator<Uint8Array>;
  readonly plain: () => AsyncGenerator<Uint8Array>;
}

export function createFeedService({ database: { shop: queries }, givesFeeds }: ShopDeps) {
  return {
    givesFeeds,
    /** Null until it has been made for the first time. */
    read: async (channel: FeedChannel, language: Language): Promise<FeedReading | null> => {
      const found = await findFeed(queries, channel, language);
      if (!found) return null;
      const { edition, file, madeAt } = found;
      const parts = () => partsOf(queries, edition.id, channel);
      return {
        madeAt,
        mark: `${file.crc.toString(36)}-${file.bytes.toString(36)}`,
        gzip: () => gzipOf(parts(), file),
        plain: () => plainOf(parts()),
      };
    },
    /** What was made last in each language, and what was left out of it. */
    list: () =>
      Promise.all(
        languages.map(async (language) => {
          const edition = await findLatestEdition(queries, language);
          const files = edition ? await findFiles(queries, edition.id) : [];
          return {
            language,
            madeAt: edition?.finishedAt ?? null,
            items: files[0]?.items ?? 0,
            notes: edition?.notes ?? {},
          };
        }),
      ),
  };
}

async function findFeed(queries: Queries, channel: FeedChannel, language: Language) {
  const edition = await findLatestEdition(queries, language);
  if (!edition?.finishedAt) return null;
  const file = (await findFiles(queries, edition.id)).find((known) => known.channel === channel);
  return file ? { edition, file, madeAt: edition.finishedAt } : null;
}

async function* partsOf(
  queries: Queries,
  editionId: number,
  channel: FeedChannel,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  for (let position = 0; ; position += 1) {
    const part = await findPart(queries, editionId, channel, position);
    if (!part) return;
    yield part;
  }
}
