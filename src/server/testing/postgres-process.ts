// The PostgreSQL a shop has started for itself, to be killed and frozen.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The server and all its processes; the server first. */
function postgresOf(shopPid: number): number[] {
  const [server] = childrenOf(shopPid).filter((pid) => /postgres/.test(readProcess(pid, 'cmdline')));
  return server === undefined ? [] : [server, ...childrenOf(server)];
}

/** Where it listens, read off its command line. */
export function postgresUrl(shopPid: number): string {
  const words = readProcess(postgresOf(shopPid)[0] ?? 0, 'cmdline').split('\0');
  const data = words[words.indexOf('-D') + 1] ?? '';
  const port = words.find((word) => word.startsWith('port='))?.slice('port='.length);
  const password = readFileSync(join(dirname(data), 'vitrine.password'), 'utf8').trim();
  return `postgresql://vitrine:${password}@127.0.0.1:${port}/vitrine?sslmode=disable`;
}

export function killPostgres(shopPid: number): void {
  for (const pid of postgresOf(shopPid).slice(0, 1)) process.kill(pid, 'SIGKILL');
}

/** Everything stands still, and connections stay open; call the result to let it go on. */
export function freezePostgres(shopPid: number): () => void {
  const frozen = postgresOf(shopPid);
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => Number(/^PPid:\s*(\d+)/m.exec(readProcess(pid, 'status'))?.[1]) === parent);
}

/** Nothing of a process that ends meanwhile. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
