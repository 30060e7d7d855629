/** Hands the terminal to a program of the shop and ends when and how it ends. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { pinnedNode, root, toolEnvironment } from './project.mjs';

/**
 * Node's nursery for new objects grows with the machine, to over 100 MB, and what has outlived it to four times what is in
 * use before anything is cleared away; the shop is as fast with less.
 */
const flags = JSON.parse(readFileSync(new URL('node-flags.json', import.meta.url), 'utf8'));

/** @type {NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'];

/**
 * Ctrl-C reaches every process of a terminal, and npm sends its own copy: the program lives in a session of
 * its own and gets one signal from here, so that it never mistakes copies for impatience.
 * @param {string} script
 * @param {string[]} options
 * @param {'production' | 'development'} mode
 * @param {NodeJS.ProcessEnv} [settings] what only this program is told
 * @returns {Promise<number>}
 */
export function runInForeground(script, options, mode, settings = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode, [...flags, script, ...options], {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: mode, ...settings }),
      // The channel tells the program, by closing, that we were killed outright.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    let lastSignal = 0;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      if (Date.now() - lastSignal < 1000) return;
      lastSignal = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    for (const signal of forwarded) process.removeAllListeners(signal).on(signal, forward);
    const stopWatching = watchNpm(() => forward('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopWatching();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** A shell between npm and us may end without passing its signal on; a changed parent tells. */
function watchNpm(/** @type {() => void} */ onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  return () => clearInterval(timer);
}
