// OpenStack Swift on this machine, as one node in a folder of its own: a bucket by people other than us, which checks
// signatures of version 4 in earnest. Debian's package of its library brings all of it and starts no service.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Settings } from '../src/providers/media/s3-storage.ts';

const run = promisify(execFile);
const debianPackage = 'python3-swift';
/** Debian's own: another that comes first in the path does not know Debian's packages. */
const python = '/usr/bin/python3';
const parts = ['account', 'container', 'object'] as const;
const patienceMs = 30_000;

const serve = (part: string) => `
import sys
from swift.common.utils import parse_options
from swift.common.wsgi import run_wsgi
conf, options = parse_options()
sys.exit(run_wsgi(conf, '${part}-server', **options))`;
const buildRing = `
import sys
from swift.common.ring import RingBuilder
ring = RingBuilder(4, 1, 0)
ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(sys.argv[2]), 'device': 'disk', 'weight': 1})
ring.rebalance()
ring.get_ring().save(sys.argv[1])`;

export interface Swift {
  /** Without a bucket: none is there before it is made. */
  readonly settings: Omit<S3Settings, 'bucket'>;
  /** The door of it alone; what lies behind goes on. */
  readonly shutDoor: () => Promise<void>;
  readonly openDoor: () => Promise<void>;
  /** It takes calls and answers none. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

export async function startSwift(): Promise<Swift> {
  await install();
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const running = new Set<ChildProcess>();
  const stop = async () => {
    for (const child of running) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const port = await freePort();
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      accessKeyId: 'vitrine:photos',
      secretAccessKey: 'a/secret+with=signs',
    };
    await mkdir(join(folder, 'devices/disk'), { recursive: true });
    await writeFile(join(folder, 'swift.conf'), swiftConf);
    for (const part of parts) {
      const partPort = await freePort();
      await writeFile(join(folder, `${part}.conf`), storageConf(part, folder, partPort));
      await run(python, ['-c', buildRing, join(folder, `${part}.ring.gz`), String(partPort)]);
      running.add(await begin(part, folder, partPort));
    }
    await writeFile(join(folder, 'proxy.conf'), proxyConf(folder, port, settings));
    let door = await begin('proxy', folder, port);
    running.add(door);
    return {
      settings,
      shutDoor: async () => {
        running.delete(door);
        await end(door);
      },
      openDoor: async () => {
        door = await begin('proxy', folder, port);
        running.add(door);
      },
      freeze: () => door.kill('SIGSTOP'),
      thaw: () => door.kill('SIGCONT'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function install(): Promise<void> {
  const isThere = () =>
    run(python, ['-c', 'import swift.common.wsgi']).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { env }).catch(
    async () => {
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], { env });
    },
  );
  if (!(await isThere())) throw new Error(`${debianPackage} was installed and cannot be run.`);
}

/** Resolves when it listens; rejects with what it printed when it ends first, or never does. */
async function begin(part: string, folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(python, ['-c', serve(part), join(folder, `${part}.conf`), '-v'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed = (printed + text).slice(-4_000);
    });
  const until = performance.now() + patienceMs;
  while (child.exitCode === null && performance.now() < until) {
    // Any answer will do: it listens.
    const answers = await fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      async (response) => !(await response.body?.cancel()),
      () => false,
    );
    if (answers) return child;
    await pause(50);
  }
  await end(child);
  throw new Error(`Swift's ${part} server did not open: ${printed}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const swiftConf = `
[swift-hash]
swift_hash_path_suffix = vitrine
[storage-policy:0]
name = one
default = yes
`;

// No workers: each part is one process, ended by its id.
const common = (folder: string, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${userInfo().username}
workers = 0
log_level = WARNING
`;

const storageConf = (part: string, folder: string, port: number) => `${common(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

// A cache has to be named; that nobody is at home there costs a refused connection and nothing else.
const proxyConf = (
  folder: string,
  port: number,
  { accessKeyId, secretAccessKey, region }: Swift['settings'],
) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:tempauth]
use = egg:swift#tempauth
user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;
