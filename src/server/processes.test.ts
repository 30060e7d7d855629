// Several processes by one port: they share the work, one that dies is replaced, and all of them can be without a shopper
// who notices.
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopProcess } from './testing/shop-process.ts';
import { runToEnd, startShopProcess } from './testing/test-process.ts';
import { cloneDatabase } from './testing/test-shop.ts';

const page = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const metricsToken = 'metrics-token-of-a-test-0123456789abcdef';
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const open = () =>
  startShopProcess({ DATABASE_URL: database.url, PROCESSES: '2', METRICS_TOKEN: metricsToken });

/** The status, or what went wrong; over a connection of one's own, or one that stays open. */
const statusOf = (shop: ShopProcess, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    get(shop.address + page, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', ({ message }) => resolve(message));
    }).once('error', ({ message }) => resolve(message));
  });

const metricsOf = async (shop: ShopProcess) => {
  const answer = await fetch(`${shop.address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  return answer.text();
};
const sumOf = (metrics: string, pattern: RegExp) =>
  [...metrics.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0);
const countPages = async (shop: ShopProcess) =>
  sumOf(await metricsOf(shop), /^vitrine_request_seconds_count\{[^}]*route="page"[^}]*\} (\d+)/gm);

/** The ids of the processes that serve, as the system knows them. */
const workersOf = async (shop: ShopProcess): Promise<readonly number[]> => {
  const pid = shop.child.pid ?? 0;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  return children.split(' ').filter(Boolean).map(Number);
};

/** Five who ask for a page again and again, some by a connection they keep, until they are told to stop. */
function visit(shop: ShopProcess) {
  const keepAlive = new Agent({ keepAlive: true, maxSockets: 3 });
  const own = new Agent({ keepAlive: false });
  const answers: (number | string)[] = [];
  let isOver = false;
  const visitors = [keepAlive, keepAlive, keepAlive, own, own].map(async (agent) => {
    while (!isOver) answers.push(await statusOf(shop, agent));
  });
  return {
    answers,
    end: async () => {
      isOver = true;
      await Promise.all(visitors);
      keepAlive.destroy();
    },
  };
}

describe('[SC-01] two processes by one port', () => {
  test('share the work, and each tells what both have measured', async () => {
    const shop = await open();
    expect(await workersOf(shop)).toHaveLength(2);
    const own = new Agent({ keepAlive: false });
    for (let count = 0; count < 20; count++) expect(await statusOf(shop, own)).toBe(200);
    const counts = new Set([await countPages(shop), await countPages(shop), await countPages(shop)]);
    expect([...counts]).toEqual([20]);
    expect(sumOf(await metricsOf(shop), /^vitrine_ready (\d+)/gm)).toBe(1);
    expect(await shop.end('SIGTERM')).toBe(0);
  });

  test('one that is killed is replaced, and nobody is refused after it', async () => {
    const shop = await open();
    const [first = 0, second = 0] = await workersOf(shop);
    process.kill(first, 'SIGKILL');
    await expect
      .poll(async () => (await workersOf(shop)).filter((pid) => pid !== first), { timeout: 20_000 })
      .toHaveLength(2);
    expect(await workersOf(shop)).toContain(second);
    const own = new Agent({ keepAlive: false });
    for (let count = 0; count < 10; count++) expect(await statusOf(shop, own)).toBe(200);
    expect(shop.output()).toContain('process.died');
    expect(await shop.end('SIGTERM')).toBe(0);
  });

  test('are replaced one by one while people shop, and no request fails', async () => {
    const shop = await open();
    const before = await workersOf(shop);
    const visitors = visit(shop);
    await expect.poll(() => visitors.answers.length).toBeGreaterThan(50);
    shop.child.kill('SIGUSR2');
    await expect
      .poll(async () => (await workersOf(shop)).filter((pid) => before.includes(pid)), { timeout: 60_000 })
      .toEqual([]);
    const seen = visitors.answers.length;
    await expect.poll(() => visitors.answers.length).toBeGreaterThan(seen + 50);
    await visitors.end();
    expect(new Set(visitors.answers)).toEqual(new Set([200]));
    expect(await workersOf(shop)).toHaveLength(2);
    expect(await shop.end('SIGTERM')).toBe(0);
  });
});

test('a shop that cannot open says why, once, and leaves', async () => {
  const { code, output } = await runToEnd({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    PROCESSES: '3',
  });
  expect(code).toBe(1);
  expect(output.match(/cannot be reached/g)).toHaveLength(1);
});

test('whoever started it is killed: no process is left', async () => {
  const shop = await open();
  const workers = await workersOf(shop);
  shop.child.kill('SIGKILL');
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => workers.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});
