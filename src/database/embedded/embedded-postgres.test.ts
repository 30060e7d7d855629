import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from './cluster.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const asRoot = process.getuid?.() === 0;
const leftovers: (() => Promise<unknown>)[] = [];
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine postgres '));
  await chmod(directory, 0o755);
});

/** Most tests begin with a shop that ran before; making one anew for each would double their time. */
let template: string | undefined;
async function aShopThatRanBefore(): Promise<void> {
  if (!template) {
    template = await mkdtemp(join(tmpdir(), 'vitrine template '));
    await chmod(template, 0o755);
    await (await startEmbeddedPostgres({ directory: template, durable: false })).stop();
  }
  execFileSync('cp', ['-a', join(template, 'cluster'), directory]);
}

afterAll(() => template && rm(template, { recursive: true }));

afterEach(async () => {
  for (const clean of leftovers.splice(0).reverse()) await clean();
  await rm(directory, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ directory, durable: false, ...options });
  leftovers.push(() => database.stop());
  return database;
}

async function ask(database: Pick<EmbeddedPostgres, 'url'>, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

function lockFile(): string {
  return join(directory, 'cluster', 'data', 'postmaster.pid');
}

async function serverPid(): Promise<number> {
  return Number((await readFile(lockFile(), 'utf8')).split('\n')[0]);
}

/** A process that has ended answers signals until its parent has collected it, which may be never. */
function runs(pid: number): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function killServer(): Promise<void> {
  process.kill(await serverPid(), 'SIGKILL');
}

interface OtherProcess {
  readonly process: ChildProcess;
  readonly step: Promise<string>;
  readonly running: Promise<Pick<EmbeddedPostgres, 'url'>>;
}

/** Another process on the same folder, which reports its first step and then its address. */
function startElsewhere(): OtherProcess {
  const module = new URL('embedded-postgres.ts', import.meta.url).href;
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const onStep = () => process.send('step');
    const database = await startEmbeddedPostgres({ directory: process.argv[1], durable: false, onStep });
    process.once('SIGTERM', () => database.stop().then(() => process.disconnect()));
    process.send(database.url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, directory], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  leftovers.push(
    async () => child.exitCode ?? child.signalCode ?? (child.kill('SIGKILL') && once(child, 'exit')),
  );
  const reported = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      child.on('message', (message) => pattern.test(String(message)) && resolve(String(message)));
    });
  return {
    process: child,
    step: reported(/^step/),
    running: reported(/^postgresql:/).then((url) => ({ url })),
  };
}

describe('a first start', () => {
  test('creates a UTF-8 database with checksums, for a role that is no superuser', async () => {
    const database = await start();
    const answer = await ask(
      database,
      `select current_user, current_setting('is_superuser'), current_setting('server_encoding'),
              current_setting('data_checksums'), current_setting('timezone'), lower('ÉÑ')`,
    );
    expect(answer).toEqual(['vitrine', 'off', 'UTF8', 'on', 'UTC', 'éñ']);
  });

  test('makes missing folders, and leaves passwords and data to nobody else', async () => {
    const folder = join(directory, 'new', 'folder');
    const database = await start({ directory: relative(process.cwd(), folder) });
    const cluster = await stat(join(folder, 'cluster'));
    const password = await stat(join(folder, 'cluster', 'postgres.password'));
    expect([cluster.mode & 0o777, password.mode & 0o777]).toEqual([0o700, 0o600]);
    await expect(ask({ url: database.url.replace(/:[^:@]+@/, ':guess@') }, 'select 1')).rejects.toThrow(
      /password/,
    );
  });

  test('forgets an initialisation that was killed half way', async () => {
    const other = startElsewhere();
    await other.step;
    await pause(150);
    process.kill(-(other.process.pid ?? 0), 'SIGKILL');
    await once(other.process, 'exit');
    expect((await readdir(directory)).join()).toMatch(/^cluster\.init-/);

    expect(await ask(await start(), 'select 1')).toEqual([1]);
    expect((await readdir(directory)).sort()).toEqual(['cluster', 'postgres.log']);
  });

  test('says in one sentence that a folder cannot be written', async () => {
    await writeFile(join(directory, 'file'), '');
    const attempt = startEmbeddedPostgres({ directory: join(directory, 'file', 'inside') });
    await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
    await expect(attempt).rejects.toThrow(/cannot be written: make it writable .* or set DATABASE_URL/);
  });
});

