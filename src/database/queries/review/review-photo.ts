// Photos that wait for their review, and those a review has. What lies in the storage is noted before it is put there.
import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';

/** Noted anew for whoever brings the same picture again: the sweep leaves it alone for another day. */
export async function noteObject(queries: Queries, key: string, bytes: number): Promise<void> {
  await queries.execute(sql`
    insert into media_object (key, bytes) values (${key}, ${bytes})
    on conflict (key) do update set at = now()`);
}

export async function hasObject(queries: Queries, key: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from media_object where key = ${key}`);
  return rows.length > 0;
}

/** Null when whoever brings it has as many waiting as they may. */
export async function insertUpload(
  queries: Queries,
  customerId: string,
  key: string,
  most: number,
): Promise<string | null> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`review upload ${customerId}`}, 0))`,
    );
    const { rows } = await transaction.execute<{ id: string }>(sql`
      insert into review_upload (customer_id, key)
      select ${customerId}, ${key}
       where (select count(*) from review_upload where customer_id = ${customerId}) < ${most}
      returning id`);
    return rows[0]?.id ?? null;
  });
}

export async function countUploads(queries: Queries, customerId: string): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from review_upload where customer_id = ${customerId}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Gives a review these photos in this order: of those it has, or that wait with the same customer. Whether all of them
 * could be found; when not, the transaction must not go on.
 */
export async function setPhotos(
  transaction: Transaction,
  review: { readonly id: number; readonly customerId: string },
  ids: readonly string[],
  alt: string,
): Promise<boolean> {
  const had = await transaction.execute<{ id: string; path: string; alt: string }>(
    sql`delete from review_photo where review_id = ${review.id} returning id, path, alt`,
  );
  if (ids.length === 0) return true;
  const waited = await transaction.execute<{ id: string; key: string }>(sql`
    delete from review_upload where customer_id = ${review.customerId} and id in ${[...ids]} returning id, key`);
  const found = new Map([
    ...had.rows.map((photo) => [photo.id, photo] as const),
    ...waited.rows.map(({ id, key }) => [id, { id, path: key, alt }] as const),
  ]);
  const photos = ids.flatMap((id, position) => {
    const photo = found.get(id);
    return photo ? [{ ...photo, position }] : [];
  });
  if (photos.length < ids.length) return false;
  await transaction.execute(sql`
    insert into review_photo (id, review_id, position, path, alt)
    select id, ${review.id}, position, path, alt
      from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as p(id uuid, position int, path text, alt text)`);
  return true;
}

/**
 * Removes one thing from the storage that nothing has shown for a day, under the lock of its row: whoever brings the
 * same picture meanwhile waits, and then puts it there anew. False when there is none.
 */
export async function sweepObject(
  queries: Queries,
  remove: (key: string) => Promise<void>,
): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ key: string }>(sql`
      select key from media_object
       where at < now() - interval '1 day'
         and not exists (select from review_upload where review_upload.key = media_object.key)
         and not exists (select from review_photo where review_photo.path = media_object.key)
         and not exists (select from picture where picture.path = media_object.key)
         and not exists (select from picture where picture.original_key = media_object.key)
         and not exists (select from picture where picture.whole_path = media_object.key)
         and not exists (select from picture_size where picture_size.key = media_object.key)
         and not exists (select from film where film.path = media_object.key)
         and not exists (select from media_upload_part where media_upload_part.key = media_object.key)
       order by at limit 1 for update skip locked`);
    const [orphan] = rows;
    if (!orphan) return false;
    await remove(orphan.key);
    await transaction.execute(sql`delete from media_object where key = ${orphan.key}`);
    return true;
  });
}
