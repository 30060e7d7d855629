// The shop as it really runs: the command in a process of its own, to be signalled and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../../..');

export interface ShopProcess {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  /** Sends the signal and waits for the process to be gone; the code it left with. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Resolves when it is open; rejects with what it printed when it ends first. */
export async function startShopProcess(settings: Record<string, string>): Promise<ShopProcess> {
  const child = runMain(settings);
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

/** Runs a command that is expected to give up by itself. */
export async function runToEnd(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = runMain(settings);
  const output = outputOf(child);
  await once(child, 'close');
  return { code: child.exitCode ?? -1, output: output() };
}

function runMain(settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      PORT: '0',
      RATE_LIMIT_BURST: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return () => output;
}
