// The feeds as they are made and kept. Who makes them is one job, so one process at a time.
import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FeedChannel } from '../../../domain/feed/feed-channel.ts';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../database.ts';
import { type FeedNotes, feedEdition, feedFile, feedPart } from '../../schema/feed/feed.ts';
import { product } from '../../schema/product/product.ts';

export type FeedEdition = typeof feedEdition.$inferSelect;
export type FeedFile = typeof feedFile.$inferSelect;

/** The next products that have a page, by id. */
export async function findFeedIds(queries: Queries, after: number, most: number): Promise<number[]> {
  const rows = await queries
    .select({ id: product.id })
    .from(product)
    .where(and(gt(product.id, after), eq(product.isActive, true)))
    .orderBy(asc(product.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The one that is being made; undefined when none is. */
export async function findUnfinishedEdition(
  queries: Queries,
  language: Language,
): Promise<FeedEdition | undefined> {
  const [edition] = await queries
    .select()
    .from(feedEdition)
    .where(and(eq(feedEdition.language, language), isNull(feedEdition.finishedAt)))
    .orderBy(desc(feedEdition.id))
    .limit(1);
  return edition;
}

export async function findLatestEdition(
  queries: Queries,
  language: Language,
): Promise<FeedEdition | undefined> {
  const [edition] = await queries
    .select()
    .from(feedEdition)
    .where(and(eq(feedEdition.language, language), isNotNull(feedEdition.finishedAt)))
    .orderBy(desc(feedEdition.finishedAt))
    .limit(1);
  return edition;
}

export async function insertEdition(
  queries: Queries,
  language: Language,
  begunAt: Date,
): Promise<FeedEdition> {
  const [edition] = await queries.insert(feedEdition).values({ language, begunAt }).returning();
  if (!edition) throw new Error('No edition was written.');
  return edition;
}

export function findFiles(queries: Queries | Transaction, editionId: number): Promise<FeedFile[]> {
  return queries.select().from(feedFile).where(eq(feedFile.editionId, editionId));
}

export interface PackedPart {
  readonly channel: FeedChannel;
  readonly packed: Buffer<ArrayBuffer>;
  /** Of the whole file with this part. */
  readonly items: number;
  readonly bytes: number;
  readonly crc: number;
}

export interface EditionStep {
  readonly lastProductId: number;
  readonly turnsAt: Date | null;
  readonly notes: FeedNotes;
  readonly finishedAt: Date | null;
}

/** False when somebody else has gone on with it: then nothing is written. */
export function writeEditionStep(
  queries: Queries,
  { id, lastProductId }: Pick<FeedEdition, 'id' | 'lastProductId'>,
  step: EditionStep,
  parts: readonly PackedPart[],
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(feedEdition)
      .set(step)
      .where(
        and(
          eq(feedEdition.id, id),
          eq(feedEdition.lastProductId, lastProductId),
          isNull(feedEdition.finishedAt),
        ),
      );
    if (rowCount !== 1) return false;
    for (const { channel, packed, ...file } of parts) {
      await tx
        .insert(feedFile)
        .values({ editionId: id, channel, ...file })
        .onConflictDoUpdate({ target: [feedFile.editionId, feedFile.channel], set: file });
      await tx.execute(sql`
        insert into feed_part (edition_id, channel, position, packed)
        select ${id}, ${channel}, count(*), ${packed} from feed_part
         where edition_id = ${id} and channel = ${channel}`);
    }
    return true;
  });
}

/** Undefined after the last, and once the edition has been deleted. */
export async function findPart(
  queries: Queries,
  editionId: number,
  channel: FeedChannel,
  position: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [part] = await queries
    .select({ packed: feedPart.packed })
    .from(feedPart)
    .where(
      and(eq(feedPart.editionId, editionId), eq(feedPart.channel, channel), eq(feedPart.position, position)),
    );
  return part?.packed;
}

/** Those that nothing is sent from any more: an older one stays two hours for whoever is still reading it. */
export async function deleteOldEditions(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from feed_edition old
     where begun_at < now() - interval '2 hours'
       and exists (select from feed_edition later
         where later.language = old.language and later.finished_at is not null and later.id > old.id)`);
}

/** Of a shop that gives no feeds. */
export async function deleteEditions(queries: Queries): Promise<void> {
  await queries.delete(feedEdition);
}
