// Servers are held to one core, which leaves the other to the load, so that neither slows the other down.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import nodeFlags from '../scripts/setup/node-flags.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..');

export interface Running {
  readonly address: string;
  readonly secondsToOpen: number;
  readonly residentMegabytes: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a script that prints `… at http://…` when it is up. */
export async function startOnFirstCore(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const began = performance.now();
  const pin = process.platform === 'linux' && availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];
  const [command = process.execPath, ...rest] = [...pin, process.execPath, ...nodeFlags, script, ...args];
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  return {
    address,
    secondsToOpen: (performance.now() - began) / 1_000,
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const address = / at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended: ${output}`)));
  });
}
