// What is to be told now, and what came of it. Only the database's clock decides what is due.
import { sql } from 'drizzle-orm';
import {
  failuresUntilRest,
  retryDays,
  type WebhookAnswer,
  type WebhookEnd,
  webhookLeaseSeconds,
  webhooksAtOnce,
} from '../../../domain/desk/webhook.ts';
import type { Queries, Transaction } from '../../database.ts';

export interface DueDelivery {
  readonly id: number;
  readonly endpointId: string;
  readonly messageId: string;
  readonly address: string;
  /** Sealed. */
  readonly secret: string;
  readonly body: string;
  readonly tries: number;
}

/**
 * What is due and nobody is sending, a few for each address: how many are under way at one is no matter of another's. Of
 * one thing the earliest alone, until it has arrived or is given up.
 */
export async function takeDeliveries(queries: Queries): Promise<DueDelivery[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with due as (
      select delivery.id, endpoint.address, endpoint.secret
        from webhook_endpoint endpoint
       cross join lateral (
         select id from webhook_delivery one
          where endpoint_id = endpoint.id and state = 'waiting' and next_try_at <= now()
            and (leased_until is null or leased_until <= now())
            and not exists (select from webhook_delivery earlier
              where earlier.endpoint_id = one.endpoint_id and earlier.thing = one.thing and earlier.id < one.id
                and earlier.state = 'waiting')
          order by next_try_at, id
          limit greatest(0, case when endpoint.failures >= ${failuresUntilRest} then 1 else ${webhooksAtOnce} end
            - (select count(*) from webhook_delivery sent where sent.endpoint_id = endpoint.id
                and sent.state = 'waiting' and sent.leased_until > now()))
          for update skip locked) delivery
       where endpoint.is_active and (endpoint.rests_until is null or endpoint.rests_until <= now()))
    update webhook_delivery set tries = tries + 1, last_tried_at = now(),
      leased_until = now() + make_interval(secs => ${webhookLeaseSeconds})
      from due where webhook_delivery.id = due.id
    returning webhook_delivery.id, endpoint_id as "endpointId", message_id as "messageId", due.address, due.secret, body,
      tries`);
  return rows
    .map((row) => ({
      id: Number(row.id),
      endpointId: String(row.endpointId),
      messageId: String(row.messageId),
      address: String(row.address),
      secret: String(row.secret),
      body: String(row.body),
      tries: Number(row.tries),
    }))
    .sort((a, b) => a.id - b.id);
}

export async function hasActiveWebhook(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`select from webhook_endpoint where is_active limit 1`);
  return rowCount === 1;
}

type Sent = Pick<DueDelivery, 'id' | 'endpointId' | 'tries'>;

/** Whoever has taken it since, because this took too long, notes it. */
const isOurs = ({ id, tries }: Sent) => sql`id = ${id} and tries = ${tries} and state = 'waiting'`;

const setAnswer = (answer: WebhookAnswer) => sql`leased_until = null,
  last_status = ${'status' in answer ? answer.status : null}, last_failure = ${'failure' in answer ? answer.failure : null}`;

/** Before the delivery: whoever switches an address on holds the two in this order. */
async function holdEndpoint(tx: Transaction, { endpointId }: Sent): Promise<{ readonly failures: number }> {
  const { rows } = await tx.execute<{ failures: number }>(
    sql`select failures from webhook_endpoint where id = ${endpointId} for no key update`,
  );
  return { failures: Number(rows[0]?.failures ?? 0) };
}

/** Whatever waited because the address was left alone is due at once; what failed by itself waits its own time. */
export async function noteArrival(tx: Transaction, sent: Sent, answer: WebhookAnswer): Promise<void> {
  const { failures } = await holdEndpoint(tx, sent);
  await tx.execute(
    sql`update webhook_delivery set state = 'arrived', ${setAnswer(answer)} where ${isOurs(sent)}`,
  );
  if (failures === 0) return;
  await tx.execute(sql`
    update webhook_endpoint set failures = 0, failing_since = null, rests_until = null where id = ${sent.endpointId}`);
  if (failures >= failuresUntilRest)
    await tx.execute(sql`
      update webhook_delivery set next_try_at = now()
       where endpoint_id = ${sent.endpointId} and state = 'waiting' and next_try_at > now()`);
}

/** In seconds, by how often something went wrong. */
export interface Waits {
  readonly untilResend: (failures: number) => number;
  readonly ofRest: (failures: number) => number;
}

/** Given up when its time is over; an address at which nothing arrived for as long is to be switched off. */
export async function noteFailure(
  tx: Transaction,
  sent: Sent,
  answer: WebhookAnswer,
  waits: Waits,
): Promise<{ readonly isOver: boolean }> {
  await holdEndpoint(tx, sent);
  await tx.execute(sql`
    update webhook_delivery set ${setAnswer(answer)},
      state = case when retry_until <= now() then 'given_up' else 'waiting' end,
      next_try_at = now() + make_interval(secs => ${waits.untilResend(sent.tries)})
     where ${isOurs(sent)}`);
  const { rows } = await tx.execute<{ failures: number; isOver: boolean }>(sql`
    update webhook_endpoint set failures = failures + 1, failing_since = coalesce(failing_since, now())
     where id = ${sent.endpointId}
    returning failures, failing_since <= now() - make_interval(days => ${retryDays}) as "isOver"`);
  const [endpoint] = rows;
  if (!endpoint) return { isOver: false };
  if (endpoint.failures >= failuresUntilRest)
    await tx.execute(sql`
      update webhook_endpoint set rests_until = now() + make_interval(secs => ${waits.ofRest(endpoint.failures)})
       where id = ${sent.endpointId}`);
  return { isOver: endpoint.isOver };
}

/** Not sent after all: for whoever looks next. */
export async function releaseDelivery(queries: Queries, sent: Sent): Promise<void> {
  await queries.execute(
    sql`update webhook_delivery set leased_until = null, tries = tries - 1 where ${isOurs(sent)}`,
  );
}

export interface SwitchedOff {
  readonly name: string;
  readonly address: string;
}

/** Null when it was off before. */
export async function switchOffWebhook(
  tx: Transaction,
  endpointId: string,
  because: WebhookEnd,
): Promise<SwitchedOff | null> {
  const { rows } = await tx.execute<{ name: string; address: string }>(sql`
    update webhook_endpoint set is_active = false, off_because = ${because}, off_at = now()
     where id = ${endpointId} and is_active returning name, address`);
  return rows[0] ?? null;
}

export async function findOwnerEmails(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from staff_member join customer on customer.id = staff_member.customer_id
     where role = 'owner' and is_active order by email`);
  return rows.map(({ email }) => email);
}
