// Messages to those who wait. An entry and its message change together, and only for whoever holds the message.
import { desc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { WaitlistChannel } from '../../../domain/waitlist/waitlist.ts';
import type { WaitlistMessageState } from '../../../domain/waitlist/waitlist-message.ts';
import type { Queries, Transaction } from '../../database.ts';
import { waitlistMessage } from '../../schema/waitlist/waitlist-message.ts';

/** Units of a size that can be had, and how many were called for it lately or are still to hear. */
export async function batchFacts(
  queries: Queries,
  skuId: number,
  minutes: number,
): Promise<{ readonly available: number; readonly notifiedLately: number }> {
  const { rows } = await queries.execute<{ available: number; notifiedLately: number }>(sql`
    select
      coalesce((select on_hand - reserved from stock_level where sku_id = ${skuId}), 0)::int as available,
      (select count(*)::int from waitlist_message
        where sku_id = ${skuId} and (state in ('queued', 'sending')
          or created_at > now() - make_interval(mins => ${minutes}))) as "notifiedLately"`);
  return rows[0] ?? { available: 0, notifiedLately: 0 };
}

export interface Calling {
  readonly skuId: number;
  readonly limit: number;
  /** Whoever heard of this size so lately is left out. */
  readonly hoursOfSilence: number;
  /** How many messages one job hands over, and how urgent that is. */
  readonly messagesPerJob: number;
  readonly priority: number;
  /** How many are to be handed over in a second, and from when on. */
  readonly perSecond: number;
  readonly inSeconds: number;
}

/** Someone's entry in the line. */
export interface EntryInLine {
  readonly askedAt: string;
  readonly id: string;
}

/**
 * Calls the next in line after an entry, the oldest first: their entries, their messages and the jobs that hand them
 * over, all in one statement. A message that was given up is tried anew. The last entry that was looked at; null when
 * nobody is left.
 */
export async function notifyNext(
  tx: Transaction,
  { skuId, limit, hoursOfSilence, messagesPerJob, priority, perSecond, inSeconds }: Calling,
  after: EntryInLine | null,
): Promise<{ readonly called: number; readonly last: EntryInLine | null }> {
  const isAfter = after
    ? sql`(e.asked_at, e.id) > (${after.askedAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await tx.execute<{ called: number; askedAt: string; id: string }>(sql`
    with next as materialized (
      select id, asked_at, channel, exists (
        select from suppression s where s.address_hash = e.address_hash and s.channel = e.channel) as is_stopped
      from waitlist_entry e
      where sku_id = ${skuId} and state = 'waiting' and ${isAfter}
        -- One look by the place for each: written as a join it is guessed wrong while messages pour in.
        and coalesce((select max(settled_at) from waitlist_message m
          where m.entry_id = e.id and m.state in ('sent', 'unknown')), '-infinity')
          <= now() - make_interval(hours => ${hoursOfSilence})
      order by asked_at, id
      limit ${limit}
      for update of e skip locked),
    moved as (
      -- By their ids, as arrays: joined to those who are next, the whole line would be read for each few of them.
      update waitlist_entry e set
        state = case when e.id = any (array(select id from next where is_stopped)) then 'stopped' else 'notifying' end
      where e.id = any (array(select id from next))),
    added as (
      insert into waitlist_message (entry_id, asked_at, sku_id, channel)
      select id, asked_at, ${skuId}, channel from next where not is_stopped order by asked_at, id
      on conflict (entry_id, asked_at) do update set
        state = 'queued', attempts = 0, run_at = now(), settled_at = null, lost_at = null, created_at = now()
      returning id, asked_at, entry_id),
    batched as (
      select id, at, (at - 1) / ${messagesPerJob}::int as batch
      from (select id, row_number() over (order by asked_at, entry_id) as at from added) as numbered),
    to_do as (
      insert into job (kind, payload, priority, run_at)
      select 'send-messages',
        jsonb_build_object('skuId', ${skuId}::bigint, 'messageIds', jsonb_agg(id order by at)),
        ${priority}::smallint,
        now() + make_interval(secs => ${inSeconds}::float8 + (min(at) - 1)::float8 / ${perSecond}::int)
      from batched group by batch order by batch)
    select (count(*) over ())::int as called, asked_at::text as "askedAt", id
    from next order by asked_at desc, id desc limit 1`);
  const [row] = rows;
  return row ? { called: row.called, last: { askedAt: row.askedAt, id: row.id } } : { called: 0, last: null };
}

export interface ClaimedMessage {
  readonly id: string;
  readonly channel: WaitlistChannel;
  readonly state: 'queued' | 'sending';
  readonly attempts: number;
  readonly dueIn: number;
  readonly address: string;
  readonly addressHash: string;
  readonly language: Language;
  readonly isStopped: boolean;
}

/**
 * Those of them that are still to be sent, held until the transaction ends together with their entries: whoever says
 * stop changes the entries, so either they were first and it is seen here, or they come after.
 */
export async function claimMessages(tx: Transaction, ids: readonly string[]): Promise<ClaimedMessage[]> {
  const { rows } = await tx.execute<{ [K in keyof ClaimedMessage]: ClaimedMessage[K] }>(sql`
    select m.id, m.channel, m.state, m.attempts, e.address, e.address_hash as "addressHash",
      e.language, extract(epoch from m.run_at - now())::float8 as "dueIn",
      e.state = 'stopped' or exists (
        select from suppression s where s.address_hash = e.address_hash and s.channel = e.channel) as "isStopped"
    from waitlist_message m join waitlist_entry e on e.id = m.entry_id
    where m.id = any(${sql.param([...ids])}::uuid[]) and m.state in ('queued', 'sending')
    order by m.asked_at, m.id
    for update of m, e skip locked`);
  return rows;
}

/** How many of them are still to be sent, held by others or not. */
export function messagesLeft(queries: Queries, ids: readonly string[]): Promise<number> {
  return queries.$count(
    waitlistMessage,
    sql`${inArray(waitlistMessage.id, [...ids])} and ${waitlistMessage.state} in ('queued', 'sending')`,
  );
}

/** Handed over from now on. */
export async function markSending(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(waitlistMessage)
    .set({
      state: 'sending',
      attempts: sql`${waitlistMessage.attempts} + 1`,
      handedAt: sql`clock_timestamp()`,
    })
    .where(inArray(waitlistMessage.id, [...ids]));
}

/** Sold out again: they are in line where they were, as if never called. */
export async function putBackInLine(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    with gone as (
      delete from waitlist_message where ${inArray(sql`id`, [...ids])} returning entry_id, asked_at)
    update waitlist_entry e set state = 'waiting' from gone
    where e.id = gone.entry_id and e.asked_at = gone.asked_at and e.state = 'notifying'`);
}

