// The shop while its database is killed or frozen, and after it was itself stopped for a while.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { beginLoad, outageSettings } from './testing/outage.ts';
import { freezePostgres, killPostgres } from './testing/postgres-process.ts';
import { ownDataFolder, startShopProcess } from './testing/test-process.ts';

const settings = () => ({ ...outageSettings, LOG_LEVEL: 'error', ...ownDataFolder() });

test('killed, frozen and stopped under load, the shop goes on: pages from the cache, writes refused at once, nothing promised is lost', async () => {
  const shop = await startShopProcess(settings());
  const pid = shop.child.pid ?? 0;
  const load = await beginLoad(shop, { shoppers: 4, buyers: 2 });
  onTestFinished(load.stop);
  // Once: the torture kills it a hundred times.
  await load.writes(50);
  killPostgres(pid);
  expect(await load.rightAgain()).toBeLessThan(5_000);

  await load.writes(50);
  const before = load.answers.length;
  const thaw = freezePostgres(pid);
  await pause(4_000);
  thaw();
  const whileFrozen = load.answers.slice(before);
  expect(await load.rightAgain()).toBeLessThan(5_000);

  await load.writes(50);
  // Longer than the database lets a transaction wait.
  shop.child.kill('SIGSTOP');
  await pause(5_400);
  shop.child.kill('SIGCONT');
  expect(await load.rightAgain()).toBeLessThan(5_000);

  const { answers, acknowledgedAdds, acknowledgedJoins, acknowledgedOrders, ...lost } = await load.end();
  expect(shop.child.exitCode).toBeNull();
  expect(lost).toEqual({ lostAdds: 0, doubledAdds: 0, lostJoins: 0, lostOrders: 0, broken: {} });
  expect(acknowledgedOrders).toBeGreaterThan(5);
  expect(acknowledgedAdds).toBeGreaterThan(30);
  expect(acknowledgedJoins).toBeGreaterThan(30);

  const pages = whileFrozen.filter(({ what }) => what === 'page');
  const refused = whileFrozen.filter(({ what, status }) => what !== 'page' && status === 503);
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.filter(({ hasRetryAfter }) => !hasRetryAfter)).toEqual([]);
  // The torture, which has the machine to itself, holds it to one second.
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(2_000);
  // First what the shop says of it, which names the cause.
  expect(shop.output()).not.toContain('request.failed');
  expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(await shop.end('SIGTERM')).toBe(0);
}, 180_000);

test('with the guard of checked-out connections removed, a kill of the database ends the process', async () => {
  const unguarded = fileURLToPath(new URL('testing/unguarded-pool.ts', import.meta.url));
  const same = settings();
  const shop = await startShopProcess(same, unguarded);
  const load = await beginLoad(shop, { shoppers: 8, buyers: 3 });
  onTestFinished(load.stop);
  const ended = once(shop.child, 'exit');
  const kills = (async () => {
    while (shop.child.exitCode === null) {
      await Promise.race([load.writes(20), ended]);
      killPostgres(shop.child.pid ?? 0);
      await Promise.race([load.rightAgain(), ended]);
    }
  })();
  expect((await ended)[0]).toBe(1);
  await kills;
  expect(shop.output()).toContain("Unhandled 'error' event");
  // Another finds the database as it was left, and takes it along when it goes.
  const next = await startShopProcess(same);
  expect(await next.end('SIGTERM')).toBe(0);
}, 60_000);
