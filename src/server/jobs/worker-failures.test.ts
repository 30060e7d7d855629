import { afterEach, expect, test, vi } from 'vitest';
import { addStandingJobs, findDeadJobs, lastGoodRuns, takeJobs } from '../../database/queries/job/job.ts';
import { createTestWorkers, rules } from '../testing/job/test-workers.ts';

const line = createTestWorkers();
const { open, jobs, add, nothingLeft } = line;

afterEach(() => void vi.useRealTimers());

test('[WL-13] a job that always fails is tried less and less often, then lies dead; the others go on', async () => {
  await line.client.query('alter table job alter most_failures set default 2');
  await add({ kind: 'poison', payload: { any: 'thing' } }, { kind: 'count' });
  await line.client.query('alter table job alter most_failures set default 8');
  let poisoned = 0;
  open(async (kind) => {
    if (kind !== 'poison') return 'done';
    poisoned += 1;
    throw new Error('no good');
  });
  await expect.poll(jobs, { interval: 20 }).toMatchObject([{ kind: 'poison', failures: 1 }]);
  const [waiting] = await jobs();
  expect(waiting?.run_at.getTime()).toBeGreaterThan(Date.now() + 2_000);
  await line.client.query('update job set run_at = now()');
  await expect
    .poll(() => findDeadJobs(line.database.jobs, 10), { interval: 20 })
    .toMatchObject([{ kind: 'poison', payload: { any: 'thing' }, failures: 2, lastError: 'no good' }]);
  expect(poisoned).toBe(2);
});

test('[WL-13] one that ends the process of everyone who tries it is buried', async () => {
  await add({ kind: 'count' });
  await line.client.query('update job set failures = most_failures - 1');
  await takeJobs(line.database.jobs, 1, 0);
  await takeJobs(line.database.jobs, 1, 0);
  let times = 0;
  open(async () => {
    times += 1;
    return 'done';
  });
  await expect
    .poll(() => findDeadJobs(line.database.jobs, 10), { interval: 20 })
    .toMatchObject([{ lastError: 'whoever worked on it was gone' }]);
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
  await addStandingJobs(line.database.jobs, [{ kind: 'sweep' }]);
  const due = () => line.client.query('update job set run_at = now() where leased_until is null');
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
  expect(await lastGoodRuns(line.database.jobs)).toEqual([{ kind: 'sweep', at: 0 }]);
  isWell = true;
  await expect.poll(jobs, { interval: 10 }).toMatchObject([{ leased_until: null }]);
  await due();
  worker.wake();
  await expect
    .poll(async () => (await lastGoodRuns(line.database.jobs))[0]?.at, { interval: 10 })
    .toBeGreaterThan(Date.now() / 1_000 - 60);
});

test('one that comes round for ever is not buried when whoever works on it is gone again and again', async () => {
  await addStandingJobs(line.database.jobs, [{ kind: 'sweep' }]);
  for (let times = 0; times < 12; times++) expect(await takeJobs(line.database.jobs, 1, 0)).toHaveLength(1);
  expect(await findDeadJobs(line.database.jobs, 10)).toEqual([]);
});
