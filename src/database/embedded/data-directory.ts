/** Where the cluster lives: in the project's folder, or, when root's PostgreSQL user cannot enter that, under /var/lib. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Account, findOrCreateAccount, identityOf, ownerOf, runsAsRoot } from './account.ts';
import { type Binaries, childEnvironment, copyBinaries, findBinaries, program } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);
const systemFolder = '/var/lib/vitrine';

export interface Place {
  readonly home: string;
  readonly binaries: Binaries;
  readonly account: Account | undefined;
}

export function clusterIn(home: string): string {
  return join(home, 'cluster');
}

export async function choosePlace(folder: string, onStep: (step: string) => void): Promise<Place> {
  const directory = resolve(folder);
  const binaries = await findBinaries();
  if (!runsAsRoot()) return ordinaryPlace(directory, binaries);

  const systemHome = join(systemFolder, projectHash(directory));
  // A shop that once lived under /var/lib stays there: an empty one must not take its place unnoticed.
  const movedBefore = existsSync(clusterIn(systemHome)) && !existsSync(clusterIn(directory));
  if (!movedBefore) {
    const home = await makeFolder(directory);
    const account = await accountFor(home);
    if (await canUse(account, home, binaries)) return { home, binaries, account };
    if (existsSync(clusterIn(home))) {
      throw new EmbeddedPostgresError(
        `The system user ${account.name} can no longer reach the database in ${home}: give the folders above it mode 755, or set DATABASE_URL to a PostgreSQL of your own.`,
      );
    }
    onStep(`database kept in ${systemHome}: the system user ${account.name} cannot enter ${directory}`);
  }
  return systemPlace(systemHome, binaries);
}

async function ordinaryPlace(directory: string, binaries: Binaries): Promise<Place> {
  const home = await makeFolder(directory);
  await run(program(binaries, 'initdb'), ['--version'], { env: childEnvironment() }).catch(cannotRun);
  return { home, binaries, account: undefined };
}

async function systemPlace(systemHome: string, binaries: Binaries): Promise<Place> {
  const home = await makeFolder(systemHome);
  const account = await accountFor(home);
  if (await canUse(account, home, binaries)) return { home, binaries, account };
  const copied = await copyBinaries(binaries, home);
  if (await canUse(account, home, copied)) return { home, binaries: copied, account };
  return cannotRun();
}

async function accountFor(home: string): Promise<Account> {
  const cluster = clusterIn(home);
  const owner = existsSync(cluster) ? await ownerOf(cluster) : undefined;
  return owner ?? findOrCreateAccount();
}

/** Tries the real thing, since modes, ACLs, mounts and missing libraries can each say no. */
async function canUse(account: Account, home: string, binaries: Binaries): Promise<boolean> {
  const probe = await mkdtemp(join(home, 'probe-'));
  try {
    await chown(probe, account.uid, account.gid);
    const script = 'cd "$1" && "$2" --version && "$3" --version';
    const programs = [program(binaries, 'initdb'), program(binaries, 'postgres')];
    const options = { ...identityOf(account), cwd: '/', env: childEnvironment() };
    await run('/bin/sh', ['-c', script, 'sh', probe, ...programs], options);
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Only folders made here get a mode: one that exists keeps what its owner chose. */
async function makeFolder(folder: string): Promise<string> {
  try {
    const firstMade = await mkdir(folder, { recursive: true });
    const made = firstMade ? foldersBetween(resolve(firstMade), folder) : [];
    for (const each of made) await chmod(each, 0o755);
    // mkdir says nothing about a folder that exists but may not be written.
    await rm(await mkdtemp(join(folder, 'probe-')), { recursive: true });
    return await realpath(folder);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} cannot be written: make it writable for the user who starts the shop, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

function foldersBetween(top: string, bottom: string): string[] {
  return bottom.length <= top.length ? [top] : [...foldersBetween(top, dirname(bottom)), bottom];
}

function projectHash(directory: string): string {
  return createHash('sha256').update(directory).digest('hex').slice(0, 16);
}

function cannotRun(cause?: unknown): never {
  throw new EmbeddedPostgresError(
    'The PostgreSQL that npm installed does not run on this machine: run "npm ci" again with install scripts allowed, or set DATABASE_URL to a PostgreSQL of your own.',
    { cause },
  );
}
