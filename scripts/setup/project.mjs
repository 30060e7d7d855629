/** Where things are in the project, and how the pinned Node runs them. */
import { readFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const modules = join(root, 'node_modules');
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The script behind a package's command, so that no shell and no other Node comes between. */
export function toolScript(/** @type {string} */ packageName, /** @type {string} */ command) {
  const folder = join(modules, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The environment of everything that runs after the installation. */
export function toolEnvironment(/** @type {NodeJS.ProcessEnv} */ extra = {}) {
  const path = [join(modules, '.bin'), pathWithoutModules(process.env.PATH)].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}

/** `npm run` puts our own folder first on PATH; npm itself must not run on a Node that it is replacing. */
export function pathWithoutModules(path = '') {
  const own = resolve(modules, '.bin');
  return path
    .split(delimiter)
    .filter((folder) => folder && resolve(folder) !== own)
    .join(delimiter);
}
