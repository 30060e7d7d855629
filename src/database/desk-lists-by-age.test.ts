// Lists of the desk in which the newest or the oldest comes first: a page far into one reads what its own rows cost.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead } from '../server/testing/plans/count-rows-read.ts';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, unhurriedLimits } from './database.ts';
import { findPaymentLinkPage } from './queries/desk/payment-link-list.ts';
import { findDeliveries } from './queries/desk/webhook.ts';
import { findRefusals } from './queries/review/refusals.ts';

const size = 51;
/** Of each row its order, its review or what else it shows is looked up. */
const mostRead = 10 * size;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, unhurriedLimits);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const many = 20_000;
const orderOf = {
  newest: { inOrder: sql`desc`, offset: many - 5_000 },
  oldest: { inOrder: sql`asc`, offset: 5_000 },
} as const;
/** The ids of a page far into the list, and of the one that it comes after. */
async function idsFarIn(sort: 'newest' | 'oldest', source: SQL): Promise<string[]> {
  const { inOrder, offset } = orderOf[sort];
  const { rows } = await database.shop.execute<{ id: string }>(
    sql`select id from ${source} ${inOrder} offset ${offset} limit ${size + 1}`,
  );
  return rows.map(({ id }) => String(id));
}

test.each(['newest', 'oldest'] as const)('[DK-03] payment links, the %s first', async (sort) => {
  await database.jobs.execute(sql`
    insert into payment_link (call_key, name, email, draft, lines, total_minor, currency, made_by, made_at, expires_at)
    select 'grown ' || n, 'Ada', 'ada@example.com', '{}', '[{}]', 12800, 'USD', 'Jules',
      now() - interval '1 minute' * n, now() from generate_series(1, ${many}::int) n on conflict do nothing`);
  await database.jobs.execute(sql`vacuum analyze payment_link`);
  const [id = '', ...others] = await idsFarIn(sort, sql`payment_link order by made_at`);
  const { rows } = await database.shop.execute<{ at: string }>(
    sql`select (extract(epoch from made_at) * 1000000)::bigint as at from payment_link where id = ${id}`,
  );
  const page = { sort, after: { at: String(rows[0]?.at), id }, size };
  const read = await countRowsRead(database.shop, async (queries) => {
    const found = await findPaymentLinkPage(queries, { view: 'all', search: '' }, page);
    expect(found.map((link) => link.id)).toEqual(others);
  });
  expect(read).toBeLessThan(mostRead);
});

test.each(['newest', 'oldest'] as const)('[DK-03] refusals of reviews, the %s first', async (sort) => {
  await database.jobs.execute(sql`
    insert into audit_entry (actor_kind, actor_name, address, verb, thing, thing_id, before, after)
    select 'person', 'Somebody', '10.0.0.1', 'reviews.moderate', 'review', n::text, '{"status": "pending"}',
      '{"status": "rejected", "refusal": "It names a person."}' from generate_series(1, ${many}::int) n
     where not exists (select from audit_entry where thing = 'review')`);
  await database.jobs.execute(sql`vacuum analyze audit_entry`);
  const [first, ...others] = await idsFarIn(sort, sql`audit_entry where thing = 'review' order by id`);
  const read = await countRowsRead(database.shop, async (queries) => {
    const found = await findRefusals(queries, {}, { sort, size, afterId: Number(first) });
    expect(found.map(({ id }) => String(id))).toEqual(others);
  });
  expect(read).toBeLessThan(mostRead);
});

test.each(['newest', 'oldest'] as const)('[DK-03] the log of a webhook, the %s first', async (sort) => {
  const { rows } = await database.shop.execute<{ id: string }>(sql`
    insert into webhook_endpoint (name, address, types, secret, is_active, created_by)
    values ('Grown', 'https://grown.example', array['order.placed'], '', false, 'Jules') returning id`);
  const endpointId = String(rows[0]?.id);
  await database.jobs.execute(sql`
    insert into webhook_delivery (endpoint_id, type, thing, subject, body, state)
    select ${endpointId}, 'order.placed', 'order:' || n, 'order:' || n, '{}', 'arrived'
    from generate_series(1, ${many}::int) n`);
  await database.jobs.execute(sql`vacuum analyze webhook_delivery`);
  const [first, ...others] = await idsFarIn(
    sort,
    sql`webhook_delivery where endpoint_id = ${endpointId} order by id`,
  );
  const read = await countRowsRead(database.shop, async (queries) => {
    const found = await findDeliveries(queries, { endpointId }, { sort, size, afterId: Number(first) });
    expect(found.map(({ id }) => String(id))).toEqual(others);
  });
  expect(read).toBeLessThan(mostRead);
});
