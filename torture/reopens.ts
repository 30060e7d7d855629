import { createShopProcess, killUnderLoad } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';

const kills = 50;

/** The shop is killed outright again and again; each time it opens by itself, with its own PostgreSQL. */
export async function reopens(): Promise<Endured> {
  const settings = { LOG_LEVEL: 'silent', DATA_FOLDER: '.data/torture/reopens' };
  const began = performance.now();
  let opened = 0;
  for (let kill = 0; kill < kills; kill++) {
    const shop = await createShopProcess(settings);
    if ((await fetch(`${shop.address}/product/1001`)).ok) opened += 1;
    await killUnderLoad(shop);
  }
  const last = await createShopProcess(settings);
  const code = await last.end('SIGTERM');
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  return {
    isSound: opened === kills && code === 0,
    words: `killed ${kills} times under load, open again ${opened} times   ${seconds} s`,
  };
}
