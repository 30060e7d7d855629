// A batch of codes whose process is killed again and again has in the end as many as were asked for.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as contract from '../../../contract/desk/codes.ts';
import { createDatabase } from '../../../database/database.ts';
import { type RunDeps, runDeskJob } from '../../../shop/job/run-desk-job.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', JOBS_AT_ONCE: '0' });
const desk = deskOf(shop);

const begin = async (count: number) => {
  const owner = await desk.owner();
  const answer = await owner.post(
    '/api/admin/coupon-batches',
    { prefix: 'KILL-', count, kind: 'percent', percent: 15, usesMax: 1 },
    { 'idempotency-key': randomUUID() },
  );
  const { batchId, jobId } = (await answerOf(answer, contract.makeCodeBatch)).content;
  const batch = async () =>
    (await answerOf(await owner.get(`/api/admin/coupon-batches/${batchId}`), contract.readCodeBatch)).content;
  return { owner, batchId, jobId, batch };
};

/** Two processes at the same work, until it is done or their database is lost. */
async function run(jobId: string, signal = new AbortController().signal): Promise<boolean> {
  const database = createDatabase(shop.databaseUrl);
  const deps = { queries: database.shop, now: Date.now } as unknown as RunDeps;
  try {
    const outcomes = await Promise.all([runDeskJob(deps, jobId, signal), runDeskJob(deps, jobId, signal)]);
    return outcomes.every(Boolean);
  } catch {
    return false;
  } finally {
    await database.close().catch(() => undefined);
  }
}

/** Whoever writes codes then. */
async function killOnce(signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const killed = await shop.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
        and query like '%coupon%'`);
    if (killed.length > 0) return true;
  }
  return false;
}

test('[DK-23] killed at any step the work goes on, and makes exactly what was asked for', {
  timeout: 180_000,
}, async () => {
  const { jobId, batchId, batch } = await begin(6_000);
  let kills = 0;
  for (let isDone = false; !isDone; ) {
    const stop = new AbortController();
    const killer = kills < 12 ? killOnce(stop.signal) : Promise.resolve(false);
    isDone = await run(jobId);
    stop.abort();
    if (await killer) kills += 1;
  }
  expect(kills).toBeGreaterThan(3);
  expect(await batch()).toMatchObject({ state: 'whole', madeCount: 6_000, codes: 6_000 });
  expect(await shop.query('select count(*)::int from coupon where batch_id = $1', [batchId])).toEqual([
    { count: 6_000 },
  ]);
});

test('[DK-23] cancelled, none is half made: it says how many there are, and they can be used', async () => {
  const { owner, jobId, batchId, batch } = await begin(10_000);
  expect((await batch()).state).toBe('making');
  const stop = new AbortController();
  const work = run(jobId, stop.signal);
  await expect.poll(async () => (await batch()).madeCount).toBeGreaterThan(0);
  expect((await owner.post(`/api/admin/jobs/${jobId}/cancel`, {})).status).toBe(200);
  await work;
  const { state, madeCount, codes } = await batch();
  expect([state, codes]).toEqual(['stopped', madeCount]);
  expect(madeCount).toBeLessThan(10_000);
  expect(madeCount % 500).toBe(0);
  // Ended afterwards, it stays as it is.
  expect((await owner.post(`/api/admin/coupon-batches/${batchId}/end`, {})).status).toBe(200);
  expect(await batch()).toMatchObject({ state: 'ended', open: 0, madeCount });
});

test('[DK-23] a step that was begun as the work was cancelled makes none', async () => {
  const { jobId, batch } = await begin(1_000);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from desk_job where id = $1 for update', [jobId]);
    const work = run(jobId);
    const waiting = () =>
      shop.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%desk_job%'`);
    await expect.poll(waiting).toHaveLength(2);
    await client.query(`update desk_job set state = 'cancelled', finished_at = now() where id = $1`, [jobId]);
    await client.query('commit');
    await work;
  } finally {
    await client.end();
  }
  expect(await batch()).toMatchObject({ madeCount: 0, codes: 0 });
});

test('[DK-23] a batch that is ended while it is made gets no more', async () => {
  const { owner, jobId, batchId, batch } = await begin(10_000);
  const stop = new AbortController();
  const work = run(jobId, stop.signal);
  await expect.poll(async () => (await batch()).madeCount).toBeGreaterThan(0);
  expect((await owner.post(`/api/admin/coupon-batches/${batchId}/end`, {})).status).toBe(200);
  await work;
  const ended = await batch();
  expect(ended).toMatchObject({ state: 'ended', open: 0 });
  expect(ended.codes).toBe(ended.madeCount);
  expect(ended.madeCount).toBeLessThan(10_000);
});
