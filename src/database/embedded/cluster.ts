/** The files of one database cluster: made whole or not at all, with two roles and their passwords. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf } from './account.ts';
import { childEnvironment, majorVersion, program } from './binaries.ts';
import { clusterIn, type Place } from './data-directory.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export interface Cluster {
  readonly place: Place;
  readonly data: string;
  readonly log: string;
  /** Whose processes may be our PostgreSQL. */
  readonly uid: number;
  /** The superuser `postgres` looks after the server; the shop's own role may not touch the machine. */
  readonly passwords: { readonly postgres: string; readonly vitrine: string };
}

const unfinishedName = /^cluster\.init-(\d+)-/;

export async function openCluster(
  place: Place,
  durable: boolean,
  onStep: (step: string) => void,
): Promise<Cluster> {
  const folder = clusterIn(place.home);
  await removeUnfinished(place.home);
  if (!existsSync(folder)) {
    onStep('creating the database');
    await createCluster(place, durable);
  }
  try {
    const data = join(folder, 'data');
    const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
    if (made !== majorVersion(place.binaries)) throw wrongVersion(folder, made, majorVersion(place.binaries));
    const [postgres, vitrine] = await Promise.all([
      readPassword(folder, 'postgres'),
      readPassword(folder, 'vitrine'),
    ]);
    const { uid } = await stat(data);
    return { place, data, log: join(place.home, 'postgres.log'), uid, passwords: { postgres, vitrine } };
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw new EmbeddedPostgresError(
      `The database in ${folder} cannot be read: start the shop as the user who owns that folder, or move the folder away to begin with an empty shop.`,
      { cause },
    );
  }
}

/** Works in a sibling folder and renames it at the end, so that a kill half way leaves nothing that counts. */
async function createCluster(place: Place, durable: boolean): Promise<void> {
  const unfinished = join(place.home, `cluster.init-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    if (place.account) await chown(unfinished, place.account.uid, place.account.gid);
    const passwordFile = await writePassword(unfinished, 'postgres', place);
    await writePassword(unfinished, 'vitrine', place);
    const data = join(unfinished, 'data');
    await runInit(place, data, passwordFile, durable);
    await createShopDatabase(place, data, await readPassword(unfinished, 'vitrine'));
    await rename(unfinished, clusterIn(place.home));
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    // Another start on the same folder was faster, and its cluster is as good as ours.
    if (existsSync(clusterIn(place.home))) return;
    if (cause instanceof EmbeddedPostgresError) throw cause;
    throw initFailed(cause instanceof Error ? cause.message : String(cause), cause);
  }
}

async function runInit(place: Place, data: string, passwordFile: string, durable: boolean): Promise<void> {
  const options = [
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  await finish(startChild(place, program(place.binaries, 'initdb'), options));
}

/** Single-user mode needs no port and no connection: the cluster is complete before anyone can see it. */
async function createShopDatabase(place: Place, data: string, password: string): Promise<void> {
  const child = startChild(place, program(place.binaries, 'postgres'), ['--single', '-D', data, 'postgres']);
  const done = finish(child);
  child.stdin?.on('error', () => {});
  child.stdin?.end(
    `create role vitrine login createdb password '${password}'\ncreate database vitrine owner vitrine\n`,
  );
  await done;
}

function startChild(place: Place, file: string, options: string[]): ChildProcess {
  return spawn(file, options, { ...identityOf(place.account), cwd: place.home, env: childEnvironment() });
}

function finish(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stdout?.resume();
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-4000);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(initFailed(complaints.trim().split('\n').at(-1) ?? `stopped by ${signal}`));
    });
  });
}

/** Folders left by starts that were killed; a living process may still be at work in its own. */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = unfinishedName.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

async function writePassword(folder: string, role: string, place: Place): Promise<string> {
  const file = join(folder, `${role}.password`);
  await writeFile(file, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  if (place.account) await chown(file, place.account.uid, place.account.gid);
  return file;
}

async function readPassword(folder: string, role: string): Promise<string> {
  return (await readFile(join(folder, `${role}.password`), 'utf8')).trim();
}

function initFailed(reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database could not be created (${reason}): remove the reason, or set DATABASE_URL to a PostgreSQL of your own.`,
    { cause },
  );
}

function wrongVersion(folder: string, made: string, ours: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${folder} was made by PostgreSQL ${made} and this shop brings ${ours}: move the folder away to begin with an empty shop, or set DATABASE_URL to a PostgreSQL ${made} that holds its data.`,
  );
}
