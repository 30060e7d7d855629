import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createShopProcess } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';

const connections = 2_000;
const requests = 100_000;
/** Around the five seconds after which servers used to close a connection that is idle. */
const idle = { from: 4_000, to: 6_000 };

/** Connections that are used again after a pause: none may be closed while a request is on its way. */
export async function connectionsReused(): Promise<Endured> {
  const settings = { LOG_LEVEL: 'silent', DATA_FOLDER: `.data/torture/resets-${process.pid}` };
  const limits = { RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '100000' };
  const shop = await createShopProcess({ ...settings, ...limits });
  const began = performance.now();
  try {
    const ends = await Promise.all(
      Array.from({ length: connections }, () => useAgain(`${shop.address}/healthz`, requests / connections)),
    );
    const failures = ends.flat();
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    return {
      isSound: failures.length === 0,
      words: `${requests} requests on ${connections} connections that paused for ${idle.from / 1_000} to ${idle.to / 1_000} s: ${failures.length} cut off ${[...new Set(failures)].join(', ')}   ${seconds} s`,
    };
  } finally {
    await shop.end('SIGTERM');
  }
}

/** Why requests of one connection had no answer. */
async function useAgain(url: string, times: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  // Two thousand who come at the same moment are a flood, and are turned away as one.
  await pause(Math.random() * 2 * idle.to);
  for (let time = 0; time < times; time++) {
    const failure = await ask(agent, url);
    if (failure !== null) failures.push(failure);
    await pause(idle.from + Math.random() * (idle.to - idle.from));
  }
  agent.destroy();
  return failures;
}

function ask(agent: Agent, url: string): Promise<string | null> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode === 200 ? null : `${response.statusCode}`));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