describe('the way to it', () => {
  const hostOf = ({ url }: Pick<EmbeddedPostgres, 'url'>) => new URL(url).searchParams.get('host') ?? '';

  test('is a socket in a folder nobody else may enter, where a killed server leaves none behind', async () => {
    await aShopThatRanBefore();
    const killed = await start();
    const folder = hostOf(killed);
    expect(folder).toBe(join(directory, 'cluster'));
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect(await ask(killed, 'select inet_client_addr()')).toEqual([null]);
    await killServer();
    await vi.waitFor(async () => expect(await ask(killed, 'select 1')).toEqual([1]), 30_000);
    await writeFile(join(folder, '.s.PGSQL.1.lock'), '999999999\n');
    await writeFile(join(folder, '.s.PGSQL.1'), '');
    await killed.stop();
    const next = await start();
    const { port } = new URL(next.url);
    const sockets = (await readdir(folder)).filter((name) => name.startsWith('.s.PGSQL'));
    expect(sockets.toSorted()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]);
  });

  test('is the network where the name of the folder is too long for a socket', async () => {
    const deep = join(directory, 'a'.repeat(90));
    const database = await start({ directory: deep });
    expect(hostOf(database)).toBe('127.0.0.1');
    expect(await ask(database, 'select host(inet_client_addr())')).toEqual(['127.0.0.1']);
  });
});

describe('stopping', () => {
  beforeEach(aShopThatRanBefore);

  test('leaves no process and no lock, and keeps the data for the next start', async () => {
    const database = await start();
    await ask(database, 'create table kept as select 42 as answer');
    const pid = await serverPid();
    await Promise.all([database.stop(), database.stop()]);
    await expect.poll(() => [runs(pid), existsSync(lockFile())]).toEqual([false, false]);
    expect(await ask(await start(), 'select answer from kept')).toEqual([42]);
  });

  test('is left to the last of several processes', async () => {
    const other = startElsewhere();
    await other.running;
    const database = await start();
    const pid = await serverPid();
    await database.stop();
    expect(runs(pid)).toBe(true);
    other.process.kill('SIGTERM');
    await once(other.process, 'exit');
    await expect.poll(() => [runs(pid), existsSync(lockFile())]).toEqual([false, false]);
  });
});

describe('after a kill', () => {
  beforeEach(aShopThatRanBefore);

  test('of its process, a server that still runs is adopted', async () => {
    const other = startElsewhere();
    await other.running;
    other.process.kill('SIGKILL');
    await once(other.process, 'exit');
    const pid = await serverPid();
    expect(await ask(await start(), 'select 1')).toEqual([1]);
    expect(await serverPid()).toBe(pid);
  });

  test('of the server, it comes back at the same address while the shop runs', async () => {
    const steps: string[] = [];
    const database = await start({ durable: true, onStep: (step) => steps.push(step) });
    await ask(database, 'create table kept as select 42 as answer');
    await killServer();
    const answer = () => ask(database, 'select answer from kept').catch(() => undefined);
    await expect.poll(answer, { timeout: 10_000 }).toEqual([42]);
    expect(steps).toEqual(['the database was lost and is started again']);
  });

  test('of both, the next start recovers', async () => {
    const other = startElsewhere();
    await other.running;
    other.process.kill('SIGKILL');
    await killServer();
    expect(await ask(await start(), 'select 1')).toEqual([1]);
  });

  test('a lock whose process id now belongs to a stranger does not stand in the way', async () => {
    await (await start()).stop();
    const { uid, gid } = await stat(join(directory, 'cluster'));
    const stranger = spawn('sleep', ['60'], asRoot ? { uid, gid } : {});
    leftovers.push(async () => stranger.kill());
    await writeFile(lockFile(), [stranger.pid, 'elsewhere', 1, 5432, '', '', '', 'ready', ''].join('\n'));
    expect(await ask(await start(), 'select 1')).toEqual([1]);
    expect(stranger.exitCode).toBe(null);
  });
});

test('two processes that start at the same moment share one server', async () => {
  const [here, there] = await Promise.all([start(), startElsewhere().running]);
  expect(here.url).toBe(there.url);
  expect(await ask(there, 'select 1')).toEqual([1]);
  expect((await readdir(directory)).sort()).toEqual(['cluster', 'postgres.log']);
});

test.runIf(asRoot)('a folder that only root may enter sends the data to the system folder', async () => {
  const privateFolder = join(directory, 'private');
  await mkdir(privateFolder, { mode: 0o700 });
  const steps: string[] = [];
  const options = {
    directory: join(privateFolder, 'data'),
    durable: false,
    onStep: (step: string) => steps.push(step),
  };
  const database = await startEmbeddedPostgres(options);
  const home = /\/var\/lib\/vitrine\/\w+/.exec(steps[0] ?? '')?.[0] ?? '';
  leftovers.push(() => rm(home, { recursive: true }));
  leftovers.push(() => database.stop());
  expect(steps[0]).toMatch(/^database kept in \/var\/lib\/vitrine\/\w+: the system user \w+ cannot enter /);
  await ask(database, 'create table kept as select 42 as answer');
  await database.stop();

  await chmod(privateFolder, 0o755);
  const later = await startEmbeddedPostgres(options);
  leftovers.push(() => later.stop());
  expect(await ask(later, 'select answer from kept')).toEqual([42]);
});
