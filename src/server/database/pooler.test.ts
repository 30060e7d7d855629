// What a pooler between the shop and its database changes. That everything works through a real one is tried by
// `npm run torture -- pooler`.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, everydayLimits } from '../../database/database.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createLog } from '../logging/log.ts';
import { startServer } from '../server.ts';
import { cloneDatabase } from '../testing/test-shop.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  clone = await cloneDatabase();
});
afterAll(() => clone.drop());

/** The same server without anything in between: it sets no timeouts either, unless its address says so. */
const withTimeouts = () => {
  const url = new URL(clone.url);
  const timeouts = ['statement_timeout=2000', 'lock_timeout=500', 'idle_in_transaction_session_timeout=5000'];
  url.searchParams.set('options', timeouts.map((each) => `-c ${each}`).join(' '));
  return url.href;
};

const sizes = preparedStatement<{ sizes: number }>(
  'sizes of a product',
  sql`select count(*)::int as sizes from sku where product_id = ${sql.placeholder('productId')}`,
);

test.each([
  { keepsStatements: false, named: 0 },
  { keepsStatements: true, named: 1 },
])(
  '[SC-05] statements are named only where the pooler keeps them: $keepsStatements',
  async ({ keepsStatements, named }) => {
    const limits = { ...everydayLimits, shopConnections: 1, jobConnections: 1 };
    const database = createDatabase(clone.url, {}, limits, { url: withTimeouts(), keepsStatements });
    const namedBy = async (queries: typeof database.shop) => {
      const { rows } = await sizes(queries, { productId: 1001 });
      expect(rows[0]?.sizes).toBeGreaterThan(0);
      const counted = await queries.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_prepared_statements`,
      );
      return counted.rows[0]?.count;
    };
    try {
      expect(await namedBy(database.shop)).toBe(named);
      // Work that nobody waits for goes around the pooler.
      expect(await namedBy(database.jobs)).toBe(1);
    } finally {
      await database.close();
    }
  },
);

function startThrough(poolUrl: string) {
  const config = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: clone.url,
    DATABASE_POOL_URL: poolUrl,
    FEEDS: 'no',
  });
  return startServer(config, (_, work) => work(), createLog('silent'), createLog('silent'));
}

test('[SC-05] a pooler that sets no timeouts stops the start with a sentence', async () => {
  await expect(startThrough(clone.url)).rejects.toThrow(
    'DATABASE_POOL_URL: the pooler lends connections without statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
  );
  const server = await startThrough(withTimeouts());
  try {
    expect((await fetch(`${server.origin}/product/1001`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('a pooler without the database behind it stops the start', () => {
  expect(() => readConfiguration({ DATABASE_POOL_URL: 'postgres://localhost:6432/vitrine' })).toThrow(
    'DATABASE_POOL_URL needs DATABASE_URL',
  );
});
