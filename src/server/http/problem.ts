// How a failure leaves the server, in this one place.
import type { Context } from 'hono';
import { type Problem, type ProblemCode, problem } from '../../contract/problem.ts';
import { sqlFailureOf } from '../../database/sql-state.ts';
import { MediaStorageError } from '../../providers/media/media-storage.ts';
import { BagBusyError } from '../../shop/bag/one-at-a-time.ts';
import { words } from '../../words/failure/words.ts';
import { databaseEventOf } from '../logging/database-event.ts';
import { securityEvent } from '../logging/security-log.ts';
import type { Environment } from './environment.ts';
import { isReadByPerson, refusalPage } from './refusal-page.ts';
import { reply } from './reply.ts';

/** Thrown by a guard or a parser that will not go on; never carries anything internal. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  /** How long to wait, when that is known. */
  readonly retryAfterSeconds: number | undefined;
  /** The quote as it is now, when the one that was named is no longer. */
  quote: Problem['quote'];
  /** The thing as it is now, when somebody else has changed it meanwhile. */
  current: unknown;

  constructor(code: ProblemCode, detail: string, errors?: Problem['errors'], retryAfterSeconds?: number) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

interface ProblemExtras {
  readonly errors?: Problem['errors'];
  readonly quote?: Problem['quote'];
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export function answerProblem(
  c: Context<Environment>,
  code: ProblemCode,
  detail: string,
  { headers, ...more }: ProblemExtras = {},
): Response {
  const body = problem(code, detail, c.get('requestId'), more);
  const { method, path } = c.req;
  const isPage = isReadByPerson({ method, url: path, destination: c.req.header('sec-fetch-dest') });
  const page = isPage ? refusalPage(detail) : null;
  return reply(c, page?.body ?? JSON.stringify(body), body.status, {
    ...(page?.headers ?? { 'content-type': 'application/problem+json' }),
    'cache-control': 'no-store',
    ...(retryAfter[code] && { 'retry-after': retryAfter[code] }),
    ...(challenges[code] && { 'www-authenticate': challenges[code] }),
    ...headers,
  });
}

const retryAfter: Partial<Record<ProblemCode, string>> = { too_many_requests: '1', unavailable: '2' };
const challenges: Partial<Record<ProblemCode, string>> = { unauthorized: 'Bearer' };

/** Worth a line in the security log: not a mistake, but somebody who may not. */
const turnedAway: ReadonlySet<ProblemCode> = new Set([
  'unauthorized',
  'forbidden',
  'cross_site',
  'unknown_host',
  'too_many_requests',
]);

export function answerFailure(c: Context<Environment>, failure: unknown): Response {
  if (failure instanceof ProblemError) {
    if (turnedAway.has(failure.code)) securityEvent(c, 'request.refused', { code: failure.code });
    return answerProblem(c, failure.code, failure.message, {
      errors: failure.errors,
      quote: failure.quote,
      current: failure.current,
      ...(failure.retryAfterSeconds && { headers: { 'retry-after': String(failure.retryAfterSeconds) } }),
    });
  }
  if (failure instanceof BagBusyError) return answerProblem(c, 'too_many_requests', words.bagIsBusy);
  if (failure instanceof MediaStorageError) {
    c.get('log')().warn({ event: 'media.unavailable', err: failure }, 'the media storage did not answer');
    return answerProblem(c, 'unavailable', words.photosOutOfReach, { headers: { 'retry-after': '10' } });
  }
  switch (sqlFailureOf(failure)) {
    case 'invalid':
      return answerProblem(c, 'invalid_request', words.cannotBeStored);
    case 'conflict':
      return answerProblem(c, 'conflict', words.doneAlready);
    case 'unavailable':
      c.get('log')().warn({ event: databaseEventOf(failure), err: failure }, 'the database did not answer');
      return answerProblem(c, 'unavailable', words.catchingBreath);
    default:
      c.get('log')().error({ event: 'request.failed', err: failure }, 'unexpected failure');
      return answerProblem(c, 'internal', words.wentWrong);
  }
}
