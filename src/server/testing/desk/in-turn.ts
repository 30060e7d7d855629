// Calls that meet at one order: each is under way before any of them may touch it, and the one that came first is first.
import pg from 'pg';
import { expect } from 'vitest';
import type { TestShop } from '../test-shop.ts';

const waiting = `select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;

export async function sendInTurn(
  shop: TestShop,
  orderId: number,
  calls: readonly (() => Promise<Response>)[],
): Promise<Response[]> {
  const holder = new pg.Client({ connectionString: shop.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from customer_order where id = $1 for update', [orderId]);
    const answers: Promise<Response>[] = [];
    for (const send of calls) {
      answers.push(send());
      await expect
        .poll(async () => (await shop.query(waiting))[0]?.count, { interval: 10 })
        .toBe(answers.length);
    }
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    await holder.end();
  }
}
