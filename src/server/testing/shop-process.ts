// The shop as it really runs: the command in a process of its own, to be signalled and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** As `npm start` has them. */
const nodeFlags: string[] = JSON.parse(readFileSync(join(root, 'scripts/setup/node-flags.json'), 'utf8'));

export interface ShopProcess {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  /** Sends the signal and waits for the process to be gone; the code it left with. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Resolves when it is open; rejects with what it printed when it ends first. `preload` is a module run before it. */
export async function createShopProcess(
  settings: Record<string, string>,
  preload?: string,
): Promise<ShopProcess> {
  const child = runMain(settings, preload);
  const output = outputOf(child);
  const ended = once(child, 'exit');
  const opened = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /open at (http\S+)/.exec(output())?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
  const early = ended.then(() => Promise.reject(new Error(`the shop did not open: ${output()}`)));
  const address = await Promise.race([opened, early]);
  early.catch(() => {});
  return {
    child,
    address,
    output,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Ends it outright while ten answers are on their way. */
export async function killUnderLoad(shop: ShopProcess): Promise<void> {
  const load = Array.from({ length: 10 }, () =>
    fetch(`${shop.address}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify([{ name: 'share', productId: 1001, at: new Date().toISOString() }]),
    }).catch(() => null),
  );
  await Promise.race(load);
  await shop.end('SIGKILL');
  await Promise.all(load);
}

export function runMain(settings: Record<string, string>, preload?: string): ChildProcess {
  const flags = [...nodeFlags, ...(preload === undefined ? [] : ['--import', preload])];
  return spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      NODE_ENV: 'test',
      PORT: '0',
      RATE_LIMIT_BURST: '100000',
      ...settings,
    },
    // The channel closes when whoever started it is killed, and then it leaves too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

export function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return () => output;
}
