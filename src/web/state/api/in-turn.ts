/** One after the other; one that fails keeps none of the next from its turn. */
export interface Turns {
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves once everything that was asked for before has ended, well or not. */
  readonly done: () => Promise<void>;
}

export function openTurns(): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    take: (work) => {
      const answer = last.then(work);
      const ended = () => undefined;
      last = answer.then(ended, ended);
      return answer;
    },
    done: () => last,
  };
}
