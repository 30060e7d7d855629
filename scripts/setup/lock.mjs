/** The lock file's entries for platforms other than the one it was written on. */

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry
 */
/** @typedef {{ packages: Record<string, LockEntry> }} Lock */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Adds what optional dependencies name but the lock lacks; returns the paths added. */
export function completeLock(/** @type {Lock} */ lock) {
  /** @type {string[]} */
  const added = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (!platform || !/^\d/.test(version) || isLocked(lock, path, name)) continue;
      // In the order in which npm writes them, so that its next install changes nothing.
      lock.packages[`node_modules/${name}`] = {
        version,
        cpu: platform.cpu,
        ...(entry.dev && { dev: true }),
        ...(entry.devOptional && { devOptional: true }),
        ...(platform.libc && { libc: platform.libc }),
        optional: true,
        os: platform.os,
      };
      added.push(`node_modules/${name}`);
    }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en')),
  );
  return added;
}

/** Node's way of finding a package: in the folder of the one that asks, and then in each above it. */
function isLocked(/** @type {Lock} */ lock, /** @type {string} */ path, /** @type {string} */ name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (lock.packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

/**
 * What `os`, `cpu` and `libc` say in the package itself, which its name repeats: without them npm would try to
 * fetch it on every platform.
 */
export function platformOf(/** @type {string} */ name) {
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], libc: os === 'linux' && libc ? [libc] : undefined };
}