export async function putOffMessages(
  tx: Transaction,
  ids: readonly string[],
  seconds: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(waitlistMessage)
    .set({ state: 'queued', runAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(inArray(waitlistMessage.id, [...ids]));
}

/** One that this process handed over, by the number of the attempt: it is settled by nobody else. */
export interface Handed {
  readonly id: string;
  readonly attempts: number;
}

/** How a message may end, and what its entry becomes. */
const ends = {
  sent: { state: 'sent', entry: 'notified' },
  unknown: { state: 'unknown', entry: 'notified' },
  stopped: { state: 'stopped', entry: 'stopped' },
  refused: { state: 'failed', entry: 'stopped' },
  /** They may be called again: it was not their doing. */
  givenUp: { state: 'failed', entry: 'waiting' },
} as const satisfies Record<string, { readonly state: WaitlistMessageState; readonly entry: string }>;

export async function settleMessages(
  queries: Queries | Transaction,
  handed: readonly Handed[],
  end: keyof typeof ends,
  error: string | null = null,
): Promise<void> {
  if (handed.length === 0) return;
  const { state, entry } = ends[end];
  const ids = sql.param(handed.map(({ id }) => id));
  const attempts = sql.param(handed.map((each) => each.attempts));
  await queries.execute(sql`
    with settled as (
      update waitlist_message m set state = ${state}, settled_at = now(), last_error = ${error},
        lost_at = case when ${state} in ('failed', 'unknown') then now() end
      from unnest(${ids}::uuid[], ${attempts}::int[]) as handed(id, attempts)
      where m.id = handed.id and m.attempts = handed.attempts and m.state in ('queued', 'sending')
      returning m.entry_id, m.asked_at)
    update waitlist_entry e set state = ${entry} from settled
    where e.id = settled.entry_id and e.asked_at = settled.asked_at and e.state = 'notifying'`);
}

/** Not taken this time. */
export async function retryMessage(
  queries: Queries,
  { id, attempts }: Handed,
  error: string,
  seconds: number,
): Promise<void> {
  await queries.execute(sql`
    update waitlist_message set state = 'queued', last_error = ${error},
      run_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and attempts = ${attempts} and state = 'sending'`);
}

/** How many texts may still be handed over this hour; until the transaction ends nobody else counts. */
export async function textsLeftThisHour(tx: Transaction, mostAnHour: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('texts this hour'))`);
  const handed = await tx.$count(
    waitlistMessage,
    sql`${waitlistMessage.channel} = 'sms' and ${waitlistMessage.handedAt} > now() - interval '1 hour'`,
  );
  return Math.max(0, mostAnHour - handed);
}

export type LostMessage = Pick<
  typeof waitlistMessage.$inferSelect,
  'id' | 'channel' | 'skuId' | 'attempts' | 'lastError' | 'settledAt'
> & { readonly state: 'failed' | 'unknown' };

/** Those that did not arrive, or may not have; the latest first. */
export async function findLostMessages(queries: Queries, limit: number): Promise<LostMessage[]> {
  const { id, channel, skuId, attempts, lastError, settledAt, state, lostAt } = waitlistMessage;
  const rows = await queries
    .select({ id, channel, skuId, attempts, lastError, settledAt, state })
    .from(waitlistMessage)
    .where(isNotNull(lostAt))
    .orderBy(desc(lostAt))
    .limit(limit);
  return rows.flatMap((row) =>
    row.state === 'failed' || row.state === 'unknown' ? [{ ...row, state: row.state }] : [],
  );
}
