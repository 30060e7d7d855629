/** Two commands on one clone take turns to install and to build. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';
import { root } from './project.mjs';

const folder = join(root, '.data');
const file = join(folder, 'setup.lock');
const heartbeat = 2000;

/**
 * The holder keeps touching its lock, so that one left by a kill is known by its age.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(work) {
  while (!take()) await pause(200);
  const release = () => rmSync(file, { force: true });
  const timer = setInterval(touch, heartbeat);
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    mkdirSync(folder, { recursive: true });
    closeSync(openSync(file, 'wx'));
    return true;
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'EEXIST')) {
      throw new Problem(
        `The project's folder cannot be written: make ${root} writable for you and run the command again.`,
      );
    }
    const taken = statSync(file, { throwIfNoEntry: false });
    if (taken && Date.now() - taken.mtimeMs > 5 * heartbeat) rmSync(file, { force: true });
    return false;
  }
}

function touch() {
  const now = new Date();
  if (existsSync(file)) utimesSync(file, now, now);
}
