// Pictures and films that the merchant brought, and the sizes that are made of them.
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { film, picture, pictureSize } from '../../schema/media/picture.ts';

export type PictureRecord = typeof picture.$inferSelect;
export type NewPicture = Omit<typeof picture.$inferInsert, 'isPlaced' | 'createdAt'>;
export type FilmRecord = typeof film.$inferSelect;

/** The same cut again is the same picture, for another while. */
export async function savePicture(queries: Queries | Transaction, row: NewPicture): Promise<void> {
  await queries
    .insert(picture)
    .values(row)
    .onConflictDoUpdate({ target: picture.path, set: { createdAt: sql`now()` } });
}

export async function saveFilm(
  queries: Queries | Transaction,
  row: Omit<typeof film.$inferInsert, 'isPlaced' | 'createdAt'>,
): Promise<void> {
  await queries
    .insert(film)
    .values(row)
    .onConflictDoUpdate({ target: film.path, set: { createdAt: sql`now()` } });
}

export async function findPicture(queries: Queries, path: string): Promise<PictureRecord | undefined> {
  const [row] = await queries.select().from(picture).where(eq(picture.path, path));
  return row;
}

export interface MadePicture extends PictureRecord {
  /** Sizes of it that are there. */
  readonly made: number;
}

export async function findPictures(queries: Queries, paths: readonly string[]): Promise<MadePicture[]> {
  if (paths.length === 0) return [];
  const rows = await queries
    .select()
    .from(picture)
    .where(inArray(picture.path, [...paths]));
  const { rows: counts } = await queries.execute<{ path: string; made: number }>(sql`
    select path, count(*)::int as made from picture_size
     where path = any(${sql.param([...paths])}::text[]) group by path`);
  const made = new Map(counts.map((row) => [row.path, row.made]));
  return rows.map((row) => ({ ...row, made: made.get(row.path) ?? 0 }));
}

export function findFilms(queries: Queries, paths: readonly string[]): Promise<FilmRecord[]> {
  return queries
    .select()
    .from(film)
    .where(inArray(film.path, [...paths]));
}

export async function hasFilm(queries: Queries, path: string): Promise<boolean> {
  return (await queries.select({ path: film.path }).from(film).where(eq(film.path, path))).length > 0;
}

/** What is made of it so far, as `width.format`. */
export async function findSizes(queries: Queries, path: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ width: pictureSize.width, format: pictureSize.format })
    .from(pictureSize)
    .where(eq(pictureSize.path, path));
  return new Set(rows.map(({ width, format }) => `${width}.${format}`));
}

export async function hasSize(queries: Queries, key: string): Promise<boolean> {
  const rows = await queries
    .select({ key: pictureSize.key })
    .from(pictureSize)
    .where(eq(pictureSize.key, key));
  return rows.length > 0;
}

/** False where the picture is gone: nobody needs its sizes. */
export async function saveSize(queries: Queries, row: typeof pictureSize.$inferInsert): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into picture_size (path, width, format, key)
    select path, ${row.width}::int, ${row.format}, ${row.key} from picture where path = ${row.path}
    on conflict (path, width, format) do update set key = excluded.key`);
  return rowCount === 1;
}

/** A size whose file was lost: it is made again when the picture is looked after. */
export async function dropSize(queries: Queries, key: string): Promise<string | null> {
  const rows = await queries
    .delete(pictureSize)
    .where(eq(pictureSize.key, key))
    .returning({ path: pictureSize.path });
  return rows[0]?.path ?? null;
}

/** A product shows them from now on: they stay, and what brought them is done. */
export async function placeMedia(
  tx: Transaction,
  productId: number,
  { pictures, films }: { readonly pictures: readonly string[]; readonly films: readonly string[] },
): Promise<void> {
  const list = (paths: readonly string[]) => sql`any(${sql.param([...paths])}::text[])`;
  await tx.execute(sql`update picture set is_placed = true where path = ${list(pictures)} and not is_placed`);
  await tx.execute(sql`update film set is_placed = true where path = ${list(films)} and not is_placed`);
  await tx.execute(sql`delete from media_upload where product_id = ${productId}
    and (picture_path = ${list(pictures)} or film_path = ${list(films)})`);
}

/** Paths of these that were brought, or that a product shows. */
export async function findKnownPictures(tx: Transaction, paths: readonly string[]): Promise<string[]> {
  const shown = await tx.execute<{ path: string }>(sql`
    select path from picture where path = any(${sql.param([...paths])}::text[])
    union select path from product_image where path = any(${sql.param([...paths])}::text[])`);
  const known = shown.rows.map(({ path }) => path);
  const others = paths.filter((path) => !known.includes(path));
  if (others.length === 0) return known;
  // Seldom asked, of the demo's own: a swatch or a poster that is nothing else.
  const { rows } = await tx.execute<{ path: string }>(sql`
    select swatch_image as path from product where swatch_image = any(${sql.param(others)}::text[])
    union select video_thumb from product where video_thumb = any(${sql.param(others)}::text[])`);
  return [...known, ...rows.map(({ path }) => path)];
}

export async function isKnownFilm(tx: Transaction, path: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select where exists (select from film where film.path = ${path})
       or exists (select from product where product.video_base = ${path})`);
  return rowCount === 1;
}

/** The picture that each color of a design shows as its swatch, by product, where the merchant brought it. */
export async function findSwatchColors(
  queries: Queries,
  productId: number,
): Promise<{ readonly productId: number; readonly colorName: string; readonly color: number[] }[]> {
  const { rows } = await queries.execute<{ id: string; name: string; color: number[] }>(sql`
    select product.id, product.color_name as name, picture.color from product
      join picture on picture.path = product.swatch_image
     where product.group_id = (select group_id from product where id = ${productId}) order by product.id`);
  return rows.map((row) => ({ productId: Number(row.id), colorName: row.name, color: row.color }));
}
