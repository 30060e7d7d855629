import { and, desc, eq, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { flag, flagChange } from '../../schema/operation.ts';

export interface StoredFlag {
  readonly name: string;
  readonly isOn: boolean;
  readonly lines: unknown;
  readonly changedAt: Date;
}

/** The flags that a merchant has set. */
export function findFlags(queries: Queries): Promise<StoredFlag[]> {
  return queries.select().from(flag).orderBy(flag.name);
}

/** Until the transaction ends nobody else changes a flag; they are read all the while. */
export async function lockFlags(queries: Queries): Promise<void> {
  await queries.execute(sql`lock table ${flag} in share row exclusive mode`);
}

export async function upsertFlag(
  queries: Queries,
  { name, isOn, lines }: Pick<StoredFlag, 'name' | 'isOn' | 'lines'>,
): Promise<void> {
  await queries
    .insert(flag)
    .values({ name, isOn, lines })
    .onConflictDoUpdate({ target: flag.name, set: { isOn, lines, changedAt: sql`now()` } });
}

/** Whether there was one. */
export async function deleteFlag(queries: Queries, name: string): Promise<boolean> {
  return (await queries.delete(flag).where(eq(flag.name, name)).returning()).length > 0;
}

export type FlagChange = typeof flagChange.$inferSelect;

export async function insertFlagChange(
  queries: Queries,
  change: Omit<typeof flagChange.$inferInsert, 'changedAt'>,
): Promise<void> {
  await queries.insert(flagChange).values(change);
}

/** The latest first. */
export function findFlagChanges(queries: Queries, name: string, most: number): Promise<FlagChange[]> {
  return queries
    .select()
    .from(flagChange)
    .where(eq(flagChange.name, name))
    .orderBy(desc(flagChange.id))
    .limit(most);
}

/** How far the changes of each flag have come: the last one's number, by the flag's name. */
export async function findFlagVersions(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const versions = await queries
    .select({ name: flagChange.name, version: max(flagChange.id) })
    .from(flagChange)
    .groupBy(flagChange.name);
  return new Map(versions.map(({ name, version }) => [name, version ?? 0]));
}

/** All but the latest so many. */
export async function deleteOldFlagChanges(queries: Queries, name: string, keep: number): Promise<void> {
  const [oldest] = await queries
    .select({ id: flagChange.id })
    .from(flagChange)
    .where(eq(flagChange.name, name))
    .orderBy(desc(flagChange.id))
    .offset(keep - 1)
    .limit(1);
  if (oldest)
    await queries.delete(flagChange).where(and(eq(flagChange.name, name), lt(flagChange.id, oldest.id)));
}
