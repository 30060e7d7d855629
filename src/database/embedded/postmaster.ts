/** The PostgreSQL server process: found by its lock file, started, and stopped. */
import { execFile, spawn } from 'node:child_process';
import { close, open as openFile } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { identityOf } from './account.ts';
import { childEnvironment, program } from './binaries.ts';
import { type Cluster, isAlive } from './cluster.ts';
import { boundLog } from './server-log.ts';

const run = promisify(execFile);
const open = promisify(openFile);
const loopback = '127.0.0.1';
/** What the name of a socket may take, on every system that has them. */
const longestSocket = 103;
const socketLock = /^\.s\.PGSQL\.(\d+)\.lock$/;

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The folder of its socket, or its address where it has none. */
  readonly host: string;
  /** Not ready while it starts, recovers from a crash, or shuts down. */
  readonly ready: boolean;
}

/** The server that holds this cluster, or nothing when its lock file is missing, unfinished or stale. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | undefined> {
  const lines = (await readLockFile(cluster)).split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0 && port > 0) || !(await isOurs(pid, cluster))) return undefined;
  return { pid, port, host: lines[4]?.trim() || loopback, ready: lines[7]?.trim() === 'ready' };
}

/**
 * PostgreSQL removes a dead server's lock file itself, but trusts one whose process id now belongs to
 * an unrelated program of the same user.
 */
export async function removeMisleadingLock(cluster: Cluster): Promise<void> {
  const text = await readLockFile(cluster);
  const pid = Number(text.split('\n')[0]);
  if (!(pid > 0) || !isAlive(pid) || (await isOurs(pid, cluster))) return;
  // Another start may have replaced the file since it was read.
  if ((await readLockFile(cluster)) === text) await rm(lockFile(cluster), { force: true });
}

/** Whether the process is a PostgreSQL on our data, of our user: only such a one is asked with our password. */
async function isOurs(pid: number, cluster: Cluster): Promise<boolean> {
  if (process.platform === 'win32') return isAlive(pid);
  try {
    if (process.platform === 'linux') {
      const [{ uid }, command] = await Promise.all([
        stat(`/proc/${pid}`),
        readFile(`/proc/${pid}/cmdline`, 'utf8'),
      ]);
      return uid === cluster.uid && command.split('\0').includes(cluster.data);
    }
    const { stdout } = await run('ps', ['-ww', '-o', 'uid=,args=', '-p', String(pid)]);
    return Number.parseInt(stdout.trim(), 10) === cluster.uid && stdout.includes(cluster.data);
  } catch {
    return false;
  }
}

function lockFile(cluster: Cluster): string {
  return join(cluster.data, 'postmaster.pid');
}

async function readLockFile(cluster: Cluster): Promise<string> {
  return readFile(lockFile(cluster), 'utf8').catch(() => '');
}

export interface SpawnedPostmaster {
  /** Set once the process is gone or could not be started. */
  readonly ended: { readonly reason?: Error } | undefined;
}

/** Starts the server in a session of its own: Ctrl-C must not reach it before requests are drained. */
export async function spawnPostmaster(
  cluster: Cluster,
  port: number,
  durable: boolean,
): Promise<SpawnedPostmaster> {
  const { place, data } = cluster;
  await removeStaleSockets(cluster, port);
  await boundLog(cluster.log);
  const log = await open(cluster.log, 'a', 0o600);
  let ended: SpawnedPostmaster['ended'];
  const child = spawn(
    program(place.binaries, 'postgres'),
    ['-D', data, ...settings(cluster, port, durable)],
    {
      ...identityOf(place.account),
      cwd: place.home,
      env: childEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    },
  );
  close(log);
  child.once('error', (reason) => {
    ended = { reason };
  });
  child.once('exit', () => {
    ended = {};
  });
  child.unref();
  return {
    get ended() {
      return ended;
    },
  };
}

function settings({ data }: Cluster, port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: loopback,
    port,
    // In the cluster's own folder, which nobody else may enter: a statement costs a fifth less than by the network.
    unix_socket_directories: fitsSocket(dirname(data)) ? dirname(data) : '',
    shared_buffers: '128MB',
    // Enough for a process on each of sixteen cores.
    max_connections: 400,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A statement's own error goes to the caller; in the log it would leave shoppers' data.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function fitsSocket(folder: string): boolean {
  const longest = join(folder, '.s.PGSQL.65535');
  // Several folders are told apart by commas.
  return process.platform !== 'win32' && Buffer.byteLength(longest) <= longestSocket && !folder.includes(',');
}

/** A server that was killed leaves its socket behind. One under our own port is PostgreSQL's to replace. */
async function removeStaleSockets(cluster: Cluster, ownPort: number): Promise<void> {
  const folder = dirname(cluster.data);
  for (const name of await readdir(folder)) {
    const port = Number(socketLock.exec(name)?.[1] ?? ownPort);
    if (port === ownPort) continue;
    const pid = Number((await readFile(join(folder, name), 'utf8').catch(() => '')).split('\n')[0]);
    if (pid > 0 && (await isOurs(pid, cluster))) continue;
    for (const stale of [`.s.PGSQL.${port}`, name]) await rm(join(folder, stale), { force: true });
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, loopback, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Fast shutdown, then immediate, then by force; each step only when the one before it did not end the server. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const found = await findPostmaster(cluster);
  if (!found) return;
  if (process.platform === 'win32') {
    await run(program(cluster.place.binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', cluster.data]);
    return;
  }
  const escalation = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of escalation) {
    signalProcess(found.pid, signal);
    if (await hasEnded(found.pid, cluster, patience)) return;
  }
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between two looks.
  }
}

async function hasEnded(pid: number, cluster: Cluster, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(20)) {
    if (!(await isOurs(pid, cluster))) return true;
  }
  return false;
}
