// Where the shop tells what happens, and what was told there.
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import { type AgeSort, mostCounted } from '../../../domain/desk/list.ts';
import { retryDays, testType, type WebhookState, type WebhookType } from '../../../domain/desk/webhook.ts';
import type { Queries, Transaction } from '../../database.ts';
import { webhookDelivery, webhookEndpoint } from '../../schema/desk/webhook.ts';

/** The secret is read by whoever signs alone. */
const {
  secret: _secret,
  failures: _failures,
  restsUntil: _rest,
  ...shown
} = getTableColumns(webhookEndpoint);

export type WebhookRecord = Omit<
  typeof webhookEndpoint.$inferSelect,
  'secret' | 'failures' | 'restsUntil'
> & {
  /** How much is still to arrive, as far as is counted. */
  readonly waiting: number;
};

const waiting = sql<number>`(select count(*)::int from (
  select from webhook_delivery where endpoint_id = webhook_endpoint.id and state = 'waiting'
  limit ${sql.raw(String(mostCounted))}) counted)`;

export function findWebhooks(queries: Queries | Transaction): Promise<WebhookRecord[]> {
  return queries
    .select({ ...shown, waiting })
    .from(webhookEndpoint)
    .orderBy(asc(webhookEndpoint.createdAt), asc(webhookEndpoint.id));
}

export async function findWebhook(queries: Queries | Transaction, id: string): Promise<WebhookRecord | null> {
  const [found] = await queries
    .select({ ...shown, waiting })
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.id, id));
  return found ?? null;
}

/** Whoever adds one waits for whoever else does: there is a most of them. */
export async function countWebhooks(tx: Transaction): Promise<number> {
  await tx.execute(sql`lock table webhook_endpoint in share row exclusive mode`);
  return tx.$count(webhookEndpoint);
}

export interface NewWebhook {
  readonly name: string;
  readonly address: string;
  readonly types: WebhookType[];
  readonly secret: string;
  readonly createdBy: string;
}

export async function insertWebhook(tx: Transaction, webhook: NewWebhook): Promise<WebhookRecord> {
  const [made] = await tx.insert(webhookEndpoint).values(webhook).returning(shown);
  if (!made) throw new Error('A webhook was written and is not there.');
  return { ...made, waiting: 0 };
}

/** With all that was to arrive there. Null when there is none. */
export async function deleteWebhook(
  tx: Transaction,
  id: string,
): Promise<Omit<WebhookRecord, 'waiting'> | null> {
  const [gone] = await tx.delete(webhookEndpoint).where(eq(webhookEndpoint.id, id)).returning(shown);
  return gone ?? null;
}

/** What waits for it is tried from now on for as long as something new would be. False when it was on. */
export async function enableWebhook(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookEndpoint)
    .set({ isActive: true, failures: 0, failingSince: null, restsUntil: null, offBecause: null, offAt: null })
    .where(and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.isActive, false)));
  if (rowCount !== 1) return false;
  await tx
    .update(webhookDelivery)
    .set({ nextTryAt: sql`now()`, retryUntil: newRetryUntil })
    .where(and(eq(webhookDelivery.endpointId, id), eq(webhookDelivery.state, 'waiting')));
  return true;
}

const newRetryUntil = sql`now() + make_interval(days => ${sql.raw(String(retryDays))})`;

export type DeliveryRecord = typeof webhookDelivery.$inferSelect;

export function findDeliveries(
  queries: Queries,
  { endpointId, state }: { readonly endpointId: string; readonly state?: WebhookState | undefined },
  page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
): Promise<DeliveryRecord[]> {
  const { sort, size, afterId } = page;
  const [isAfter, inOrder] = sort === 'newest' ? [lt, desc] : [gt, asc];
  return queries
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.endpointId, endpointId),
        state === undefined ? undefined : eq(webhookDelivery.state, state),
        afterId === undefined ? undefined : isAfter(webhookDelivery.id, afterId),
      ),
    )
    .orderBy(inOrder(webhookDelivery.id))
    .limit(size);
}

/** One more than is counted when there are more. */
export async function countDeliveries(
  queries: Queries,
  { endpointId, state }: { readonly endpointId: string; readonly state?: WebhookState | undefined },
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from webhook_delivery where endpoint_id = ${endpointId}
        ${state === undefined ? sql`` : sql`and state = ${state}`} limit ${mostCounted + 1}) counted`);
  return Number(rows[0]?.count);
}

/** Due at once. Tests are of no thing that happened, so that one that fails holds nothing up. */
export async function insertTestDelivery(tx: Transaction, endpointId: string): Promise<DeliveryRecord> {
  const messageId = randomUUID();
  const thing = `test:${messageId}`;
  const body = JSON.stringify({ type: testType, timestamp: new Date().toISOString(), data: {} });
  const [made] = await tx
    .insert(webhookDelivery)
    .values({ endpointId, messageId, type: testType, thing, subject: thing, body })
    .returning();
  if (!made) throw new Error('A test was written and is not there.');
  return made;
}

/** At once, unless someone is sending it now, and then for as long as something new would be tried. Null when there is none. */
export async function resendDelivery(
  tx: Transaction,
  { endpointId, id }: { readonly endpointId: string; readonly id: number },
): Promise<{ readonly before: DeliveryRecord; readonly after: DeliveryRecord } | null> {
  const isIt = and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.id, id));
  const [before] = await tx.select().from(webhookDelivery).where(isIt).for('update');
  if (!before) return null;
  const [after] = await tx
    .update(webhookDelivery)
    .set({ state: 'waiting', nextTryAt: sql`now()`, retryUntil: newRetryUntil })
    .where(isIt)
    .returning();
  return after ? { before, after } : null;
}
