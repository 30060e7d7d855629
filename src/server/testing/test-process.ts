// Processes of the shop that are gone when their test is.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { createShopProcess, outputOf, runMain, type ShopProcess } from './shop-process.ts';

export async function startShopProcess(
  settings: Record<string, string>,
  preload?: string,
): Promise<ShopProcess> {
  const shop = await createShopProcess(settings, preload);
  onTestFinished(() => void shop.child.kill('SIGKILL'));
  return shop;
}

/** A data folder for one try of one test; it and the PostgreSQL in it are gone afterwards, however the test went. */
export function ownDataFolder(): { readonly DATA_FOLDER: string } {
  const folder = join('.data', `shop-${randomBytes(6).toString('hex')}`);
  onTestFinished(async () => {
    await endPostgres(join(folder, 'postgres/cluster/data/postmaster.pid'));
    await rm(folder, { recursive: true, force: true });
  });
  return { DATA_FOLDER: folder };
}

/** The server of a shop that was killed runs on, and takes its lock file with it when it is told to end. */
async function endPostgres(lockFile: string): Promise<void> {
  const lock = () => readFile(lockFile, 'utf8').catch(() => null);
  const pid = Number.parseInt((await lock()) ?? '', 10);
  if (!(pid > 0)) return;
  try {
    process.kill(pid, 'SIGINT');
    while ((await lock()) !== null) {
      process.kill(pid, 0);
      await pause(20);
    }
  } catch {
    // It is gone, and has left its lock behind.
  }
}

/** Runs a command that is expected to give up by itself. */
export async function runToEnd(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = runMain(settings);
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = outputOf(child);
  await once(child, 'close');
  return { code: child.exitCode ?? -1, output: output() };
}
