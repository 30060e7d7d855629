import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { installPackages } from '../src/server/testing/pooler/install-packages.ts';
import { createShopProcess } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';
import type { Engine } from './engines/engine.ts';
import { openFirefox } from './engines/firefox.ts';
import { buyEverywhere } from './engines/journey.ts';
import { openWebkit } from './engines/webkit.ts';

const pictures = '.data/torture/engines';
const screens = { desktop: [1280, 900], phone: [500, 844] } as const;

/** The engines of Firefox and Safari: the whole way to a receipt, nothing complained about, and five pictures of each. */
export async function everyEngine(): Promise<Endured> {
  installEngines();
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  const shop = await createShopProcess({
    LOG_LEVEL: 'silent',
    DATA_FOLDER: `.data/torture/engines-${process.pid}`,
  });
  const origin = shop.address.replace('127.0.0.1', 'localhost');
  const errors: string[] = [];
  try {
    for (const open of [openFirefox, openWebkit])
      for (const [screen, [width, height]] of Object.entries(screens)) {
        const engine = await open(width, height);
        const who = `${engine.name}, ${screen}`;
        const failure = await buysWith(engine, origin, screen).then(() => [], String);
        for (const error of [failure, await engine.close(origin)].flat()) errors.push(`${who}: ${error}`);
      }
  } finally {
    await shop.end('SIGTERM');
    await rm(`.data/torture/engines-${process.pid}`, { recursive: true, force: true });
  }
  for (const error of errors) process.stdout.write(`  ${error}\n`);
  return {
    isSound: errors.length === 0,
    words: `Firefox and WebKit, desktop and phone: bought from window to receipt, ${errors.length} errors; pictures in ${pictures}`,
  };
}

async function buysWith(engine: Engine, origin: string, screen: string): Promise<void> {
  for (const { name, picture } of await buyEverywhere(engine, origin))
    await writeFile(`${pictures}/${engine.name}-${screen}-${name}.png`.toLowerCase(), picture);
}

/** Debian's packages, where they are not there yet. */
function installEngines(): void {
  const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
  const missing = Object.entries(programs).flatMap(([program, name]) =>
    spawnSync('which', [program]).status === 0 ? [] : [name],
  );
  if (missing.length > 0) installPackages(missing);
}
