// A bucket by people other than us (s3rver). npm brings it, into a folder of its own: the shop and its tests need none of
// its ninety packages. Of a signature it looks at the key and the time alone; that ours are right is held byte by byte
// against Amazon's example (media-storage.test.ts).
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Settings } from '../src/providers/media/s3-storage.ts';

const version = '3.7.1';
const home = join(import.meta.dirname, `../.data/torture/s3rver-${version}`);
const program = join(home, 'node_modules/s3rver/bin/s3rver.js');
const patienceMs = 30_000;

export interface S3Server {
  /** Without a bucket: none is there before it is made. */
  readonly settings: Omit<S3Settings, 'bucket'>;
  readonly shutDown: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  /** It takes calls and answers none. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  if (!existsSync(program)) {
    await mkdir(home, { recursive: true });
    await promisify(execFile)('npm', ['install', '--prefix', home, '--no-audit', `s3rver@${version}`]);
  }
  const folder = await mkdtemp(join(tmpdir(), 's3-'));
  const port = await freePort();
  let server = await begin(folder, port);
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The one key that it knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    shutDown: () => end(server),
    startAgain: async () => {
      server = await begin(folder, port);
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    stop: async () => {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when it listens; rejects with what it printed when it ends first, or never does. */
async function begin(folder: string, port: number): Promise<ChildProcess> {
  const args = [program, '--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed = (printed + text).slice(-4_000);
    });
  const until = performance.now() + patienceMs;
  while (child.exitCode === null && performance.now() < until) {
    // Any answer will do: it listens.
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      async (response) => !(await response.body?.cancel()),
      () => false,
    );
    if (answers) return child;
    await pause(50);
  }
  await end(child);
  throw new Error(`s3rver did not open: ${printed}`);
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
