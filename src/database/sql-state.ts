// What a database error means for the person who asked, decided in this one place.
import { DrizzleQueryError } from 'drizzle-orm/errors';

export type SqlFailure = 'invalid' | 'conflict' | 'unavailable';

/** Null: a fault of ours, to be logged and answered 500. */
export function sqlFailureOf(error: unknown): SqlFailure | null {
  const state = sqlStateOf(error);
  if (state === null) return null;
  if (state.startsWith('22')) return 'invalid';
  if (state === '23505' || state === '23P01') return 'conflict';
  if (state.startsWith('23')) return 'invalid';
  if (unavailable.test(state)) return 'unavailable';
  return null;
}

/** Connection lost, shutting down, too many connections, out of disk or memory, timed out, serialisation, no network. */
const unavailable =
  /^(08|53|57P|57014|55P03|40001|40P01|25006|25P03|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;

/** What the database or the system calls the failure; null for one that has no such name. */
export function sqlStateOf(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return null;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return connectionLost.test(cause.message) ? '08006' : null;
}

/** The driver reports these without a code. */
const connectionLost =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/;
