// Messages from the places where they are kept, as one list. Each place gives a page of its own, by its age, so that a
// page costs what its rows cost.
import { type SQL, sql } from 'drizzle-orm';
import { type AgeSort, mostCounted } from '../../../domain/desk/list.ts';
import {
  type MessageCursor,
  type MessageFilters,
  type MessageKind,
  type MessageState,
  troubledStates,
} from '../../../domain/desk/message-list.ts';
import type { Queries } from '../../database.ts';
import { quoteWords } from '../../schema/quoted.ts';
import { likePattern } from './like-pattern.ts';

export interface MessageRecord {
  readonly messageId: string;
  readonly cursor: MessageCursor;
  readonly channel: 'email' | 'sms';
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly recipient: string;
  readonly about: string;
  readonly at: Date;
  readonly nextAt: Date | null;
  readonly tries: number;
  readonly error: string | null;
}

/** Subjects begin with a code where one lets somebody in. Whoever reads the list, or searches it, is not told. */
const withoutCode = (subject: SQL) => sql`regexp_replace(${subject}, '^[0-9]{6}', '······')`;

/** In a shop without a mail server a message to somebody who waited stands in the outbox as well. */
const notOfWaitlist = sql`not exists (select from waitlist_message m where m.id = outbox.key)`;

const places: readonly SQL[] = [
  sql`select 'waitlist-' || m.id as id, m.channel, 'back_in_stock' as kind,
      case when m.state = 'queued' and m.attempts > 0 then 'retrying' when m.state in ('queued', 'sending') then 'waiting'
        when m.state = 'stopped' then 'dropped' else m.state end as state,
      e.address as recipient, product.name || ', ' || size_group.name as about, m.created_at as at,
      case when m.state = 'queued' then m.run_at end as next_at, m.attempts as tries, m.last_error as error
    from waitlist_message m join waitlist_entry e on e.id = m.entry_id join sku on sku.id = m.sku_id
    join product on product.id = sku.product_id join size_group on size_group.id = sku.size_group_id`,
  sql`select 'job-' || id, 'email', 'letter',
      case when dead_at is not null then 'dead' when failures > 0 then 'retrying' else 'waiting' end,
      payload ->> 'to', ${withoutCode(sql`payload ->> 'subject'`)}, created_at,
      case when dead_at is null then run_at end, failures, last_error
    from job where kind = 'send-email'`,
  sql`select 'email-' || id, 'email', 'letter', 'sent', recipient, ${withoutCode(sql`subject`)}, created_at,
      null::timestamptz, 1, null
    from outbox_email outbox where ${notOfWaitlist}`,
  sql`select 'text-' || id, 'sms', 'letter', 'sent', recipient, '', created_at, null::timestamptz, 1, null
    from outbox_sms outbox where ${notOfWaitlist}`,
];

const columns = sql`(id, channel, kind, state, recipient, about, at, next_at, tries, error)`;

function conditions({ view, state, kind, channel, search }: MessageFilters): SQL {
  const text = search.trim().toLowerCase();
  const all = [
    view === 'in_trouble' ? sql`state in (${quoteWords(troubledStates)})` : sql`true`,
    state === undefined ? sql`true` : sql`state = ${state}`,
    kind === undefined ? sql`true` : sql`kind = ${kind}`,
    channel === undefined ? sql`true` : sql`channel = ${channel}`,
    text === '' ? sql`true` : sql`lower(recipient || ' ' || about) like ${`%${likePattern(text)}%`}`,
  ];
  return sql.join(all, sql` and `);
}

export async function findMessagePage(
  queries: Queries,
  filters: MessageFilters,
  page: { readonly sort: AgeSort; readonly after: MessageCursor | null; readonly size: number },
): Promise<MessageRecord[]> {
  const { sort, after, size } = page;
  const [compare, direction] = sort === 'newest' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const order = sql`order by at ${direction}, id ${direction}`;
  const start = after
    ? sql`(at, id) ${compare} (to_timestamp(0) + ${after.at}::bigint * interval '1 microsecond', ${after.messageId})`
    : sql`true`;
  const pages = places.map(
    (place) => sql`(select * from (${place}) as message ${columns}
      where ${conditions(filters)} and ${start} ${order} limit ${size})`,
  );
  return selectMessages(queries, sql`${sql.join(pages, sql` union all `)} ${order} limit ${size}`, order);
}

/** Undefined when there is none. */
export async function findMessage(queries: Queries, messageId: string): Promise<MessageRecord | undefined> {
  const found = places.map(
    (place) => sql`(select * from (${place}) as message ${columns} where id = ${messageId})`,
  );
  return (await selectMessages(queries, sql.join(found, sql` union all `), sql``))[0];
}

async function selectMessages(queries: Queries, messages: SQL, order: SQL): Promise<MessageRecord[]> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select *, (extract(epoch from at) * 1000000)::bigint as micros from (${messages}) as message ${columns}
    ${order}`);
  return rows.map((row) => ({
    messageId: String(row.id),
    cursor: { at: String(row.micros), messageId: String(row.id) },
    channel: row.channel === 'sms' ? 'sms' : 'email',
    kind: row.kind as MessageKind,
    state: row.state as MessageState,
    recipient: String(row.recipient),
    about: String(row.about),
    at: new Date(String(row.at)),
    nextAt: row.next_at === null ? null : new Date(String(row.next_at)),
    tries: Number(row.tries),
    error: row.error === null ? null : String(row.error),
  }));
}

/** One more than is counted when there are more. */
export async function countMessages(queries: Queries, filters: MessageFilters): Promise<number> {
  const counted = places.map(
    (place) => sql`(select 1 from (${place}) as message ${columns}
      where ${conditions(filters)} limit ${mostCounted + 1})`,
  );
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from (${sql.join(counted, sql` union all `)}) every limit ${mostCounted + 1}) counted`);
  return Number(rows[0]?.count);
}
