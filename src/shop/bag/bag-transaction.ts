// Changes of a bag: all or nothing.
import type { Queries, Transaction } from '../../database/database.ts';

/** Rolls the transaction back and carries the answer out of it. */
class Refused<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('refused');
    this.answer = answer;
  }
}

/** What is refused leaves nothing behind: no bag for a guest who was never told that they are one. */
export async function bagTransaction<T extends { readonly ok: boolean }>(
  queries: Queries,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await queries.transaction(async (transaction) => {
      const answer = await work(transaction);
      if (!answer.ok) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}
