// Files on their way into the shop: announced, then brought part by part, then taken in.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../domain/desk/actor.ts';
import type { Queries, Transaction } from '../../database.ts';
import { mediaUpload, mediaUploadPart } from '../../schema/media/picture.ts';
import { insertAuditEntry } from '../desk/audit.ts';

export type UploadRecord = typeof mediaUpload.$inferSelect;

export interface UploadProgress extends UploadRecord {
  readonly received: number;
}

/** Null when as many are on their way for this product as there may be; undefined when there is no such product. */
export function insertUpload(
  queries: Queries,
  actor: Actor,
  upload: Pick<UploadRecord, 'productId' | 'kind' | 'name' | 'bytes'>,
  most: number,
): Promise<string | null | undefined> {
  return queries.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`select from product where id = ${upload.productId} and not is_gift_card for key share`,
    );
    if (rowCount === 0) return undefined;
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`media upload ${upload.productId}`}, 0))`,
    );
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from media_upload where product_id = ${upload.productId}`,
    );
    if ((rows[0]?.count ?? 0) >= most) return null;
    const [made] = await tx.insert(mediaUpload).values(upload).returning({ id: mediaUpload.id });
    if (!made) return null;
    await insertAuditEntry(tx, actor, {
      verb: 'products.change',
      thing: 'upload',
      thingId: made.id,
      after: { ...upload },
    });
    return made.id;
  });
}

export async function findUpload(
  queries: Queries | Transaction,
  id: string,
): Promise<UploadRecord | undefined> {
  const [row] = await queries.select().from(mediaUpload).where(eq(mediaUpload.id, id));
  return row;
}

/** In the order in which they were begun. */
export async function findUploads(queries: Queries, productId: number): Promise<UploadProgress[]> {
  const rows = await queries
    .select()
    .from(mediaUpload)
    .where(eq(mediaUpload.productId, productId))
    .orderBy(asc(mediaUpload.createdAt), asc(mediaUpload.id));
  const { rows: counts } = await queries.execute<{ id: string; received: number }>(sql`
    select upload_id as id, count(*)::int as received from media_upload_part
     where upload_id in (select id from media_upload where product_id = ${productId}) group by upload_id`);
  const received = new Map(counts.map((row) => [row.id, row.received]));
  return rows.map((row) => ({ ...row, received: received.get(row.id) ?? 0 }));
}

/** A part that comes twice is the same part; false where the upload was called off meanwhile. */
export async function savePart(
  queries: Queries,
  part: { readonly uploadId: string; readonly position: number; readonly key: string },
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into media_upload_part (upload_id, position, key)
    select id, ${part.position}::smallint, ${part.key} from media_upload where id = ${part.uploadId} for key share
    on conflict (upload_id, position) do update set key = excluded.key`);
  return rowCount === 1;
}

/** The keys of its parts in their order. */
export async function findParts(queries: Queries | Transaction, uploadId: string): Promise<string[]> {
  const rows = await queries
    .select({ key: mediaUploadPart.key })
    .from(mediaUploadPart)
    .where(eq(mediaUploadPart.uploadId, uploadId))
    .orderBy(asc(mediaUploadPart.position));
  return rows.map(({ key }) => key);
}

/** What came of it. Its parts are of no more use; the sweep of the storage takes them. False where it was called off. */
export async function finishUpload(
  tx: Transaction,
  id: string,
  made: { readonly picturePath: string } | { readonly filmPath: string },
): Promise<boolean> {
  const { rowCount } = await tx.update(mediaUpload).set(made).where(eq(mediaUpload.id, id));
  if (rowCount !== 1) return false;
  await tx.delete(mediaUploadPart).where(eq(mediaUploadPart.uploadId, id));
  return true;
}

/** False when there is none of this product. `actor` is whoever calls it off; a refusal was nobody's. */
export async function deleteUpload(
  queries: Queries,
  { id, productId }: { readonly id: string; readonly productId: number },
  actor: Actor | null,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const [gone] = await tx
      .delete(mediaUpload)
      .where(and(eq(mediaUpload.id, id), eq(mediaUpload.productId, productId)))
      .returning({ name: mediaUpload.name });
    if (!gone) return false;
    if (actor)
      await insertAuditEntry(tx, actor, {
        verb: 'products.change',
        thing: 'upload',
        thingId: id,
        before: { productId, name: gone.name },
      });
    return true;
  });
}
