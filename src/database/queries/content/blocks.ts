// The blocks of a page: the draft that the desk changes one by one, and the versions that were put in the shop.
import { and, asc, desc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Block, StoredBlock } from '../../../domain/content/blocks.ts';
import type { BlockPage, PageAbout } from '../../../domain/content/landing-page.ts';
import type { Queries, Transaction } from '../../database.ts';
import { contentBlock, contentPage, contentVersion } from '../../schema/content/block.ts';
import { product } from '../../schema/product/product.ts';
import { shownCategories } from '../listing/shown-categories.ts';

export interface DraftBlock extends StoredBlock {
  readonly version: number;
}

export interface ContentVersionRecord {
  readonly number: number;
  readonly blocks: readonly StoredBlock[];
  /** Null of the home page. */
  readonly about: PageAbout | null;
  /** Null where the shop came with it. */
  readonly madeBy: string | null;
  readonly madeAt: Date;
}

/** What was put in the shop last; undefined for a page that nobody has put there, and for one that was taken down. */
export async function findLivePage(
  queries: Queries | Transaction,
  page: BlockPage,
): Promise<Pick<ContentVersionRecord, 'blocks' | 'about'> | undefined> {
  const [latest] = await queries
    .select({ blocks: contentVersion.blocks, about: contentVersion.about })
    .from(contentVersion)
    .innerJoin(contentPage, eq(contentPage.page, contentVersion.page))
    .where(and(eq(contentVersion.page, page), not(contentPage.isTakenDown)))
    .orderBy(desc(contentVersion.number))
    .limit(1);
  return latest;
}

/** The latest first. */
export function findVersions(
  queries: Queries | Transaction,
  page: BlockPage,
  limit: number,
): Promise<ContentVersionRecord[]> {
  return queries
    .select(versionColumns)
    .from(contentVersion)
    .where(eq(contentVersion.page, page))
    .orderBy(desc(contentVersion.number))
    .limit(limit);
}

const versionColumns = {
  number: contentVersion.number,
  blocks: contentVersion.blocks,
  about: contentVersion.about,
  madeBy: contentVersion.madeBy,
  madeAt: contentVersion.madeAt,
};

export async function findVersion(
  tx: Transaction,
  page: BlockPage,
  number: number,
): Promise<ContentVersionRecord | undefined> {
  const [found] = await tx
    .select(versionColumns)
    .from(contentVersion)
    .where(and(eq(contentVersion.page, page), eq(contentVersion.number, number)));
  return found;
}

export function findDraft(queries: Queries | Transaction, page: BlockPage): Promise<DraftBlock[]> {
  const { id, version, block, position } = contentBlock;
  return queries
    .select({ id, version, block })
    .from(contentBlock)
    .where(eq(contentBlock.page, page))
    .orderBy(asc(position));
}

export type PageRecord = typeof contentPage.$inferSelect;

/** Undefined when there is no such page. */
export async function findPage(
  queries: Queries | Transaction,
  page: BlockPage,
): Promise<PageRecord | undefined> {
  const [found] = await queries.select().from(contentPage).where(eq(contentPage.page, page));
  return found;
}

/** Those who change its draft at once wait for each other. */
export async function lockPage(tx: Transaction, page: BlockPage): Promise<PageRecord | undefined> {
  const [found] = await tx.select().from(contentPage).where(eq(contentPage.page, page)).for('update');
  return found;
}

/** Of which page a block is; undefined when there is none. */
export async function findPageOfBlock(
  queries: Queries | Transaction,
  id: number,
): Promise<BlockPage | undefined> {
  const [found] = await queries
    .select({ page: contentBlock.page })
    .from(contentBlock)
    .where(eq(contentBlock.id, id));
  return found?.page;
}

/** The number that the change gets. */
export async function countChange(tx: Transaction, page: BlockPage): Promise<number> {
  const [changed] = await tx
    .update(contentPage)
    .set({ version: sql`${contentPage.version} + 1` })
    .where(eq(contentPage.page, page))
    .returning({ version: contentPage.version });
  return changed?.version ?? 0;
}

