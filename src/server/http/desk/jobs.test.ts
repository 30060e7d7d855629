// Long work of the desk: files of all that a list finds, and changes of many things.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/jobs.ts';
import { createDatabase } from '../../../database/database.ts';
import { mostJobsUnderWay } from '../../../domain/job/desk-job.ts';
import { type RunDeps, runDeskJob } from '../../../shop/job/run-desk-job.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const jobsOf = (person: TestBrowser) => ({
  start: async (path: string, body: object) =>
    (await answerOf(await person.post(path, body), contract.startOrderExport)).content.jobId,
  read: async (jobId: string) =>
    (await answerOf(await person.get(`/api/admin/jobs/${jobId}`), contract.readJob)).content,
  list: async () => (await answerOf(await person.get('/api/admin/jobs'), contract.listJobs)).content,
  file: (jobId: string) => person.get(`/api/admin/jobs/${jobId}/file`),
  cancel: (jobId: string) => person.post(`/api/admin/jobs/${jobId}/cancel`, {}),
});

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

describe('in a shop that works', () => {
  const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
  const desk = deskOf(shop);
  const { order } = checkingOut(shop);
  let owner: TestBrowser;
  let jobs: ReturnType<typeof jobsOf>;
  beforeAll(async () => {
    owner = await desk.owner();
    jobs = jobsOf(owner);
  });

  const finish = async (jobId: string) => {
    await expect.poll(async () => (await jobs.read(jobId)).state, { timeout: 20_000 }).toBe('done');
    return jobs.read(jobId);
  };

  test('a file has every customer who is found, once, however many pages that takes', async () => {
    await shop.query(`insert into customer (id, name, email, created_at, updated_at)
      select 'crowd-' || n, case n when 7 then '=1+1' else 'Crowd ' || n end, 'crowd-' || n || '@example.com',
        now() - n * interval '1 minute', now() from generate_series(1, 1100) n`);
    const jobId = await jobs.start('/api/admin/exports/customers', { q: 'crowd-' });
    expect(await finish(jobId)).toMatchObject({
      kind: 'export_customers',
      done: 1_100,
      of: 1_100,
      query: { q: 'crowd-' },
      result: { refusals: [] },
    });
    const file = await jobs.file(jobId);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = linesOf(new TextDecoder().decode(bytes));
    expect(head).toMatch(/^customer_id,name,email,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(
      Array.from({ length: 1_100 }, (_, index) => `crowd-${index + 1}`),
    );
    expect(rows[6]).toMatch(/^crowd-7,'=1\+1,/);
    expect((await jobs.read(jobId)).result?.file?.bytes).toBe(bytes.length - 3);
    // A program takes the same at once, without the mark that spreadsheets want.
    const answer = await owner.get('/api/admin/exports/customers.csv?q=crowd-');
    expect(linesOf(await answer.text())).toEqual([head, ...rows]);
    expect(await desk.lastAudit()).toMatchObject({ verb: 'customers.export', after: { q: 'crowd-' } });
  });

  test('a file of orders has the sums that their pages say', async () => {
    const { orderId, quote } = await order(1012, 'One Size');
    const jobId = await jobs.start('/api/admin/exports/orders', { q: String(orderId) });
    await finish(jobId);
    const [head = '', row = ''] = linesOf(await (await jobs.file(jobId)).text());
    const cells = Object.fromEntries(
      head.split(',').map((name, index) => [name.replace('\ufeff', ''), row.split(',')[index]]),
    );
    expect(cells).toMatchObject({
      order_id: String(orderId),
      status: 'placed',
      payment: 'captured',
      currency: 'USD',
      total: String(quote.total),
      refunded: '0',
    });
    const sum = ['subtotal', 'shipping', 'tax'].reduce((all, name) => all + Number(cells[name]), 0);
    expect(sum - Number(cells.discount) - Number(cells.store_credit)).toBeCloseTo(quote.total);
  });

  test('[DK-07] the next parcel of many orders leaves, and what is refused is named and keeps none of the others', async () => {
    const [first, second] = [await order(1012, 'One Size'), await order(1012, 'One Size')];
    const ids = [first.orderId, 999_999_999, second.orderId, first.orderId];
    const parcels = ids.map((orderId) => ({ orderId, trackingCode: `1Z ${orderId}`, carrier: 'dhl' }));
    const jobId = await jobs.start('/api/admin/orders/ship', { parcels });
    expect(await finish(jobId)).toMatchObject({
      done: 3,
      of: 3,
      result: { file: null, refusals: [{ id: '999999999', message: 'There is no such order.' }] },
    });
    const states = await shop.query('select status from customer_order where id = any($1)', [ids]);
    expect(states).toEqual([{ status: 'shipped' }, { status: 'shipped' }]);
    expect((await problemOf(await jobs.file(jobId))).code).toBe('conflict');
    const [entry] = await shop.query(
      `select actor_name, address, after from audit_entry where verb = 'orders.ship' and thing_id = $1`,
      [String(first.orderId)],
    );
    expect(entry).toMatchObject({
      actor_name: 'Jules Lindqvist',
      address: expect.stringMatching(/^10\./),
      after: { trackingCode: `1Z ${first.orderId}`, carrier: 'dhl' },
    });
  });

  test('killed before it says so, the work ships no second parcel', async () => {
    const { orderId } = await order(1012, 'One Size');
    await shop.query('insert into order_shipment (order_id, ship_date) values ($1, current_date - 1)', [
      orderId,
    ]);
    const jobId = await jobs.start('/api/admin/orders/ship', { parcels: [{ orderId }] });
    await finish(jobId);
    await shop.query(`update desk_job set done = 0, state = 'running', finished_at = null where id = $1`, [
      jobId,
    ]);
    await shop.query(
      `insert into job (kind, key, payload) values ('run-desk-job', $1, jsonb_build_object('jobId', $1::text))`,
      [jobId],
    );
    expect((await finish(jobId)).result?.refusals).toEqual([]);
    const parcels = await shop.query(
      'select from order_shipment where order_id = $1 and shipped_at is not null',
      [orderId],
    );
    expect(parcels).toHaveLength(1);
  });

  test('messages that cannot be tried again are named with the reason', async () => {
    const jobId = await jobs.start('/api/admin/messages/retry', { messageIds: ['job-999999999', 'none'] });
    const { result } = await finish(jobId);
    expect(result?.refusals.map(({ message }) => message)).toEqual([
      'There is no such message.',
      'There is no such message.',
    ]);
    expect((await owner.post('/api/admin/messages/drop', { messageIds: [] })).status).toBe(400);
  });
});

describe('in a shop whose work waits', () => {
  const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', JOBS_AT_ONCE: '0' });
  const desk = deskOf(shop);
  beforeEach(() => shop.query('delete from desk_job'));

  /** Some work in hand, by a process of its own. */
  const run = async (jobId: string, processes = 1) => {
    const database = createDatabase(shop.databaseUrl);
    const deps = { queries: database.shop, now: Date.now } as unknown as RunDeps;
    const signal = new AbortController().signal;
    try {
      await Promise.all(Array.from({ length: processes }, () => runDeskJob(deps, jobId, signal)));
    } finally {
      await database.close();
    }
  };

  test('one has three under way at once, and what is cancelled leaves nothing', async () => {
    const jobs = jobsOf(await desk.owner());
    const started = await Promise.all(
      Array.from({ length: 8 }, () => jobs.start('/api/admin/exports/orders', {}).catch(() => null)),
    );
    const [jobId = '', other = ''] = started.filter((one) => one !== null);
    expect(started.filter((one) => one !== null)).toHaveLength(mostJobsUnderWay);
    expect(await jobs.read(jobId)).toMatchObject({ state: 'waiting', done: 0, of: null, result: null });
    await shop.query(`insert into desk_job_part values ($1, 0, 'half')`, [jobId]);
    const cancelled = (await answerOf(await jobs.cancel(jobId), contract.cancelJob)).content;
    expect(cancelled).toMatchObject({ state: 'cancelled', result: { file: null } });
    expect(await shop.query('select from desk_job_part')).toEqual([]);
    expect(await desk.lastAudit()).toMatchObject({ verb: 'jobs.change', thing_id: jobId });
    expect((await problemOf(await jobs.cancel(jobId))).code).toBe('conflict');
    expect((await problemOf(await jobs.file(jobId))).code).toBe('conflict');
    await run(jobId);
    expect((await jobs.read(jobId)).state).toBe('cancelled');
    // Nobody works on it any more, and nobody will.
    await shop.query(`update job set dead_at = now() where key = $1`, [other]);
    expect((await jobs.read(other)).state).toBe('failed');
    await jobs.start('/api/admin/exports/orders', {});
  });

  test('two processes at the same work write each row once', async () => {
    await shop.query(`insert into customer (id, name, email, created_at, updated_at)
      select 'twice-' || n, 'Twice ' || n, 'twice-' || n || '@example.com', now(), now() from generate_series(1, 1600) n`);
    const reader = jobsOf(await desk.employ('manager'));
    const jobId = await reader.start('/api/admin/exports/customers', { q: 'twice-' });
    await run(jobId, 3);
    const [head, ...rows] = linesOf(await (await reader.file(jobId)).text());
    expect(head).toMatch(/customer_id/);
    expect(new Set(rows).size).toBe(1_600);
    expect(rows).toHaveLength(1_600);
  });

  test('work is whose it is: others do not see it, owners do', async () => {
    const reader = await desk.employ('reader');
    const jobId = await jobsOf(reader).start('/api/admin/exports/orders', { view: 'to_pack' });
    expect((await reader.post('/api/admin/exports/customers', {})).status).toBe(403);
    expect((await jobsOf(reader).list()).every(({ by }) => by === 'Odile Marchand')).toBe(true);
    const owner = jobsOf(await desk.owner());
    await owner.start('/api/admin/exports/orders', {});
    expect((await owner.list()).map((job) => job.jobId)).toContain(jobId);
    const [theirs] = (await owner.list()).filter(({ by }) => by !== 'Odile Marchand');
    expect((await problemOf(await jobsOf(reader).cancel(theirs?.jobId ?? ''))).code).toBe('not_found');
    expect((await reader.get(`/api/admin/jobs/${theirs?.jobId}`)).status).toBe(404);
  });

  test('the work of somebody who may no longer do it ends, and its file stays here', async () => {
    const manager = await desk.employ('manager');
    const [done, begun] = [
      await jobsOf(manager).start('/api/admin/exports/customers', { q: 'nobody at all' }),
      await jobsOf(manager).start('/api/admin/exports/customers', {}),
    ];
    await run(done);
    expect((await jobsOf(manager).file(done)).status).toBe(200);
    await desk.age('paris@vitrine.example', 16);
    expect((await problemOf(await jobsOf(manager).file(done))).code).toBe('proof_required');
    const reader = await desk.employ('reader');
    expect((await problemOf(await jobsOf(reader).file(done))).code).toBe('forbidden');
    await run(begun);
    expect((await jobsOf(reader).read(begun)).state).toBe('failed');
    expect(await shop.query('select from desk_job_part where job_id = $1', [begun])).toEqual([]);
  });
});
