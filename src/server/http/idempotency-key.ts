// The key by which a caller says that a second try is the same as the first.
import type { Context } from 'hono';
import { words } from '../../words/failure/words.ts';
import type { Environment } from './environment.ts';
import { ProblemError } from './problem.ts';

export function idempotencyKey(c: Context<Environment>): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new ProblemError('invalid_request', words.needsIdempotencyKey);
}
