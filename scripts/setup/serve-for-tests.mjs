/** The shop that the browser tests visit, in a process of its own. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { collectOutput, keepTrack } from './processes.mjs';
import { pinnedNode, root, toolEnvironment } from './project.mjs';

const patience = 90_000;

/** @typedef {{ address: string, database: string }} Addresses */
/** @typedef {Partial<Addresses> & { output: () => string, stop: () => Promise<void> }} TestShop */

/**
 * Waits for the line `READY http://… postgresql://…`; without one there is no address, and the output tells why.
 * @param {boolean} verbose
 * @returns {Promise<TestShop>}
 */
export async function serveForTests(verbose) {
  const child = keepTrack(
    spawn(pinnedNode, ['e2e/serve.ts'], {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const output = collectOutput(child, verbose);
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const inTime = await Promise.race([ended.then(() => true), pause(15_000, false, { ref: false })]);
    if (inTime === false) child.kill('SIGKILL');
    await ended;
  };
  const addresses = await Promise.race([
    readyAddresses(child, output),
    ended.then(() => undefined),
    pause(patience, undefined, { ref: false }),
  ]);
  if (!addresses) await stop();
  return { ...addresses, output, stop };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => string} output
 * @returns {Promise<Addresses>}
 */
function readyAddresses(child, output) {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const [, address, database] = /^READY (http\S+) (\S+)\s/m.exec(output()) ?? [];
      if (address && database) resolve({ address, database });
    });
  });
}
