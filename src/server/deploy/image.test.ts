// The image without a builder: what the last stage of the Dockerfile copies is laid out in a folder of its own, and its
// command runs there as somebody else, is asked by the image's health check, and is stopped as a container is.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration/configuration.ts';
import { root } from '../root.ts';
import { outputOf } from '../testing/shop-process.ts';
import { cloneDatabase } from '../testing/test-shop.ts';

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n\s*/g, '');
const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const argumentOf = (name: string, of = lastStage) => of.find((line) => line.startsWith(`${name} `)) ?? '';
const listOf = (line: string): string[] => JSON.parse(line.slice(line.indexOf('[')));
const settingsOfImage = Object.fromEntries(
  [...argumentOf('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);
/** Of a clone that is its owner's alone nobody else could run anything. */
const isReadableByAll = (statSync(join(root, 'package.json')).mode & 0o004) !== 0;
const userId = Number(/--uid (\d+)/.exec(argumentOf('RUN'))?.[1]);

/** Whoever is somebody else may not enter the folder of its socket. */
function byNetwork(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  return url.href;
}

describe('the Dockerfile', () => {
  test('names settings that there are, and no secret', () => {
    expect(readConfiguration(settingsOfImage)).toMatchObject({ HOST: '0.0.0.0', DATA_FOLDER: '/data' });
    expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|TOKEN|PASSWORD|KEY|_URL)/m);
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const own of ['.env', '.git', '.data', 'node_modules']) expect(ignored).toContain(own);
  });

  test('runs as somebody without rights, on the flags the shop is started with', () => {
    expect(userId).toBeGreaterThan(1_000);
    expect(argumentOf('USER')).toBe('USER vitrine');
    const flags: string[] = JSON.parse(readFileSync(join(root, 'scripts/setup/node-flags.json'), 'utf8'));
    const unit = readFileSync(join(root, 'deploy/systemd/vitrine@.service'), 'utf8');
    for (const flag of flags) {
      expect(argumentOf('CMD')).toContain(flag);
      expect(unit).toContain(flag);
    }
  });
});

describe('what is in the image', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof cloneDatabase>>;

  beforeAll(async () => {
    database = await cloneDatabase();
    folder = mkdtempSync(join(tmpdir(), 'vitrine-image-'));
    const modules = shippedModules();
    for (const line of lastStage.filter((each) => each.startsWith('COPY --from=build /shop/'))) {
      const [from = '', to = ''] = line.replace('COPY --from=build /shop/', '').split(' ');
      if (from === 'node_modules') for (const path of modules) copy(path, join(folder, path));
      else copy(from, join(folder, to === './' ? from : to));
    }
    mkdirSync(join(folder, 'data'));
    chmodSync(folder, 0o755);
    if (!isReadableByAll) spawnSync('chmod', ['-R', 'a+rX', folder]);
    if (process.getuid?.() === 0) spawnSync('chown', ['-R', String(userId), join(folder, 'data')]);
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('opens, says so to its health check, and leaves with 0 at SIGTERM', async () => {
    const port = await freePort();
    const [, ...health] = listOf(argumentOf('HEALTHCHECK'));
    const [, ...command] = listOf(argumentOf('CMD'));
    const options = {
      cwd: folder,
      env: {
        ...settingsOfImage,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_FOLDER: join(folder, 'data'),
        DATABASE_URL: byNetwork(database.url),
      },
      // Only root may become somebody else; otherwise whoever tests is somebody already.
      ...(process.getuid?.() === 0 && { uid: userId, gid: userId }),
    };
    const check = () => spawnSync(process.execPath, health, options).status;
    expect(check()).toBe(1);
    const shop = spawn(process.execPath, command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = outputOf(shop);
    const ended = once(shop, 'exit');
    try {
      const opened = once(spawn(process.execPath, [...health, '--wait', '50'], options), 'exit');
      const [code] = await Promise.race([opened, ended.then(() => ['it ended first'])]);
      expect(code, output()).toBe(0);
      expect(check()).toBe(0);
      const page = await fetch(`http://127.0.0.1:${port}/product/1001/nocturne-bias-slip-dress-bordeaux`);
      expect(await page.text()).toContain('Nocturne Bias Slip Dress');
    } finally {
      shop.kill('SIGTERM');
      await ended;
    }
    expect(shop.exitCode, output()).toBe(0);
    expect(check()).toBe(1);
  });
});

/** What `npm prune --omit=dev` leaves, less what the Dockerfile removes by name. */
function shippedModules(): string[] {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const removed = (/rm -rf (.+?) &&/.exec(dockerfile)?.[1] ?? '').trim().split(/\s+/);
  expect(removed).toContain('typescript');
  const isRemoved = (path: string) =>
    removed.some((name) =>
      name.endsWith('*')
        ? path.startsWith(`node_modules/${name.slice(0, -1)}`)
        : `${path}/`.startsWith(`node_modules/${name}/`),
    );
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true)
    .map(([path]) => path)
    .filter((path) => !isRemoved(path) && existsSync(join(root, path)));
}

/** Linked rather than copied where that can be, since there are thousands of files; never where modes must change. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const ways = isReadableByAll ? ['-al', '-a'] : ['-a'];
  expect(
    ways.some((way) => spawnSync('cp', [way, join(root, from), to]).status === 0),
    from,
  ).toBe(true);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
