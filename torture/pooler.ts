import { spawnSync } from 'node:child_process';
import { installPackages } from '../src/server/testing/pooler/install-packages.ts';
import { isPoolerInstalled } from '../src/server/testing/pooler/pooler.ts';
import type { Endured } from './endured.ts';

/** What shoppers do and what hears of it: reads and writes, races for stock and money, live pages, work left for later. */
const areas = [
  'http/bag',
  'http/checkout',
  'http/payment',
  'http/love',
  'http/live',
  'http/order',
  'server/jobs',
];

/** The tests of the suite that ask the most of a connection, with a PgBouncer of Debian's between shop and database. */
export async function pooled(): Promise<Endured> {
  if (!isPoolerInstalled()) installPackages(['pgbouncer']);
  const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '';
  const began = performance.now();
  const { status, stdout } = spawnSync(process.execPath, ['scripts/setup.mjs', 'test', 'unit', ...areas], {
    env: { ...process.env, TEST_POOLER: 'yes' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const sum = /^\d+ passed, \d+ failed.*$/m.exec(stdout)?.[0] ?? 'no test was run';
  const isSound = status === 0 && /^[1-9]\d* passed, 0 failed/.test(sum);
  if (!isSound) process.stdout.write(stdout);
  return {
    isSound,
    words: `through ${version}, by the transaction: ${sum}   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  };
}
