import autocannon from 'autocannon';

export interface Load {
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** One after the other, again and again; one path when there is nothing to vary. */
  readonly paths: readonly string[];
}

/** Good answers a second; any other answer is a failure of the measurement. */
export async function answersPerSecond(address: string, { seconds, headers, paths }: Load): Promise<number> {
  const requests = paths.map((path) => ({ path, ...(headers && { headers: { ...headers } }) }));
  const run = (duration: number) =>
    autocannon({ url: address, connections: 10, duration, requests, reconnectRate: 900 });
  await run(1);
  const result = await run(seconds);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${address}${paths[0]}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`,
    );
  return result['2xx'] / result.duration;
}
