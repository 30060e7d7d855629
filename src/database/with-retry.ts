import { channel } from 'node:diagnostics_channel';
import { DrizzleQueryError } from 'drizzle-orm/errors';

const mostTries = 3;

/** Told of each transaction that is tried again: this room has no log. */
export const retries = channel('vitrine:database-retry');

/** Does a transaction again when the database broke it off to untie a knot; the third time the knot is told. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isSerializationFailure(error)) throw error;
      retries.publish(error);
      await new Promise((resolve) => setTimeout(resolve, tries * 5 * Math.random()));
    }
  }
}

/** A deadlock, or two serialisable transactions that cannot both be true. */
function isSerializationFailure(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'code' in cause && (cause.code === '40001' || cause.code === '40P01');
}
