import { spawnSync } from 'node:child_process';

/** Debian's packages, for trials of programs that npm does not have. A new machine has no list of them yet. */
export function installPackages(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${names.join(', ')} cannot be installed: ${stderr}`);
  }
}
