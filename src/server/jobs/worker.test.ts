import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../database/database.ts';
import {
  addJobs,
  addStandingJobs,
  findDeadJobs,
  lastGoodRuns,
  takeJobs,
} from '../../database/queries/job/job.ts';
import { cloneDatabase } from '../testing/test-shop.ts';
import { openWorker, type Work, type Worker, type WorkerRules } from './worker.ts';

const silent: Logger = pino({ level: 'silent' });
const rules: WorkerRules = { atOnce: 4, leaseSeconds: 1, lookMs: 50, mostSeconds: 20 };
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let workers: Worker[] = [];

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = openDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});
beforeEach(() => client.query('truncate job'));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.map(({ stop }) => stop()));
  workers = [];
});
afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

function open(work: Work, changed: Partial<WorkerRules> = {}): Worker {
  const worker = openWorker(database.jobs, work, silent, { ...rules, ...changed });
  workers.push(worker);
  return worker;
}

const jobs = async () => (await client.query('select * from job order by id')).rows;
const add = (...added: Parameters<typeof addJobs>[1]) => addJobs(database.jobs, added);
const nothingLeft = () => expect.poll(jobs, { interval: 20, timeout: 10_000 }).toEqual([]);

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
  const undone = database.jobs.transaction(async (tx) => {
    await addJobs(tx, [{ kind: 'count' }]);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow();
  expect(await jobs()).toEqual([]);
  await database.jobs.transaction((tx) => addJobs(tx, [{ kind: 'count' }]));
  expect(await jobs()).toHaveLength(1);
});

test('[WL-13] what a killed process had taken is done by another once its lease has run out, and not before', async () => {
  await add({ kind: 'count' });
  const [lost] = await takeJobs(database.jobs, 1, 1);
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
  await client.query('begin');
  await client.query("select from job where payload = '1' for update");
  const taken = await takeJobs(database.jobs, 2, 1);
  await client.query('rollback');
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
  const told = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  open(async (_, __, signal) => {
    taken.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    told.resolve();
    return 'done';
  });
  await taken.promise;
  await client.query("update job set taken = taken + 1, leased_until = now() + interval '1 minute'");
  await told.promise;
  await Promise.all(workers.map(({ stop }) => stop()));
  expect(await jobs()).toMatchObject([{ kind: 'count', dead_at: null }]);
});

test('[WL-13] a job that always fails is tried less and less often, then lies dead; the others go on', async () => {
  await client.query('alter table job alter most_failures set default 2');
  await add({ kind: 'poison', payload: { any: 'thing' } }, { kind: 'count' });
  await client.query('alter table job alter most_failures set default 8');
  let poisoned = 0;
  open(async (kind) => {
    if (kind !== 'poison') return 'done';
    poisoned += 1;
    throw new Error('no good');
  });
  await expect.poll(jobs, { interval: 20 }).toMatchObject([{ kind: 'poison', failures: 1 }]);
  const [waiting] = await jobs();
  expect(waiting?.run_at.getTime()).toBeGreaterThan(Date.now() + 2_000);
  await client.query('update job set run_at = now()');
  await expect
    .poll(() => findDeadJobs(database.jobs, 10), { interval: 20 })
    .toMatchObject([{ kind: 'poison', payload: { any: 'thing' }, failures: 2, lastError: 'no good' }]);
  expect(poisoned).toBe(2);
});

test('[WL-13] one that ends the process of everyone who tries it is buried', async () => {
  await add({ kind: 'count' });
  await client.query('update job set failures = most_failures - 1');
  await takeJobs(database.jobs, 1, 0);
  await takeJobs(database.jobs, 1, 0);
  let times = 0;
  open(async () => {
    times += 1;
    return 'done';
  });
  await expect
    .poll(() => findDeadJobs(database.jobs, 10), { interval: 20 })
    .toMatchObject([{ lastError: 'whoever worked on it was gone' }]);
  expect(times).toBe(0);
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
  await client.query("delete from job where key = 'two'");
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
  await client.query('begin');
  await client.query('lock table job in exclusive mode');
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
      .poll(async () => (await client.query(looks)).rowCount, { timeout: 2_000 })
      .toBeGreaterThan(0);
    stopped = worker.stop();
  } finally {
    await client.query('commit');
  }
  await stopped;
  expect(await jobs()).toMatchObject([{ leased_until: null, taken: 1, failures: 0 }]);
  expect(times).toBe(0);
});

test('[WL-13] one that takes too long is told to come to an end', async () => {
  await add({ kind: 'count' });
  open(
    async (_, __, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'done';
    },
    { mostSeconds: 0.05 },
  );
  await nothingLeft();
});

test('[WL-13] one that does not listen to that is counted as failed', async () => {
  await add({ kind: 'count' });
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(async () => {
    begun.resolve();
    await goOn.promise;
    return 'done';
  });
  await begun.promise;
  vi.advanceTimersByTime((rules.mostSeconds + 31) * 1_000);
  vi.useRealTimers();
  try {
    const failed = { leased_until: null, failures: 1, last_error: 'not done in 50 seconds' };
    await expect.poll(jobs, { interval: 20 }).toMatchObject([failed]);
  } finally {
    goOn.resolve();
  }
});

test('one that comes round for ever is never given up, and says when it last went well', async () => {
  await addStandingJobs(database.jobs, [{ kind: 'sweep' }]);
  const due = () => client.query('update job set run_at = now() where leased_until is null');
  let isWell = false;
  let times = 0;
  const worker = open(async () => {
    times += 1;
    if (!isWell) throw new Error('no good');
    return { againInSeconds: 3_600 };
  });
  for (let round = 1; round <= 10; round++) {
    await expect.poll(() => times, { interval: 10 }).toBe(round);
    await expect.poll(jobs, { interval: 10 }).toMatchObject([{ leased_until: null, dead_at: null }]);
    const [waiting] = await jobs();
    expect(waiting?.run_at.getTime()).toBeLessThan(Date.now() + 61_000);
    await due();
    worker.wake();
  }
  await expect.poll(() => times, { interval: 10 }).toBe(11);
  expect(await lastGoodRuns(database.jobs)).toEqual([{ kind: 'sweep', at: 0 }]);
  isWell = true;
  await expect.poll(jobs, { interval: 10 }).toMatchObject([{ leased_until: null }]);
  await due();
  worker.wake();
  await expect
    .poll(async () => (await lastGoodRuns(database.jobs))[0]?.at, { interval: 10 })
    .toBeGreaterThan(Date.now() / 1_000 - 60);
});

test('one that comes round for ever is not buried when whoever works on it is gone again and again', async () => {
  await addStandingJobs(database.jobs, [{ kind: 'sweep' }]);
  for (let times = 0; times < 12; times++) expect(await takeJobs(database.jobs, 1, 0)).toHaveLength(1);
  expect(await findDeadJobs(database.jobs, 10)).toEqual([]);
});
