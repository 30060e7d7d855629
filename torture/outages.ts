import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { beginLoad, outageSettings } from '../src/server/testing/outage.ts';
import { freezePostgres, killPostgres } from '../src/server/testing/postgres-process.ts';
import { createShopProcess } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';

const kills = 100;
const freezes = [20_000, 20_000];
const stops = [8_000, 8_000];

/** The database is killed and frozen, and the shop stopped, while people shop. */
export async function outages(): Promise<Endured> {
  // A folder of its own: what an earlier run left behind would be taken over, and could not be killed.
  const folder = `.data/torture/outages-${process.pid}`;
  const shop = await createShopProcess({ ...outageSettings, LOG_LEVEL: 'silent', DATA_FOLDER: folder });
  const pid = shop.child.pid ?? 0;
  const load = await beginLoad(shop, { shoppers: 8, buyers: 3 });
  const began = performance.now();
  const recoveries: number[] = [];
  const frozen: (typeof load.answers)[number][] = [];
  for (let kill = 0; kill < kills; kill++) {
    await load.writes(100);
    killPostgres(pid);
    recoveries.push(await load.rightAgain());
  }
  for (const ms of freezes) {
    await load.writes(100);
    const before = load.answers.length;
    const thaw = freezePostgres(pid);
    await pause(ms);
    frozen.push(...load.answers.slice(before));
    thaw();
    recoveries.push(await load.rightAgain());
  }
  for (const ms of stops) {
    await load.writes(100);
    shop.child.kill('SIGSTOP');
    await pause(ms);
    shop.child.kill('SIGCONT');
    recoveries.push(await load.rightAgain());
  }
  const { acknowledgedAdds, acknowledgedJoins, acknowledgedOrders, ...lost } = await load.end();
  const hasLived = shop.child.exitCode === null;
  await shop.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  const most = (of: readonly number[]) => Math.round(Math.max(...of));
  const recovery = most(recoveries);
  const refusal = most(frozen.filter(({ status }) => status === 503).map(({ ms }) => ms));
  const pages = frozen.filter(({ what }) => what === 'page');
  const pagesFailed = pages.filter(({ status }) => status !== 200).length;
  const { lostAdds, doubledAdds, lostJoins, lostOrders } = lost;
  const broken = Object.keys(lost.broken);
  return {
    isSound:
      hasLived &&
      lostAdds + doubledAdds + lostJoins + lostOrders + broken.length + pagesFailed === 0 &&
      recovery < 5_000 &&
      refusal < 1_000,
    words:
      `${kills} kills of the database, ${freezes.length} freezes of 20 s, ${stops.length} stops of the shop of 8 s: ` +
      `${acknowledgedAdds} adds, ${acknowledgedJoins} sign-ups and ${acknowledgedOrders} orders, ` +
      `lost ${lostAdds + lostJoins + lostOrders}, doubled ${doubledAdds}, broken ${broken.join(', ') || 'nothing'}; ` +
      `slowest recovery ${recovery} ms, slowest refusal ${refusal} ms, ` +
      `${pages.length} pages while frozen, ${pagesFailed} failed   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  };
}
