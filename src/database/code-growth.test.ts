// A hundred thousand codes: neither the desk's list of them nor a shopper's bag looks at more than it shows.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CodeSort, type CodeView, codeSorts, codeViews } from '../domain/desk/code/code-list.ts';
import { countRowsRead } from '../server/testing/plans/count-rows-read.ts';
import { cloneDatabase } from '../server/testing/test-shop.ts';
import { createDatabase, type Database, type Queries, unhurriedLimits } from './database.ts';
import { findCoupons, findOfferedCoupons } from './queries/checkout/coupon.ts';
import { countCodes, findCodePage } from './queries/desk/codes/code-list.ts';

const codes = 100_000;
const batches = 10;
/** A page with what it shows of each row, and a count that stops at a thousand. */
const mostRead = 4_000;
const size = 51;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

/** A hundred thousand by themselves, one in twenty of them over and a thousand still to come, and as many in batches. */
beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url, {}, unhurriedLimits);
  await database.jobs.execute(sql`
    insert into coupon (code, kind, starts_at, ends_at, order_count)
    select 'SINGLE-' || upper(md5(n::text)), 'free_shipping', case when n % 100 = 1 then now() + interval '1 day' end,
      case n % 20 when 0 then now() - interval '1 minute' * n when 2 then null
        else now() + interval '1 minute' * (2000 + n) end,
      (n / 20 * 7919) % 1000
    from generate_series(1, ${codes}::int) n`);
  await database.jobs.execute(sql`
    insert into coupon_batch (call_key, prefix, count, made_count, terms, made_by)
    select 'batch ' || n, 'BATCH-', ${codes / batches}::int, ${codes / batches}::int, '{}', 'Ada'
    from generate_series(1, ${batches}::int) n order by n`);
  await database.jobs.execute(sql`
    insert into coupon (code, kind, uses_max, batch_id)
    select 'BATCH-' || upper(md5(id || ' ' || n)), 'free_shipping', 1, id
    from coupon_batch, generate_series(1, count) n order by id, n`);
  await database.jobs.execute(sql`vacuum analyze coupon, coupon_batch`);
}, 120_000);
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const readFor = (work: (queries: Queries) => Promise<unknown>) => countRowsRead(database.shop, work);

const list =
  (
    view: CodeView,
    sort: CodeSort,
    narrowed: { readonly beginning?: string; readonly batchId?: number } = {},
  ) =>
  async (queries: Queries) => {
    const filters = { view, beginning: '', batchId: null, ...narrowed };
    const rows = await findCodePage(queries, filters, { sort, after: null, size });
    expect(rows).toHaveLength(size);
    // A page from further on costs what the first does.
    const next = await findCodePage(queries, filters, { sort, after: rows.at(-1)?.cursor ?? null, size });
    expect(next).toHaveLength(size);
    expect(await countCodes(queries, filters)).toBeGreaterThanOrEqual(1_000);
  };

describe.each(codeViews)('[DK-03] %s', (view) => {
  test.each(codeSorts)('by %s', async (sort) => {
    expect(await readFor(list(view, sort))).toBeLessThan(mostRead);
  });
});

test('[DK-03] a page from the middle', async () => {
  const { rows } = await database.shop.execute<{ id: number }>(
    sql`select id from coupon where batch_id is null order by id offset ${codes / 2} limit 1`,
  );
  const after = { id: Number(rows[0]?.id), at: '0' };
  const filters = { view: 'all', beginning: '', batchId: null } as const;
  const page = async (queries: Queries) =>
    expect(await findCodePage(queries, filters, { sort: 'newest', after, size })).toHaveLength(size);
  expect(await readFor(page)).toBeLessThan(mostRead);
});

test('[DK-03] a code by its beginning, among all there are', async () => {
  const { rows } = await database.shop.execute<{ code: string }>(
    sql`select code from coupon where batch_id is not null offset 500 limit 1`,
  );
  for (const beginning of [rows[0]?.code ?? '', rows[0]?.code.slice(0, 11) ?? '']) {
    const find = async (queries: Queries) => {
      const filters = { view: 'all', beginning, batchId: null } as const;
      const found = await findCodePage(queries, filters, { sort: 'newest', after: null, size });
      expect(found.map(({ code }) => code)).toContain(rows[0]?.code);
      await countCodes(queries, filters);
    };
    expect(await readFor(find)).toBeLessThan(mostRead);
  }
});

test('[DK-03] the codes of one batch, the newest first', async () => {
  const { rows } = await database.shop.execute<{ id: number }>(sql`select min(id) as id from coupon_batch`);
  expect(await readFor(list('all', 'newest', { batchId: Number(rows[0]?.id) }))).toBeLessThan(mostRead);
});

test('[DK-23] a bag that asks what the shop offers, and a checkout that is given a code, look at those alone', async () => {
  const offered = await readFor((queries) => findOfferedCoupons(queries, ['email x']));
  expect(offered).toBeLessThan(20);
  const one = await readFor((queries) => findCoupons(queries, ['WELCOME10'], ['email x'], { guestId: 'x' }));
  expect(one).toBeLessThan(20);
});
