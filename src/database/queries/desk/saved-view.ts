// The views that somebody keeps for themselves, always by whose they are.
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SavedList } from '../../../domain/desk/saved-view.ts';
import type { Queries, Transaction } from '../../database.ts';
import { staffView } from '../../schema/desk/desk.ts';

export interface ViewRecord {
  readonly id: string;
  readonly list: SavedList;
  readonly name: string;
  readonly query: string;
}

const { id, list, name, query } = staffView;
const columns = { id, list, name, query };

/** In the order in which they were made. */
export function findViews(queries: Queries | Transaction, customerId: string): Promise<ViewRecord[]> {
  return queries
    .select(columns)
    .from(staffView)
    .where(eq(staffView.customerId, customerId))
    .orderBy(asc(staffView.createdAt), asc(staffView.id));
}

/** Whoever makes one waits for the others that they make. */
export async function lockViews(tx: Transaction, customerId: string, of: SavedList): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`views ${customerId}`}, 0))`);
  const [row] = await tx
    .select({ count: count() })
    .from(staffView)
    .where(and(eq(staffView.customerId, customerId), eq(staffView.list, of)));
  return row?.count ?? 0;
}

/** Null when there is one of that name. */
export async function insertView(
  tx: Transaction,
  customerId: string,
  view: Omit<ViewRecord, 'id'>,
): Promise<ViewRecord | null> {
  const [made] = await tx
    .insert(staffView)
    .values({ customerId, ...view })
    .onConflictDoNothing()
    .returning(columns);
  return made ?? null;
}

/** Null when they have no such view. */
export async function deleteView(
  tx: Transaction,
  customerId: string,
  viewId: string,
): Promise<ViewRecord | null> {
  const [deleted] = await tx
    .delete(staffView)
    .where(and(eq(staffView.customerId, customerId), eq(staffView.id, viewId)))
    .returning(columns);
  return deleted ?? null;
}
