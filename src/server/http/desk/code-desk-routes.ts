// Codes at the desk, one by one and many at once.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/codes.ts';
import type { CodeFault, CodeTerms } from '../../../domain/checkout/codes/code-terms.ts';
import { parseCodeCursor, readCodeQuery } from '../../../domain/desk/code/code-list.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { mostJobsUnderWay } from '../../../domain/job/desk-job.ts';
import { defaultCurrency, moneyFromDecimal } from '../../../domain/pricing/money.ts';
import type {
  ChangeCodeOutcome,
  DeleteCodeOutcome,
  EndCodeOutcome,
} from '../../../shop/desk/codes/change-code.ts';
import type { EndBatchOutcome, MakeBatchOutcome } from '../../../shop/desk/codes/make-batch.ts';
import type { MakeCodeOutcome } from '../../../shop/desk/codes/make-code.ts';
import type { Shop } from '../../../shop/shop.ts';
import { sayCodeFault } from '../../../words/desk-codes/say-code.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountCodeDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const { codes } = shop.desk;
  mountBatches(app, shop);

  const readCode = async (id: number) => {
    const content = await codes.read(id);
    if (!content) throw noSuchCode();
    return { success: true as const, content };
  };
  /** With the code as it is now, for whoever saw another. */
  const changedMeanwhile = async (id: number) => {
    const refusal = new ProblemError('changed_meanwhile', 'Somebody else has changed this code meanwhile.');
    refusal.current = await codes.read(id);
    return () => refusal;
  };

  mount(app, contract.listCodes, async ({ query }) => {
    const { 'page[after]': after, ps, ...narrowed } = query;
    const cursor = after === undefined ? null : parseCodeCursor(after);
    if (after !== undefined && cursor === null) throw noSuchPage();
    return {
      success: true as const,
      content: await codes.list({ ...readCodeQuery(narrowed), after: cursor, size: sizeOf(ps) }),
    };
  });

  mount(app, contract.makeCode, async ({ body: { code, ...terms }, c, actor }) => {
    const made = await codes.make(actor, { code, terms: termsOf(terms), key: idempotencyKey(c) });
    refuseUnlessOk(made, makeRefusals);
    return readCode(made.id);
  });

  mount(app, contract.readCode, ({ params: { id } }) => readCode(Number(id)));

  mount(app, contract.changeCode, async ({ params, body: { version, ...change }, actor }) => {
    const id = Number(params.id);
    const changed = await codes.change(actor, { id, version, change: changedTermsOf(change) });
    if (!changed.ok)
      refuseUnlessOk<ChangeCodeOutcome>(changed, {
        not_found: noSuchCode,
        changed_meanwhile: await changedMeanwhile(id),
        faulty,
      });
    return readCode(id);
  });

  mount(app, contract.endCode, async ({ params, body: { version }, actor }) => {
    const id = Number(params.id);
    const ended = await codes.end(actor, { id, version });
    if (!ended.ok)
      refuseUnlessOk<EndCodeOutcome>(ended, {
        not_found: noSuchCode,
        changed_meanwhile: await changedMeanwhile(id),
        is_over: () => new ProblemError('conflict', 'It has ended already.'),
      });
    return readCode(id);
  });

  mount(app, contract.deleteCode, async ({ params, query: { version }, actor }) => {
    const id = Number(params.id);
    const deleted = await codes.delete(actor, { id, version: Number(version) });
    if (!deleted.ok)
      refuseUnlessOk<DeleteCodeOutcome>(deleted, {
        not_found: noSuchCode,
        changed_meanwhile: await changedMeanwhile(id),
        in_use: () => new ProblemError('conflict', 'Somebody has used it: it can be ended, and stays named.'),
      });
    return undefined;
  });

  mount(app, contract.listCodeUses, async ({ params: { id }, query }) => {
    const content = await codes.listUses(Number(id), pageOf(query));
    if (!content) throw noSuchCode();
    return { success: true as const, content };
  });
}

