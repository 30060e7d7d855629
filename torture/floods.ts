import { readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { mostWaiting } from '../src/server/http/in-turn.ts';
import { createShopProcess } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';
import type { Flood } from './flood.ts';

const productPage = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const many = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index));

interface Visitors extends Pick<Flood, 'sockets' | 'paths'> {
  readonly addresses?: number;
}

/** Each from one address unless it says otherwise, with the limits a shop has by default. */
const floods: Readonly<Record<string, Visitors>> = {
  'the session': { sockets: 50, paths: many(1_000, () => '/api/session') },
  'the session, no further ahead than is read': {
    sockets: 50,
    paths: many(mostWaiting, () => '/api/session'),
  },
  'whether it is ready': { sockets: 50, paths: many(1_000, () => '/readyz') },
  'the freshest stock': { sockets: 1, paths: many(300, () => '/api/product-view/1001?refreshData=true') },
  'pages that are not cached': {
    sockets: 20,
    paths: many(50, (index) => `/search?q=dress+${index}${Math.random()}`),
  },
};
/** Ten who ask for pages that have to be made: whoever reads kept ones may be slowed by them, and is answered. */
const crowd: Visitors = {
  sockets: 5,
  paths: many(20, (index) => `/search?q=coat+${index}${Math.random()}`),
  addresses: 10,
};
const seconds = 15;
const mostTimes = 2;
const mostMegabytes = 300;

/** What a visitor feels of somebody else who asks for everything at once, and what of it stays in memory. */
export async function floodsEndured(): Promise<Endured> {
  const folder = `.data/torture/floods-${process.pid}`;
  const shop = await createShopProcess({ LOG_LEVEL: 'silent', DATA_FOLDER: folder, RATE_LIMIT_BURST: '300' });
  const port = Number(new URL(shop.address).port);
  try {
    await slowest(port, 5);
    const quiet = await slowest(port, seconds);
    const felt: string[] = [];
    let worst = 0;
    for (const [what, flood] of Object.entries(floods)) {
      const ms = await slowestDuring(port, flood);
      worst = Math.max(worst, ms / quiet);
      felt.push(`${what} ${ms.toFixed(1)} ms`);
    }
    const crowded = await slowestDuring(port, crowd);
    await pause(60_000);
    const megabytes = await residentBytes(shop.child.pid ?? 0);
    return {
      isSound: worst <= mostTimes && megabytes <= mostMegabytes,
      words:
        `a visitor's p99 ${quiet.toFixed(1)} ms; while another asks, as much as one can, for ${felt.join(', ')}: ` +
        `${worst.toFixed(1)} x at most (${mostTimes}); while ten do for such pages ${crowded.toFixed(1)} ms; ${megabytes} MB a minute later (${mostMegabytes})`,
    };
  } finally {
    await shop.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function slowestDuring(port: number, { addresses = 1, ...flood }: Visitors): Promise<number> {
  const workers = Array.from({ length: addresses }, (_, index) => {
    const workerData: Flood = { port, from: `127.0.1.${index + 2}`, ...flood };
    return new Worker(new URL('./flood.ts', import.meta.url), { workerData });
  });
  const ms = await slowest(port, seconds);
  await Promise.all(workers.map((worker) => worker.terminate()));
  await pause(3_000);
  return ms;
}

/** The 99th of a hundred page views, in milliseconds, of somebody who looks at a page every twentieth of a second. */
async function slowest(port: number, during: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const until = performance.now() + during * 1_000;
  while (performance.now() < until) {
    times.push(await timeOf(agent, port));
    await pause(50);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

function timeOf(agent: Agent, port: number): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', localAddress: '127.0.0.3', path: productPage }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - began)
            : reject(new Error(`The visitor was answered ${response.statusCode}.`)),
        );
    }).on('error', reject);
  });
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
