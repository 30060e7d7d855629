/** Changes reach the shop in turn, and what is read is read after them. */
export interface Turns {
  /** One after the other, in each queue by itself; one that fails keeps none of the next from its turn. */
  readonly take: <T>(change: () => Promise<T>, queue?: number) => Promise<T>;
  /** What was read while something was being changed may be older than the change: it is read again. */
  readonly read: <T>(ask: () => Promise<T>) => Promise<T>;
}

export function openTurns(): Turns {
  const last = new Map<number, Promise<void>>();
  let changes = 0;

  const read = async <T>(ask: () => Promise<T>): Promise<T> => {
    const changesBefore = changes;
    await Promise.all(last.values());
    const answer = await ask();
    return changes === changesBefore ? answer : read(ask);
  };

  const take = <T>(change: () => Promise<T>, queue = 0): Promise<T> => {
    changes += 1;
    const answer = (last.get(queue) ?? Promise.resolve()).then(change);
    const ended = () => undefined;
    last.set(queue, answer.then(ended, ended));
    return answer;
  };

  return { take, read };
}
