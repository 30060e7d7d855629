import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Endured } from './endured.ts';

/** Every value that a call takes is replaced by everything that might break it. */
export async function hostile(): Promise<Endured> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'src/server/http/hostile-input.test.ts', '--retry', '0'],
    { env: { ...process.env, NODE_ENV: 'test', EVERY_ATTACK: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  const made = /attacks made: (\d+)/.exec(output)?.[1] ?? 'no';
  if (code !== 0) process.stdout.write(output);
  return {
    isSound: code === 0,
    words:
      `${made} hostile requests to every call: none is the shop's own failure, each is answered as the contract says   ` +
      `${((performance.now() - began) / 1_000).toFixed(0)} s`,
  };
}
