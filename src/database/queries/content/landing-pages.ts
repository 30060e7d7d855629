// Landing pages: made, described, taken down and removed, and which of them shoppers find.
import { and, asc, desc, eq, isNotNull, not } from 'drizzle-orm';
import type { BlockPage, PageAbout } from '../../../domain/content/landing-page.ts';
import type { Queries, Transaction } from '../../database.ts';
import { contentBlock, contentPage, contentVersion } from '../../schema/content/block.ts';
import type { PageRecord } from './blocks.ts';

export interface LandingRecord extends PageRecord {
  readonly about: PageAbout;
}

/** Null when there is a page at this address. */
export async function insertLanding(
  tx: Transaction,
  page: BlockPage,
  about: PageAbout,
): Promise<PageRecord | null> {
  const [made] = await tx.insert(contentPage).values({ page, about }).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateAbout(
  tx: Transaction,
  page: BlockPage,
  change: { readonly about: PageAbout; readonly aboutVersion: number },
): Promise<void> {
  await tx.update(contentPage).set(change).where(eq(contentPage.page, page));
}

export async function setTakenDown(tx: Transaction, page: BlockPage, isTakenDown: boolean): Promise<void> {
  await tx.update(contentPage).set({ isTakenDown }).where(eq(contentPage.page, page));
}

export async function deleteLanding(tx: Transaction, page: BlockPage): Promise<void> {
  await tx.delete(contentBlock).where(eq(contentBlock.page, page));
  await tx.delete(contentVersion).where(eq(contentVersion.page, page));
  await tx.delete(contentPage).where(eq(contentPage.page, page));
}

/** By their addresses. */
export async function findLandings(queries: Queries | Transaction): Promise<readonly LandingRecord[]> {
  const rows = await queries
    .select()
    .from(contentPage)
    .where(isNotNull(contentPage.about))
    .orderBy(asc(contentPage.page));
  return rows.flatMap(({ about, ...row }) => (about ? { ...row, about } : []));
}

/** What was put in the shop last of every landing page that is not taken down. */
export async function findLiveLandings(
  queries: Queries,
): Promise<readonly { readonly page: BlockPage; readonly about: PageAbout }[]> {
  const rows = await queries
    .selectDistinctOn([contentVersion.page], { page: contentVersion.page, about: contentVersion.about })
    .from(contentVersion)
    .innerJoin(contentPage, eq(contentPage.page, contentVersion.page))
    .where(and(not(contentPage.isTakenDown), isNotNull(contentVersion.about)))
    .orderBy(contentVersion.page, desc(contentVersion.number));
  return rows.flatMap(({ page, about }) => (about ? { page, about } : []));
}
