// Processes of the shop that are gone when their test is.
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { openShopProcess, outputOf, runMain, type ShopProcess } from './shop-process.ts';

export async function startShopProcess(
  settings: Record<string, string>,
  preload?: string,
): Promise<ShopProcess> {
  const shop = await openShopProcess(settings, preload);
  onTestFinished(() => void shop.child.kill('SIGKILL'));
  return shop;
}

/** Runs a command that is expected to give up by itself. */
export async function runToEnd(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = runMain(settings);
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = outputOf(child);
  await once(child, 'close');
  return { code: child.exitCode ?? -1, output: output() };
}
