import { expect } from 'vitest';
import type { TestShop } from './test-shop.ts';

/** Everything in the outbox once nothing is on its way to it any more. */
export async function sentEmails(shop: TestShop): Promise<Record<string, unknown>[]> {
  const queuedEmails = () => shop.query("select id from job where kind = 'send-email' and dead_at is null");
  await expect.poll(queuedEmails, { interval: 10, timeout: 10_000 }).toEqual([]);
  return shop.query('select * from outbox_email order by id');
}
