/** Child processes of the set-up: their output is kept, and none of them outlives it. */
import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @typedef {{ code: number, output: string }} Finished */

/**
 * Runs a program to its end; a program that cannot be started counts as one that failed.
 * @param {string} file
 * @param {string[]} options
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean, shell?: boolean, timeout?: number }} [settings]
 * @returns {Promise<Finished>}
 */
export function run(file, options, settings = {}) {
  const { env = toolEnvironment(), cwd = root, show = false, shell = false, timeout = 0 } = settings;
  return new Promise((resolve) => {
    const child = keepTrack(
      spawn(file, options, { env, cwd, shell, timeout, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    const output = collectOutput(child, show);
    child.once('error', (reason) => resolve({ code: 127, output: `${output()}${reason.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

export function collectOutput(/** @type {import('node:child_process').ChildProcess} */ child, show = false) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    });
  }
  return () => output;
}

/**
 * @template {import('node:child_process').ChildProcess} T
 * @param {T} child
 * @returns {T}
 */
export function keepTrack(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ctrl-C or a stop of npm ends what runs, and then us, with the exit code that shells expect. */
export function endWithSignals() {
  for (const [signal, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])) {
    process.on(signal, async () => {
      const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
      for (const child of running) child.kill('SIGTERM');
      setTimeout(() => process.exit(128 + number), 10_000).unref();
      await Promise.all(ends);
      process.stdout.write('\n');
      process.exit(128 + number);
    });
  }
}
