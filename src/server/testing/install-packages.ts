import { spawnSync } from 'node:child_process';

/** Debian's packages, for trials of programs that npm does not have. */
export function installPackages(names: readonly string[]): void {
  const { status, stderr } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${names.join(', ')} cannot be installed: ${stderr}`);
}
