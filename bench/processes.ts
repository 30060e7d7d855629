// Servers are held to one core, which leaves the other to the load, so that neither slows the other down.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import nodeFlags from '../scripts/setup/node-flags.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..');

export interface Running extends AsyncDisposable {
  readonly address: string;
  readonly secondsToOpen: number;
  readonly residentMegabytes: () => Promise<number>;
  /** What it has used of its core so far. */
  readonly cpuMs: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a script that prints `… at http://…` when it is up, and ends it when the bench is told to stop: a load that
 * has nobody to answer it ends too. While it starts it is let be, since it may be starting a PostgreSQL of its own.
 */
export async function startOnFirstCore(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Running> {
  signal.throwIfAborted();
  const began = performance.now();
  const pin = process.platform === 'linux' && availableParallelism() > 1 ? ['taskset', '-c', '0'] : [];
  const [command = process.execPath, ...rest] = [...pin, process.execPath, ...nodeFlags, script, ...args];
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...process.env, ...settings },
    // The channel tells it, by closing, that we were killed outright.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve()).once('close', () => resolve());
  });
  const address = await addressOf(child, output, ended);
  if (!address) throw new Error(`${script} did not start: ${lastWords(output())}`);
  const secondsToOpen = (performance.now() - began) / 1_000;
  const terminate = () => void child.kill('SIGTERM');
  if (signal.aborted) terminate();
  else signal.addEventListener('abort', terminate, { once: true });
  const stop = async () => {
    signal.removeEventListener('abort', terminate);
    const endedByItself = !signal.aborted && (child.exitCode ?? child.signalCode) !== null;
    terminate();
    await ended;
    if (endedByItself) throw new Error(`${script} ended by itself: ${lastWords(output())}`);
  };
  return {
    address,
    secondsToOpen,
    residentMegabytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
    },
    cpuMs: async () => {
      // Of the words after the name: the ticks in the program itself and in the system for it, a hundred a second.
      const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8');
      const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return 10 * (Number(words[11]) + Number(words[12]));
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

function addressOf(
  child: ChildProcess,
  output: () => string,
  ended: Promise<void>,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const address = / at (http:\S+)/.exec(output())?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    void ended.then(() => resolve(undefined));
  });
}

/** What a program has said, on both of its streams. */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  child.once('error', ({ message }) => {
    output += message;
  });
  return () => output;
}

const stackLine = /^\s+at |^\s*$|^Node\.js v/;

/** Of a failure the sentence rather than the places in the code, or what surrounds them. */
export function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => !stackLine.test(line));
  return (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing').trim();
}
