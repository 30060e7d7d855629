// Shops to measure, and how soon one is open.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { type Running, root, startOnFirstCore } from './processes.ts';
import { atMost, type Tell } from './report.ts';

export const productPage = '/product/1001/nocturne-bias-slip-dress-bordeaux';

/** Without limits for a single address: all of the load comes from one. */
const unlimited = {
  PORT: '0',
  RATE_LIMIT_BURST: '1000000',
  REQUESTS_PER_SOCKET: '0',
  SOCKETS_PER_ADDRESS: '10000',
  RATE_LIMIT_PER_SECOND: '1000000',
};

export function startShop(
  databaseUrl: string,
  signal: AbortSignal,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const all = { ...unlimited, DATABASE_URL: databaseUrl, ...settings };
  return startOnFirstCore('src/server/main.ts', [], all, signal);
}

/** On the bench's database. */
export async function createShop(bench: Bench, clearing: AsyncDisposableStack): Promise<Running> {
  return clearing.use(await startShop(await bench.databaseUrl(), bench.signal));
}

/**
 * With a database of its own, as whoever tries the shop has it. Opened once before, so that the start measured is the
 * second. A shop kept from an earlier run may lack what has been put on the shelves since.
 */
export async function createOwnShop({ signal }: Bench, clearing: AsyncDisposableStack): Promise<Running> {
  const folder = '.data/bench/own';
  await rm(join(root, folder), { recursive: true, force: true });
  const open = () => startShop('', signal, { DATA_FOLDER: folder });
  await (await open()).stop();
  return clearing.use(await open());
}

export async function measureStart({ address, secondsToOpen }: Running, tell: Tell): Promise<void> {
  const began = performance.now();
  await fetch(`${address}${productPage}`);
  tell(atMost('start to first page', secondsToOpen + (performance.now() - began) / 1_000, 3, 's'));
}
