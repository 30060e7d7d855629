/** Fingerprints that decide whether an earlier installation or build still holds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What an installation depends on; a change of scripts or of the version number is none. */
export function installStamp(
  /** @type {string} */ packageText,
  /** @type {string} */ lockText,
  platform = machine(),
) {
  const description = JSON.parse(packageText);
  const relevant = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'overrides',
    'allowScripts',
  ].map((name) => [name, description[name] ?? null]);
  return sha256(JSON.stringify([platform, relevant, lockText]));
}

function machine() {
  return `${process.platform}-${process.arch}`;
}

/**
 * Whether npm's own record of node_modules says the same as the lock file: then somebody else installed well.
 * @param {string} lockText
 * @param {string} installedText
 */
export function isInstalled(lockText, installedText) {
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const wanted = JSON.parse(lockText).packages;
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(installedText).packages;
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, optional }]) =>
      installed[path] ? installed[path].version === version : path === '' || optional === true,
    )
  );
}

/** Every file under `paths` (files or folders), relative to `root`, in a fixed order; tests are no part of a build. */
export function filesUnder(/** @type {string} */ root, /** @type {string[]} */ paths) {
  /** @type {string[]} */
  const files = [];
  const visit = (/** @type {string} */ path) => {
    const entry = statSync(join(root, path), { throwIfNoEntry: false });
    if (entry?.isFile() && !/\.test\.\w+$/.test(path)) files.push(path);
    if (!entry?.isDirectory()) return;
    for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  paths.forEach(visit);
  return files;
}

/** Cheap: says "unchanged" with certainty enough, and "changed" too often (a fresh checkout touches every file). */
export function quickStamp(/** @type {string} */ root, /** @type {string[]} */ files) {
  return sha256(
    files
      .map((file) => {
        const { size, mtimeMs } = statSync(join(root, file));
        return `${file}\0${size}\0${mtimeMs}`;
      })
      .join('\n'),
  );
}

/** The truth: the contents themselves. */
export function contentStamp(/** @type {string} */ root, /** @type {string[]} */ files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(sha256(readFileSync(join(root, file))));
  return hash.digest('hex');
}

function sha256(/** @type {string | Buffer} */ data) {
  return createHash('sha256').update(data).digest('hex');
}
