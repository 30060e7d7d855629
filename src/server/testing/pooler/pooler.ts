// PgBouncer in front of a test's PostgreSQL, by the sample that operators are given.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../database/embedded/postmaster.ts';
import { root } from '../../root.ts';

export interface TestPooler {
  /** In place of the server's address; each database has its own name there too. */
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

export const isPoolerInstalled = () => spawnSync('pgbouncer', ['--version']).status === 0;

export async function startPooler(serverUrl: string): Promise<TestPooler> {
  const server = new URL(serverUrl);
  const host = server.searchParams.get('host') ?? server.hostname;
  const socketFolder = host.startsWith('/') ? host : null;
  const port = await freePort();
  const folder = join(root, '.data', `pooler-${port}`);
  await mkdir(folder, { recursive: true });
  // PgBouncer does not run as root, and a socket's folder is its owner's alone.
  const { uid, gid } = await stat(socketFolder ?? folder);
  await chown(folder, uid, gid);
  const sample = await readFile(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const backend = [
    `host=${host}`,
    `port=${server.port}`,
    `user=${decodeURIComponent(server.username)}`,
    `password=${decodeURIComponent(server.password)}`,
  ].join(' ');
  const settings = sample
    .replace('host=127.0.0.1 port=5432', backend)
    .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/auth_file = .*/, 'max_db_connections = 60');
  await writeFile(join(folder, 'pgbouncer.ini'), settings);
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { uid, gid, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgres://vitrine@127.0.0.1:${port}/postgres`;
  await answers(url, Promise.race([ended, once(child, 'error')]));
  return {
    url,
    version: spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout.split('\n')[0] ?? '',
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, over: Promise<unknown>): Promise<void> {
  let isOver = false;
  void over.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  while (!isOver) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(50);
    }
  }
  throw new Error('PgBouncer has ended before it answered.');
}
