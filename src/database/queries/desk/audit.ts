// What was changed at the desk, written in the transaction that changes it: an entry without its change cannot be, nor a
// change without its entry.
import { and, asc, count, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Actor } from '../../../domain/desk/actor.ts';
import { type AgeSort, mostCounted } from '../../../domain/desk/list.ts';
import type { DeskVerb } from '../../../domain/desk/verbs.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Queries, Transaction } from '../../database.ts';
import { auditEntry } from '../../schema/desk/desk.ts';

export interface AuditChange {
  readonly verb: DeskVerb;
  readonly thing:
    | 'order'
    | 'payment_link'
    | 'customer'
    | 'stock'
    | 'delivery'
    | 'count'
    | 'review'
    | 'message'
    | 'flag'
    | 'staff'
    | 'invitation'
    | 'token'
    | 'webhook'
    | 'view'
    | 'job'
    | 'product'
    | 'code'
    | 'code_batch'
    | 'deal'
    | 'block'
    | 'content'
    | 'notice'
    | 'category'
    | 'navigation'
    | 'upload'
    | 'setting'
    | 'logo';
  readonly thingId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
}

export async function insertAuditEntry(tx: Transaction, actor: Actor, change: AuditChange): Promise<void> {
  const { verb, thing, thingId, before = null, after = null } = change;
  await tx.insert(auditEntry).values({
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    address: actor.address,
    verb,
    thing,
    thingId: String(thingId),
    before,
    after,
  });
}

/** Whether a change of this thing was made under that key before. */
export async function hasAuditKey(
  tx: Queries | Transaction,
  { thing, thingId, key }: Pick<AuditChange, 'thing' | 'thingId'> & { readonly key: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from audit_entry where thing = ${thing} and thing_id = ${String(thingId)} and after ->> 'key' = ${key}`);
  return rowCount !== null && rowCount > 0;
}

/** What one person gave back since midnight UTC, by currency: refunds, and what was paid for returns. */
export async function findRefundsOfDay(queries: Queries | Transaction, actorId: string): Promise<Money[]> {
  const { rows } = await queries.execute<{ currency: string; minor: string }>(sql`
    select after ->> 'currency' as currency,
      sum((after ->> 'cardMinor')::bigint + (after ->> 'creditMinor')::bigint) as minor
    from audit_entry
    where actor_id = ${actorId} and actor_kind = 'person' and verb = 'orders.refund' and after ? 'cardMinor'
      and at >= date_trunc('day', now(), 'UTC')
    group by 1`);
  return rows.map(({ currency, minor }) => money(Number(minor), currency));
}

export type AuditRecord = typeof auditEntry.$inferSelect;

export interface AuditFilters {
  readonly thing?: string | undefined;
  readonly thingId?: string | undefined;
  /** The id of a person or a token. */
  readonly actorId?: string | undefined;
  /** Days, both of them included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function conditions({ thing, thingId, actorId, from, to }: AuditFilters) {
  return and(
    thing === undefined ? undefined : eq(auditEntry.thing, thing),
    thingId === undefined ? undefined : eq(auditEntry.thingId, thingId),
    actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
    from === undefined ? undefined : gte(auditEntry.at, sql`${from}::date`),
    to === undefined ? undefined : lt(auditEntry.at, sql`${to}::date + 1`),
  );
}

export function findAudit(
  queries: Queries | Transaction,
  filters: AuditFilters,
  page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
): Promise<AuditRecord[]> {
  const { sort, size, afterId } = page;
  const [isAfter, inOrder] = sort === 'newest' ? [lt, desc] : [gt, asc];
  return queries
    .select()
    .from(auditEntry)
    .where(and(conditions(filters), afterId === undefined ? undefined : isAfter(auditEntry.id, afterId)))
    .orderBy(inOrder(auditEntry.id))
    .limit(size);
}

/** One more than is counted when there are more. */
export async function countAudit(queries: Queries, filters: AuditFilters): Promise<number> {
  const counted = queries
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(conditions(filters))
    .limit(mostCounted + 1)
    .as('counted');
  const [row] = await queries.select({ count: count() }).from(counted);
  return row?.count ?? 0;
}

export async function findAuditEntry(
  tx: Queries | Transaction,
  id: number,
): Promise<AuditRecord | undefined> {
  const [entry] = await tx.select().from(auditEntry).where(eq(auditEntry.id, id));
  return entry;
}
