// An import whose process is killed again and again goes on where it was: no product is made twice, no unit is counted
// twice, and none is left out.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/desk/imports.ts';
import { createDatabase } from '../../../database/database.ts';
import { type RunDeps, runDeskJob } from '../../../shop/job/run-desk-job.ts';
import { importsOf } from '../../testing/access/desk-imports.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', JOBS_AT_ONCE: '0' });
const desk = deskOf(shop);

const made = 24;
const file = (units: number) =>
  [
    'family,sku,name,color,brand,price,size,on_hand',
    ...Array.from({ length: made }, (_, at) => [
      `killed-${at},KILL-${at}-S,Killed ${at},Red,Maison Kill,${100 + at},S,${units}`,
      `killed-${at},KILL-${at}-M,,Red,,,M,${units + 1}`,
    ]).flat(),
  ].join('\n');

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Processes that take the work up one after the other, each of which loses its database in the middle. */
async function runKilled(jobId: string): Promise<number> {
  for (let kills = 0; ; kills++) {
    const database = createDatabase(shop.databaseUrl);
    const deps = { queries: database.shop, now: Date.now } as unknown as RunDeps;
    const signal = new AbortController().signal;
    const work = Promise.all([runDeskJob(deps, jobId, signal), runDeskJob(deps, jobId, signal)]).then(
      () => true,
      () => false,
    );
    const stop = new AbortController();
    const killer = killAfter(40 + ((kills * 37) % 300), stop.signal);
    const isDone = await work;
    stop.abort();
    await killer;
    await database.close().catch(() => undefined);
    if (isDone) return kills;
  }
}

/** Whoever is in a transaction then, at another point of the work each time. */
async function killAfter(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms);
  while (!signal.aborted) {
    const killed = await shop.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
    if (killed.length > 0) return;
    await pause(1);
  }
}

const factsOf = async () => {
  const [facts] = await shop.query(`
    select count(distinct product.id)::int as products, count(sku.id)::int as sizes,
      coalesce(sum(on_hand), 0)::int as units,
      (select coalesce(sum(delta), 0)::int from stock_ledger join sku on sku.id = sku_id where code like 'KILL-%') as ledger,
      (select count(*)::int from brand where name = 'Maison Kill') as brands
    from product join sku on product_id = product.id join stock_level on sku_id = sku.id where sku.code like 'KILL-%'`);
  return facts;
};

test('[DK-20] killed at any row it goes on, and neither doubles nor loses; so does the undo', {
  timeout: 180_000,
}, async () => {
  const owner = await desk.owner();
  const files = importsOf(owner);
  const begin = async (units: number) =>
    (await answerOf(await files.send({ format: 'vitrine', text: file(units) }), contract.takeInImport))
      .content;
  const first = await begin(3);
  let kills = await runKilled(first.jobId);
  expect((await files.read(first.importId)).counts).toEqual({
    new: made * 2,
    changed: 0,
    same: 0,
    refused: 0,
  });
  const applying = await owner.post(`/api/admin/imports/${first.importId}/apply`, {});
  kills += await runKilled((await answerOf(applying, contract.applyImport)).content.jobId);
  const whole = { products: made, sizes: made * 2, units: made * 7, ledger: made * 7, brands: 1 };
  expect(await factsOf()).toEqual(whole);
  expect((await files.read(first.importId)).outcomes).toMatchObject({
    applied: made * 2,
    left: 0,
    overtaken: 0,
  });

  const second = await begin(10);
  kills += await runKilled(second.jobId);
  const again = await owner.post(`/api/admin/imports/${second.importId}/apply`, {});
  kills += await runKilled((await answerOf(again, contract.applyImport)).content.jobId);
  expect(await factsOf()).toEqual({ ...whole, units: made * 21, ledger: made * 21 });
  const undoing = await owner.post(`/api/admin/imports/${second.importId}/undo`, {});
  kills += await runKilled((await answerOf(undoing, contract.undoImport)).content.jobId);
  expect(await factsOf()).toEqual(whole);
  expect(kills).toBeGreaterThan(10);
});
