// A database of its own for the work left for later, and workers that are stopped after each test.
import pg from 'pg';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { addJobs } from '../../../database/queries/job/job.ts';
import { createWorker, type Work, type Worker, type WorkerRules } from '../../jobs/worker.ts';
import { cloneDatabase } from '../test-shop.ts';

const silent: Logger = pino({ level: 'silent' });
export const rules: WorkerRules = { atOnce: 4, leaseSeconds: 1, lookMs: 50, mostSeconds: 20 };

export function createTestWorkers() {
  let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
  let database: Database;
  let client: pg.Client;
  let workers: Worker[] = [];

  beforeAll(async () => {
    cloned = await cloneDatabase();
    database = createDatabase(cloned.url);
    client = new pg.Client({ connectionString: cloned.url });
    await client.connect();
  });
  beforeEach(() => client.query('truncate job'));
  afterEach(async () => {
    await Promise.all(workers.map(({ stop }) => stop()));
    workers = [];
  });
  afterAll(async () => {
    await client.end();
    await database.close();
    await cloned.drop();
  });

  const jobs = async () => (await client.query('select * from job order by id')).rows;
  return {
    get database() {
      return database;
    },
    get client() {
      return client;
    },
    get url() {
      return cloned.url;
    },
    open: (work: Work, changed: Partial<WorkerRules> = {}): Worker => {
      const worker = createWorker(database.jobs, work, silent, { ...rules, ...changed });
      workers.push(worker);
      return worker;
    },
    jobs,
    add: (...added: Parameters<typeof addJobs>[1]) => addJobs(database.jobs, added),
    nothingLeft: () => expect.poll(jobs, { interval: 20, timeout: 10_000 }).toEqual([]),
  };
}
