// The calls of the desk: who makes each is found before any of them, and every call names the verb it needs.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/desk.ts';
import type { RetryOutcome } from '../../../shop/desk/retry-work.ts';
import type { SetStock } from '../../../shop/stock/set-stock.ts';
import { securityEvent } from '../../logging/security-log.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { type DeskAccessDeps, findPermit } from './desk-access.ts';

export type DeskRouteDeps = DeskAccessDeps;

export function mountDesk(app: Hono<Environment>, deps: DeskRouteDeps): void {
  const { shop, now } = deps;
  app.use('/api/admin/*', async (c, next) => {
    c.set('permit', await findPermit(c, deps));
    await next();
    securityEvent(c, 'desk.call');
  });

  mount(app, contract.setStock, async ({ body: { productId, sizeId, onHand, add, ...rest }, actor }) => {
    const { estimatedArrival, reference, note, seen } = rest;
    if (typeof estimatedArrival === 'string' && estimatedArrival < dayOf(now()))
      throw new ProblemError('unprocessable', 'The day it is expected has gone by.');
    const change = onHand === undefined ? { add: add ?? 0 } : { onHand };
    const set = await shop.stock.set({
      productId,
      skuId: sizeId,
      change,
      seen,
      estimatedArrival,
      reference,
      note,
      actor,
    });
    if (!set.ok) throw refusalOf(set);
    const { ok: _, ...level } = set;
    return { success: true as const, content: { productId, sizeId, ...level } };
  });

  mount(app, contract.retryWork, async ({ params: { id }, actor }) => {
    refuseUnlessOk(await shop.desk.retryWork(actor, Number(id)), retryRefusals);
    return undefined;
  });

  mount(app, contract.readDeadLetters, async () => {
    const { jobs, messages } = await shop.desk.readDeadLetters();
    return {
      success: true as const,
      content: {
        jobs: jobs.map(({ lastError, deadAt, ...job }) => ({
          ...job,
          isLetter: job.kind === 'send-email',
          error: lastError,
          at: timeOf(deadAt),
        })),
        messages: messages.map(({ skuId, lastError, settledAt, ...message }) => ({
          ...message,
          sizeId: skuId,
          error: lastError,
          at: timeOf(settledAt),
        })),
      },
    };
  });
}

const retryRefusals: RefusalsOf<RetryOutcome> = {
  not_found: () => new ProblemError('not_found', 'No such work was given up.'),
};

function refusalOf(set: Extract<SetStock, { ok: false }>): ProblemError {
  switch (set.code) {
    case 'no_such_size':
      return new ProblemError('not_found', 'There is no such product, or it has no such size.');
    case 'changed_meanwhile': {
      const { onHand, reserved } = set;
      const refusal = new ProblemError(
        'changed_meanwhile',
        `Somebody else, or a sale, has changed this size meanwhile: there are ${onHand} now.`,
      );
      refusal.current = { onHand, reserved };
      return refusal;
    }
    case 'below_reserved':
      return new ProblemError(
        'conflict',
        `Checkouts hold ${set.reserved} of this size: the level cannot go below that until they are done.`,
      );
    case 'too_many':
      return new ProblemError('unprocessable', 'That is more than a shelf of this shop can hold.');
    case 'over_limit':
      return overLimit(set.limit);
  }
}

/** In a sentence that says what to do. */
export function overLimit(limit: number): ProblemError {
  return new ProblemError(
    'forbidden',
    `You may move a size by ${limit} units a day: somebody who is a manager or an owner has to do this one.`,
  );
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function timeOf(at: Date | null): string {
  return (at ?? new Date(0)).toISOString();
}
