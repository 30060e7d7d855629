// Pictures that an import fetches, and how far it is with them.
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { importPicture, importRow } from '../../schema/import/product-import.ts';

export type ImportPictureRecord = typeof importPicture.$inferSelect;

export async function insertPictures(
  tx: Transaction,
  pictures: readonly (typeof importPicture.$inferInsert)[],
): Promise<void> {
  if (pictures.length > 0) await tx.insert(importPicture).values([...pictures]);
}

/** Whichever was tried least, product by product, so that one whose pictures are all there need not wait for others. */
export async function findNextPicture(
  queries: Queries,
  importId: string,
): Promise<ImportPictureRecord | undefined> {
  const [next] = await queries
    .select()
    .from(importPicture)
    .where(and(eq(importPicture.importId, importId), eq(importPicture.state, 'waiting')))
    .orderBy(asc(importPicture.tries), asc(importPicture.productId), asc(importPicture.place))
    .limit(1);
  return next;
}

type PictureKey = Pick<ImportPictureRecord, 'importId' | 'productId' | 'place'>;

const isIt = ({ importId, productId, place }: PictureKey) =>
  and(
    eq(importPicture.importId, importId),
    eq(importPicture.productId, productId),
    eq(importPicture.place, place),
  );

/** False when it is waited for no more: the import was taken back meanwhile. */
export async function savePictureState(
  tx: Transaction,
  picture: PictureKey,
  change: Pick<ImportPictureRecord, 'state' | 'path' | 'code'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(importPicture)
    .set({ ...change, tries: sql`${importPicture.tries} + 1` })
    .where(and(isIt(picture), eq(importPicture.state, 'waiting')));
  return rowCount === 1;
}

export function findProductPictures(
  tx: Transaction,
  importId: string,
  productId: number,
): Promise<ImportPictureRecord[]> {
  return tx
    .select()
    .from(importPicture)
    .where(and(eq(importPicture.importId, importId), eq(importPicture.productId, productId)))
    .orderBy(asc(importPicture.place));
}

export async function hasWaitingPictures(tx: Transaction, importId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from import_picture where import_id = ${importId} and state = 'waiting' limit 1`);
  return rowCount === 1;
}

/** What is taken back is not fetched any more. */
export async function dropWaitingPictures(tx: Transaction, importId: string): Promise<void> {
  await tx
    .delete(importPicture)
    .where(and(eq(importPicture.importId, importId), eq(importPicture.state, 'waiting')));
}

/** The import's own change is no change since: its rows know the product as it is now. */
export async function moveVersions(
  tx: Transaction,
  { importId, productId, from, to }: PictureVersions,
): Promise<void> {
  await tx
    .update(importRow)
    .set({ version: to })
    .where(
      and(
        eq(importRow.importId, importId),
        eq(importRow.productId, productId),
        eq(importRow.outcome, 'applied'),
        eq(importRow.version, from),
      ),
    );
}

interface PictureVersions {
  readonly importId: string;
  readonly productId: number;
  readonly from: number;
  readonly to: number;
}

export async function countPictures(
  queries: Queries | Transaction,
  importId: string,
): Promise<Readonly<Record<ImportPictureRecord['state'], number>>> {
  const rows = await queries
    .select({ state: importPicture.state, number: count() })
    .from(importPicture)
    .where(eq(importPicture.importId, importId))
    .groupBy(importPicture.state);
  return {
    waiting: 0,
    fetched: 0,
    failed: 0,
    ...Object.fromEntries(rows.map(({ state, number }) => [state, number])),
  };
}

/** Those that did not come, as many as a page can say. */
export function findFailedPictures(queries: Queries, importId: string, most: number) {
  return queries
    .select()
    .from(importPicture)
    .where(and(eq(importPicture.importId, importId), eq(importPicture.state, 'failed')))
    .orderBy(asc(importPicture.productId), asc(importPicture.place))
    .limit(most);
}
