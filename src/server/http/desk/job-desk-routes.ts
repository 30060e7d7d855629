// Long work of the desk, and the files it makes.
import type { Hono } from 'hono';
import * as codes from '../../../contract/desk/codes.ts';
import * as imports from '../../../contract/desk/imports.ts';
import * as contract from '../../../contract/desk/jobs.ts';
import type { DeskWork } from '../../../contract/job/desk-job.ts';
import type { DeskJobRecord } from '../../../database/queries/job/desk-job.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { deskJobVerbs, isOver, jobFileDays, mostJobsUnderWay } from '../../../domain/job/desk-job.ts';
import { type CancelOutcome, type StartOutcome, workOf } from '../../../shop/job/desk-jobs.ts';
import { isExport } from '../../../shop/job/export-page.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { sendFile } from '../files/send-file.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { describeMessageRefusal } from './message-desk-routes.ts';
import { describeShipRefusal } from './order-desk-routes.ts';

export function mountJobDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const start = async (actor: Actor, work: DeskWork) => {
    const started = await shop.job.start(actor, work);
    refuseUnlessOk(started, startRefusals);
    return { success: true as const, content: { jobId: started.jobId } };
  };
  mount(app, contract.startOrderExport, ({ body, actor }) =>
    start(actor, { kind: 'export_orders', query: body }),
  );
  mount(app, contract.startCustomerExport, ({ body, actor }) =>
    start(actor, { kind: 'export_customers', query: body }),
  );
  mount(app, contract.shipOrders, ({ body, actor }) => start(actor, { kind: 'ship_orders', query: body }));
  mount(app, contract.retryMessages, ({ body, actor }) =>
    start(actor, { kind: 'retry_messages', query: body }),
  );
  mount(app, contract.dropMessages, ({ body, actor }) =>
    start(actor, { kind: 'drop_messages', query: body }),
  );

  mount(app, contract.exportOrders, async ({ query, actor, c }) =>
    sendFile(c, 'orders', await shop.job.streamExport(actor, { kind: 'export_orders', query })),
  );
  mount(app, contract.exportCustomers, async ({ query, actor, c }) =>
    sendFile(c, 'customers', await shop.job.streamExport(actor, { kind: 'export_customers', query })),
  );

  mount(app, imports.exportProducts, async ({ query, actor, c }) =>
    sendFile(c, 'products', await shop.job.streamExport(actor, { kind: 'export_products', query })),
  );
  mount(app, imports.startProductExport, ({ body, actor }) =>
    start(actor, { kind: 'export_products', query: body }),
  );

  mount(app, codes.exportCodes, async ({ query, actor, c }) =>
    sendFile(c, 'codes', await shop.job.streamExport(actor, { kind: 'export_codes', query })),
  );
  mount(app, codes.startCodeExport, ({ body, actor }) => start(actor, { kind: 'export_codes', query: body }));

  mount(app, contract.listJobs, async ({ actor }) => ({
    success: true as const,
    content: (await shop.job.list(actor)).map(viewJob),
  }));

  const readJob = async (actor: Actor, jobId: string) => {
    const job = await shop.job.read(actor, jobId);
    if (!job) throw noSuchJob();
    return job;
  };
  mount(app, contract.readJob, async ({ params: { jobId }, actor }) => ({
    success: true as const,
    content: viewJob(await readJob(actor, jobId)),
  }));

  mount(app, contract.cancelJob, async ({ params: { jobId }, actor }) => {
    const cancelled = await shop.job.cancel(actor, jobId);
    refuseUnlessOk(cancelled, cancelRefusals);
    return { success: true as const, content: viewJob(cancelled.job) };
  });

  mount(app, contract.readJobFile, async ({ params: { jobId }, actor, c }) => {
    const job = await readJob(actor, jobId);
    const work = workOf(job);
    if (!isExport(work) || job.state !== 'done')
      throw new ProblemError('conflict', 'There is no file of it, or not yet.');
    // Whoever may no longer make such a file may not take an old one home either.
    c.get('permit')(deskJobVerbs[work.kind]);
    return sendFile(c, work.kind.replace('export_', ''), withByteOrderMark(shop.job.streamFile(jobId)));
  });
}

const noSuchJob = () => new ProblemError('not_found', 'There is no such job of yours.');

const startRefusals: RefusalsOf<StartOutcome> = {
  too_many: () =>
    new ProblemError(
      'conflict',
      `${mostJobsUnderWay} jobs of yours are under way: wait for one of them, or cancel it.`,
    ),
};

const cancelRefusals: RefusalsOf<CancelOutcome> = {
  not_found: noSuchJob,
  is_over: () => new ProblemError('conflict', 'It is over already.'),
};

const dayMs = 86_400_000;

function viewJob(job: DeskJobRecord): contract.DeskJob {
  const { id: jobId, state, done, of, bytes, createdAt, finishedAt } = job;
  const work = workOf(job);
  const until = new Date(createdAt.getTime() + jobFileDays * dayMs).toISOString();
  return {
    jobId,
    kind: work.kind,
    state,
    done,
    of,
    result: isOver(state)
      ? {
          file: isExport(work) && state === 'done' ? { bytes, until } : null,
          refusals: job.refusals.map((refusal) => ({
            id: refusal.id,
            message: (work.kind === 'ship_orders' ? describeShipRefusal : describeMessageRefusal)(refusal),
          })),
        }
      : null,
    query: isExport(work) ? (job.query as Readonly<Record<string, string>>) : {},
    by: job.madeByName,
    at: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** Spreadsheets know by this mark that the letters of a file are of every language. */
async function* withByteOrderMark(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield '\ufeff';
  yield* parts;
}
