// Replacing processes one after the other: each is out of the proxy's list while it is restarted, and in it again after.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';

/** Says of itself what it is told to. */
async function processThat(isReady: boolean): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => response.writeHead(isReady ? 200 : 503).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

async function restart(ports: readonly number[], listed = ports) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-restart-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sample = readFileSync(join(root, 'deploy/nginx/vitrine-upstream.conf'), 'utf8');
  const upstream = join(folder, 'upstream.conf');
  const before = sample.replace('3001', String(listed[0])).replace('3002', String(listed[1]));
  writeFileSync(upstream, before);
  const child = spawn('sh', [join(root, 'deploy/restart.sh'), ...ports.map(String)], {
    env: {
      PATH: process.env.PATH,
      UPSTREAM: upstream,
      RELOAD: `grep -c ' down;' ${upstream} >> ${folder}/seen; true`,
      RESTART: `grep -E ":$PORT .* down;" ${upstream} >> ${folder}/restarted`,
      DRAIN_SECONDS: '0',
      OPEN_SECONDS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  const read = (name: string) => {
    try {
      return readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    } catch {
      return [];
    }
  };
  return {
    code,
    complaint,
    seen: read('seen'),
    restarted: read('restarted'),
    before,
    after: readFileSync(upstream, 'utf8'),
  };
}

test('one at a time is out of the list while it is restarted, and all are in it in the end', async () => {
  const ports = [(await processThat(true)).port, (await processThat(true)).port];
  const { code, complaint, seen, restarted, before, after } = await restart(ports);
  expect(complaint).toBe('');
  expect(code).toBe(0);
  expect(seen).toEqual(['1', '0', '1', '0']);
  expect(restarted).toEqual(ports.map((port) => `  server 127.0.0.1:${port} max_fails=0 down;`));
  expect(after).toBe(before);
});

test('one that does not open stays out, and the next is not touched', async () => {
  const ports = [(await processThat(false)).port, (await processThat(true)).port];
  const { code, complaint, restarted, after } = await restart(ports);
  expect(code).toBe(1);
  expect(complaint).toContain(`The process on port ${ports[0]} did not open.`);
  expect(restarted).toHaveLength(1);
  expect(after).toContain(`127.0.0.1:${ports[0]} max_fails=0 down;`);
  expect(after).toContain(`127.0.0.1:${ports[1]} max_fails=0;`);
});

test('a port that the proxy does not know is refused before anything is restarted', async () => {
  const { code, complaint, restarted } = await restart([9], [10, 11]);
  expect([code, restarted]).toEqual([1, []]);
  expect(complaint).toContain('names no process on port 9.');
});
