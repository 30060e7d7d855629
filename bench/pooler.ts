// What a PgBouncer between shop and database costs shoppers: the same shop with and without it, in turn.
import { installPackages } from '../src/server/testing/pooler/install-packages.ts';
import { isPoolerInstalled, startPooler } from '../src/server/testing/pooler/pooler.ts';
import type { Bench } from './bench.ts';
import { checkOut, withBag } from './checkout.ts';
import { stockPlenty } from './desk-beside.ts';
import { median } from './median.ts';
import { type Tell, timesAtMost } from './report.ts';
import { startShop } from './shops.ts';

const rounds = 5;
const times = 60;
const most = 1.5;

export async function measurePooler(databaseUrl: string, tell: Tell, { signal }: Bench): Promise<void> {
  await using clearing = new AsyncDisposableStack();
  if (!isPoolerInstalled()) installPackages(['pgbouncer']);
  const pooler = await startPooler(databaseUrl);
  clearing.defer(pooler.stop);
  const pooledUrl = new URL(pooler.url);
  pooledUrl.pathname = new URL(databaseUrl).pathname;
  const skuId = await stockPlenty(databaseUrl);
  const direct = clearing.use(await startShop(databaseUrl, signal));
  const pooled = clearing.use(await startShop(databaseUrl, signal, { DATABASE_POOL_URL: pooledUrl.href }));
  const acts: Readonly<Record<string, (address: string) => Promise<number>>> = {
    'add to bag': (address) => measureAct(() => withBag(address, skuId)),
    'a payment': (address) => checkOut(address, skuId),
  };
  for (const [name, act] of Object.entries(acts)) {
    const round = async (address: string) => {
      const took: number[] = [];
      for (let time = 0; time < times; time++) {
        signal.throwIfAborted();
        took.push(await act(address));
      }
      return median(took);
    };
    await round(pooled.address);
    await round(direct.address);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let count = 0; count < rounds; count++) {
      ours.push(await round(pooled.address));
      theirs.push(await round(direct.address));
    }
    const line = { ours: Math.min(...ours), theirs: Math.min(...theirs) };
    tell(timesAtMost(`${name}, through ${pooler.version}, of direct`, line, most));
  }
}

async function measureAct(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
