// What others do with a product, asked of one that nobody bought and again once everybody has.
import { randomBytes } from 'node:crypto';
import { createDatabase, type Database, unhurriedLimits } from '../src/database/database.ts';
import { countWeek } from '../src/database/queries/social/product-week.ts';
import { countProof } from '../src/database/queries/social/social-proof.ts';
import { databaseUrl, dropDatabase, onServer } from '../src/server/testing/databases.ts';
import { sellMuch } from '../src/server/testing/plans/sell-much.ts';
import type { Bench } from './bench.ts';
import { fillDatabase } from './databases.ts';
import { median } from './median.ts';
import { type Tell, timesAtMost } from './report.ts';

const success = { productId: 1012, bags: 50_000, orders: 20_000 } as const;
const calls = 300;

export async function measureBestSeller(serverUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  const name = `best_seller_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  clearing.defer(() => dropDatabase(serverUrl, name));
  const url = await fillDatabase(databaseUrl(serverUrl, name), signal);
  const database = createDatabase(url, {}, unhurriedLimits);
  clearing.defer(() => database.close());
  const theirs = await callMs(database, signal);
  await sellMuch(database.jobs, success);
  const ours = await callMs(database, signal);
  tell(timesAtMost('what others do: 50,000 bags and 20,000 orders, of none', { ours, theirs }, 1.2));
}

async function callMs({ jobs, shop }: Database, signal: AbortSignal): Promise<number> {
  await countWeek(jobs);
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    signal.throwIfAborted();
    const began = performance.now();
    await countProof(shop, [success.productId], null);
    times.push(performance.now() - began);
  }
  return median(times);
}
