import autocannon from 'autocannon';

export interface Load {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** One after the other, again and again; one path when there is nothing to vary. */
  readonly paths: readonly string[];
}

const rounds = 3;

export interface Compared {
  readonly ours: number;
  readonly theirs: number;
}

/** The best of several short rounds of each, taken in turn, so that a hiccup of the machine hits neither alone. */
export async function compared(ours: string, theirs: string, load: Load): Promise<Compared> {
  // Compilers need some seconds of work before they have seen what is hot.
  for (const address of [ours, theirs]) await answersPerSecond(address, load);
  let best = { ours: 0, theirs: 0 };
  for (let round = 0; round < rounds; round++) {
    best = {
      ours: Math.max(best.ours, await answersPerSecond(ours, load)),
      theirs: Math.max(best.theirs, await answersPerSecond(theirs, load)),
    };
  }
  return best;
}

/** Works for a while, for what is to be measured after it. */
export async function loaded(address: string, load: Load): Promise<void> {
  await answersPerSecond(address, load);
}

/** Good answers a second; any other answer is a failure of the measurement. */
async function answersPerSecond(address: string, { seconds, headers, paths }: Load): Promise<number> {
  const requests = paths.map((path) => ({ path, ...(headers && { headers: { ...headers } }) }));
  const result = await autocannon({ url: address, connections: 10, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${address}${paths[0]}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  return result['2xx'] / result.duration;
}
