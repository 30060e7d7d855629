import { desc, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { navigationVersion } from '../../schema/content/navigation.ts';

export type NavigationRecord = typeof navigationVersion.$inferSelect;

/** The latest first: that one is in the shop. */
export function findNavigations(queries: Queries | Transaction, most: number): Promise<NavigationRecord[]> {
  return queries.select().from(navigationVersion).orderBy(desc(navigationVersion.number)).limit(most);
}

const navigationLock = 7_249_342;

/** Those who change it at once wait for each other. */
export async function lockNavigation(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${navigationLock})`);
}

export async function insertNavigation(
  tx: Transaction,
  version: Pick<NavigationRecord, 'number' | 'navigation' | 'madeBy'>,
): Promise<void> {
  await tx.insert(navigationVersion).values(version);
}
