import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addJobs, takeJobs } from '../../database/queries/job/job.ts';
import { createTestWorkers } from '../testing/job/test-workers.ts';

const line = createTestWorkers();
const { open, jobs, add, nothingLeft } = line;

test('[WL-13] 300 jobs and three workers: each is done once, and gone', async () => {
  const done: unknown[] = [];
  await add(...Array.from({ length: 300 }, (_, at) => ({ kind: 'count', payload: { at } })));
  for (let each = 0; each < 3; each++)
    open(async (_, payload) => {
      done.push(payload);
      return 'done';
    });
  await nothingLeft();
  expect(done).toHaveLength(300);
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(300);
});

test('[WL-13] more than there is room for are done one after the other, without another call', async () => {
  await add(...Array.from({ length: 7 }, () => ({ kind: 'count' })));
  open(async () => 'done', { atOnce: 2, lookMs: 600_000 });
  await nothingLeft();
});

test('[WL-13] a job exists if and only if the transaction that asked for it does', async () => {
  const undone = line.database.jobs.transaction(async (tx) => {
    await addJobs(tx, [{ kind: 'count' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow();
  expect(await jobs()).toEqual([]);
  await line.database.jobs.transaction((tx) => addJobs(tx, [{ kind: 'count' }]));
  expect(await jobs()).toHaveLength(1);
});

test('[WL-13] what a killed process had taken is done by another once its lease has run out, and not before', async () => {
  await add({ kind: 'count' });
  const [lost] = await takeJobs(line.database.jobs, 1, 1);
  const began = performance.now();
  const seconds: number[] = [];
  open(async () => {
    seconds.push((performance.now() - began) / 1_000);
    return 'done';
  });
  await nothingLeft();
  expect(lost?.taken).toBe(1);
  expect(seconds).toHaveLength(1);
  expect(seconds[0]).toBeGreaterThan(0.9);
  expect(seconds[0]).toBeLessThan(5);
});

test('[WL-13] a job that someone is just taking holds up nobody else', async () => {
  await add({ kind: 'count', payload: 1 }, { kind: 'count', payload: 2 });
  await line.client.query('begin');
  await line.client.query("select from job where payload = '1' for update");
  const taken = await takeJobs(line.database.jobs, 2, 1);
  await line.client.query('rollback');
  expect(taken.map(({ payload }) => payload)).toEqual([2]);
});

test('[WL-13] one that takes longer than its lease keeps it', async () => {
  let times = 0;
  await add({ kind: 'count' });
  for (let each = 0; each < 2; each++)
    open(async () => {
      times += 1;
      await pause(2_500);
      return 'done';
    });
  await nothingLeft();
  expect(times).toBe(1);
});

test('[WL-13] whoever has lost a job is told, and can neither end it nor put it off', async () => {
  await add({ kind: 'count' });
  const lossNotice = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const worker = open(async (_, __, signal) => {
    taken.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    lossNotice.resolve();
    return 'done';
  });
  await taken.promise;
  await line.client.query("update job set taken = taken + 1, leased_until = now() + interval '1 minute'");
  await lossNotice.promise;
  await worker.stop();
  expect(await jobs()).toMatchObject([{ kind: 'count', dead_at: null }]);
});

test('[WL-13] the more important goes first, and what is for later waits', async () => {
  const order: unknown[] = [];
  await add(
    { kind: 'count', payload: 'late', inSeconds: 60, priority: 1 },
    { kind: 'count', payload: 'less', priority: 90 },
    { kind: 'count', payload: 'more', priority: 10 },
  );
  open(
    async (_, payload) => {
      order.push(payload);
      return 'done';
    },
    { atOnce: 1 },
  );
  await expect.poll(async () => (await jobs()).length, { interval: 20 }).toBe(1);
  expect(order).toEqual(['more', 'less']);
});

test('[WL-13] asked for again while it is under way, it is done once more', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  await add({ kind: 'count', key: 'one' }, { kind: 'count', key: 'two' });
  await add({ kind: 'count', key: 'one' });
  expect(await jobs()).toHaveLength(2);
  await line.client.query("delete from job where key = 'two'");
  open(async () => {
    order.push('done');
    begun.resolve();
    await goOn.promise;
    return 'done';
  });
  await begun.promise;
  await add({ kind: 'count', key: 'one' });
  goOn.resolve();
  await nothingLeft();
  expect(order).toEqual(['done', 'done']);
});

test('[WL-13] a worker that leaves takes nothing more and gives back what it had begun', async () => {
  await add({ kind: 'count' });
  const begun = Promise.withResolvers<void>();
  const worker = open(async (_, __, signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return { againInSeconds: 0 };
  });
  await begun.promise;
  await worker.stop();
  expect(await jobs()).toMatchObject([{ leased_until: null, failures: 0 }]);
  await add({ kind: 'count' });
  worker.wake();
  expect(await jobs()).toMatchObject([{ leased_until: null }, { leased_until: null, taken: 0 }]);
});

test('[WL-13] told to leave while it looks for work, it gives back what it finds', async () => {
  await add({ kind: 'count' });
  await line.client.query('begin');
  await line.client.query('lock table job in exclusive mode');
  let times = 0;
  const worker = open(async () => {
    times += 1;
    return 'done';
  });
  const looks = `select from pg_stat_clear_snapshot(), pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  let stopped = Promise.resolve();
  try {
    await expect
      .poll(async () => (await line.client.query(looks)).rowCount, { timeout: 2_000 })
      .toBeGreaterThan(0);
    stopped = worker.stop();
  } finally {
    await line.client.query('commit');
  }
  await stopped;
  expect(await jobs()).toMatchObject([{ leased_until: null, taken: 1, failures: 0 }]);
  expect(times).toBe(0);
});