export async function insertBlock(
  tx: Transaction,
  { page, version, block }: { readonly page: BlockPage; readonly version: number; readonly block: Block },
): Promise<number> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from content_block where page = ${page})`;
  const [made] = await tx
    .insert(contentBlock)
    .values({ page, version, block, position: last })
    .returning({ id: contentBlock.id });
  return made?.id ?? 0;
}

export async function updateBlock(tx: Transaction, { id, version, block }: DraftBlock): Promise<void> {
  await tx.update(contentBlock).set({ version, block }).where(eq(contentBlock.id, id));
}

/** The whole draft of a page, in that order. */
export async function replaceDraft(
  tx: Transaction,
  page: BlockPage,
  blocks: readonly DraftBlock[],
): Promise<void> {
  await tx.delete(contentBlock).where(eq(contentBlock.page, page));
  if (blocks.length > 0)
    await tx.insert(contentBlock).values(blocks.map((block, position) => ({ ...block, page, position })));
}

export async function insertVersion(
  tx: Transaction,
  page: BlockPage,
  version: Omit<ContentVersionRecord, 'madeAt'>,
): Promise<void> {
  await tx.insert(contentVersion).values({ page, ...version });
}

/** What the shop came with, in place of what there is: its draft, and its first version. */
export async function putFirstPage(
  tx: Transaction,
  page: BlockPage,
  blocks: readonly Block[],
): Promise<void> {
  await tx.delete(contentBlock).where(eq(contentBlock.page, page));
  await tx.delete(contentVersion).where(eq(contentVersion.page, page));
  await tx.insert(contentPage).values({ page }).onConflictDoNothing();
  const made = await tx
    .insert(contentBlock)
    .values(blocks.map((block, position) => ({ page, position, version: 1, block })))
    .returning({ id: contentBlock.id, position: contentBlock.position, block: contentBlock.block });
  const first = made.toSorted((one, other) => one.position - other.position);
  await insertVersion(tx, page, {
    number: 1,
    blocks: first.map(({ id, block }) => ({ id, block })),
    about: null,
    madeBy: null,
  });
}

/** Which of them the shop has: pictures of products and of pages, films of products. */
export async function findMedia(
  queries: Queries | Transaction,
  names: { readonly pictures: readonly string[]; readonly films: readonly string[] },
) {
  const { rows } = await queries.execute<{ path: string; isFilm: boolean }>(sql`
    select asked.path, false as "isFilm" from jsonb_array_elements_text(${JSON.stringify(names.pictures)}::jsonb) asked (path)
    where exists (select from product_image where product_image.path = asked.path)
      or exists (select from product where video_thumb = asked.path)
      or exists (select from picture where picture.path = asked.path)
      or exists (select from content_version where strpos(blocks::text, to_json(asked.path)::text) > 0)
    union all
    select asked.path, true from jsonb_array_elements_text(${JSON.stringify(names.films)}::jsonb) asked (path)
    where exists (select from product where video_base = asked.path)`);
  const of = (isFilm: boolean) => new Set(rows.flatMap((row) => (row.isFilm === isFilm ? row.path : [])));
  return { pictures: of(false), films: of(true) };
}

/** Which of them shoppers find: categories by their addresses old and new, landing pages by theirs, products by number. */
export async function findPlaces(
  queries: Queries | Transaction,
  names: {
    readonly categories: readonly string[];
    readonly products: readonly number[];
    readonly landings: readonly string[];
  },
) {
  const { rows } = await queries.execute<{
    slug: string | null;
    id: string | null;
    landing: string | null;
  }>(sql`
    select named.slug, null::bigint as id, null as landing
    from (select slug, id from category union all select slug, category_id from category_address) named
    where named.slug in (select jsonb_array_elements_text(${JSON.stringify(names.categories)}::jsonb))
      and named.id in ${shownCategories}
    union all
    select null, product.id, null from product
    where is_active and is_listed and not is_gift_card
      and product.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(names.products)}::jsonb))
    union all
    select null, null, page from content_page
    where not is_taken_down and exists (select from content_version where content_version.page = content_page.page)
      and page in (select jsonb_array_elements_text(${JSON.stringify(names.landings)}::jsonb))`);
  return {
    categories: new Set(rows.flatMap(({ slug }) => slug ?? [])),
    products: new Set(rows.flatMap(({ id }) => (id === null ? [] : Number(id)))),
    landings: new Set(rows.flatMap(({ landing }) => landing ?? [])),
  };
}

/** What products are called, whether shoppers find them or not. */
export async function findPieceNames(
  queries: Queries,
  ids: readonly number[],
): Promise<{ readonly productId: number; readonly name: string }[]> {
  if (ids.length === 0) return [];
  return queries
    .select({ productId: product.id, name: product.name })
    .from(product)
    .where(inArray(product.id, [...ids]));
}
