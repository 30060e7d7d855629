// One person's changes of their bag come one after the other in this process: each would wait for the bag's row
// anyway, and while it did it would keep a connection from everybody else.

/** One person has so many changes waiting that one more is refused. */
export class BagBusyError extends Error {
  constructor() {
    super('Too many changes of one bag at once.');
  }
}

/** More than a page ever asks for, and done in less time than a lock is waited for. */
export const mostWaiting = 50;

export function openTurns(most = mostWaiting): <T>(whose: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, { count: number; last: Promise<unknown> }>();
  return async (whose, work) => {
    const line = waiting.get(whose) ?? { count: 0, last: Promise.resolve() };
    if (line.count >= most) throw new BagBusyError();
    line.count += 1;
    waiting.set(whose, line);
    const answer = line.last.then(work);
    line.last = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      line.count -= 1;
      if (line.count === 0) waiting.delete(whose);
    }
  };
}
