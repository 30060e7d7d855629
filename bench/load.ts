import autocannon from 'autocannon';

export interface Load {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** One after the other, again and again; one path when there is nothing to vary. */
  readonly paths: readonly string[];
  /** How many ask at once: ten, unless they would share what is made for one of them. */
  readonly connections?: number;
}

const rounds = 3;

export interface Compared {
  readonly ours: number;
  readonly theirs: number;
}

/** The same load on two servers. */
export function compareServers(ours: string, theirs: string, load: Load): Promise<Compared> {
  return inTurn(
    () => answersPerSecond(ours, load),
    () => answersPerSecond(theirs, load),
  );
}

/** Two loads on the same server. */
export function compareLoads(address: string, ours: Load, theirs: Load): Promise<Compared> {
  return inTurn(
    () => answersPerSecond(address, ours),
    () => answersPerSecond(address, theirs),
  );
}

/** The best of several short rounds of each, taken in turn, so that a hiccup of the machine hits neither alone. */
async function inTurn(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<Compared> {
  // Compilers need some seconds of work before they have seen what is hot.
  for (const measure of [ours, theirs]) await measure();
  let best = { ours: 0, theirs: 0 };
  for (let round = 0; round < rounds; round++)
    best = { ours: Math.max(best.ours, await ours()), theirs: Math.max(best.theirs, await theirs()) };
  return best;
}

/** Works for a while, for what is to be measured meanwhile or after it; how many answers came. */
export async function runLoad(address: string, load: Load): Promise<number> {
  return (await answersPerSecond(address, load)) * load.seconds;
}

/** Good answers a second; any other answer is a failure of the measurement. */
async function answersPerSecond(address: string, load: Load): Promise<number> {
  const { seconds, headers, paths, connections = 10 } = load;
  const requests = paths.map((path) => ({ path, ...(headers && { headers: { ...headers } }) }));
  const result = await autocannon({ url: address, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${address}${paths[0]}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  return result['2xx'] / result.duration;
}