function mountBatches(app: Hono<Environment>, { desk: { codes } }: Shop): void {
  const readBatch = async (id: number) => {
    const content = await codes.readBatch(id);
    if (!content) throw noSuchBatch();
    return { success: true as const, content };
  };

  mount(app, contract.listCodeBatches, async ({ query }) => ({
    success: true as const,
    content: await codes.listBatches(pageOf(query)),
  }));

  mount(app, contract.makeCodeBatch, async ({ body: { prefix, count, ...terms }, c, actor }) => {
    const key = idempotencyKey(c);
    const made = await codes.makeBatch(actor, { prefix, count, terms: termsOf(terms), key });
    refuseUnlessOk(made, batchRefusals);
    return { success: true as const, content: { jobId: made.jobId, batchId: made.batchId } };
  });

  mount(app, contract.readCodeBatch, ({ params: { id } }) => readBatch(Number(id)));

  mount(app, contract.endCodeBatch, async ({ params, actor }) => {
    const id = Number(params.id);
    refuseUnlessOk(await codes.endBatch(actor, id), endBatchRefusals);
    return readBatch(id);
  });
}

const noSuchCode = () => new ProblemError('not_found', 'There is no such code.');
const noSuchBatch = () => new ProblemError('not_found', 'There is no such batch of codes.');
const noSuchPage = () => new ProblemError('invalid_request', 'There is no such page of the list.');

const sizeOf = (ps: string | undefined) => Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);

interface PageQuery {
  readonly 'page[after]'?: string | undefined;
  readonly ps?: string | undefined;
}

function pageOf({ 'page[after]': after, ps }: PageQuery) {
  if (after !== undefined && !/^[1-9]\d{0,14}$/.test(after)) throw noSuchPage();
  return { beforeId: after === undefined ? null : Number(after), size: sizeOf(ps) };
}

/** The desk's calls speak English, as all of their refusals do. */
function faulty({ faults }: { readonly faults: readonly CodeFault[] }): ProblemError {
  const errors = faults.map((fault) => ({ at: fault.at, message: sayCodeFault('en', fault) }));
  return new ProblemError('unprocessable', errors[0]?.message ?? '', errors);
}

const keyReused = () => new ProblemError('key_reused', 'This key has made something else.');

const makeRefusals: RefusalsOf<MakeCodeOutcome> = { faulty, key_reused: keyReused };

const batchRefusals: RefusalsOf<MakeBatchOutcome> = {
  faulty,
  key_reused: keyReused,
  too_many: () =>
    new ProblemError(
      'conflict',
      `${mostJobsUnderWay} jobs of yours are under way: wait for one of them, or cancel it.`,
    ),
};

const endBatchRefusals: RefusalsOf<EndBatchOutcome> = {
  not_found: noSuchBatch,
  is_over: () => new ProblemError('conflict', 'It was ended already.'),
};

type WireTerms = Omit<CodeTerms, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

function termsOf({
  isOffered = false,
  ...terms
}: Omit<WireTerms, 'isOffered'> & { readonly isOffered?: boolean }) {
  const { amount, minimum, startsAt, endsAt } = terms;
  return {
    ...terms,
    isOffered,
    amount: amount === null ? null : minorOf(amount, 'amount'),
    minimum: minorOf(minimum, 'minimum'),
    startsAt: momentOf(startsAt),
    endsAt: momentOf(endsAt),
  };
}

/** What a change leaves out stays as it is. */
function changedTermsOf(
  change: {
    readonly [K in keyof WireTerms]?: WireTerms[K] | undefined;
  },
): Partial<CodeTerms> {
  const { amount, minimum, startsAt, endsAt } = change;
  const values = {
    ...change,
    amount: typeof amount === 'number' ? minorOf(amount, 'amount') : amount,
    minimum: minimum === undefined ? minimum : minorOf(minimum, 'minimum'),
    startsAt: startsAt === undefined ? startsAt : momentOf(startsAt),
    endsAt: endsAt === undefined ? endsAt : momentOf(endsAt),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function minorOf(amount: number, at: 'amount' | 'minimum'): number {
  const sum = moneyFromDecimal(amount, defaultCurrency.code);
  if (!sum) throw faulty({ faults: [{ at, code: at === 'amount' ? 'wrong_amount' : 'wrong_minimum' }] });
  return sum.minor;
}

const momentOf = (at: string | null) => (at === null ? null : Date.parse(at));
