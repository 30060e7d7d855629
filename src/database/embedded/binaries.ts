/** PostgreSQL's programs, as npm installed them for this platform. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, so they are looked up from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const packageFolder = dirname(dirname(createRequire(wrapper).resolve(name)));
    return { folder: join(packageFolder, 'native'), version: await packageVersion(packageFolder) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL for this machine (${name}) is not installed: run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

async function packageVersion(packageFolder: string): Promise<string> {
  const description: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  if (typeof description === 'object' && description && 'version' in description) {
    return String(description.version);
  }
  throw new Error(`${packageFolder} has no version.`);
}

export function program(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? binaries.version;
}

/** A copy that every user of the machine may read and run, for a project folder that only root can enter. */
export async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const folder = join(home, `postgresql-${binaries.version}`);
  if (existsSync(folder)) return { ...binaries, folder };
  const unfinished = `${folder}.copy-${process.pid}`;
  await cp(binaries.folder, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await run('chmod', ['-R', 'a+rX,go-w', unfinished]);
  // The rename makes the copy appear whole; failing means that another start was faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return { ...binaries, folder };
}

/** PostgreSQL's own view of the environment: none of our secrets, none of the caller's PG* settings. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const inherited = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
