// Finding the shop's two thousand modules is three quarters of a start: for each import Node looks for the file's package
// and reads its description again. One import resolves as the next like it did, so it is asked once.
import * as module from 'node:module';

const root = new URL('../../', import.meta.url).href;

/** @type {Map<string, string | null | undefined>} By address, as what a file is loaded. */
const formats = new Map();
/** @type {Map<string, import('node:module').ResolveFnOutput>} By whose import it is and what it names. */
const packages = new Map();

/** Files of one package are of one kind, if they end alike. */
function besides(/** @type {string} */ specifier, /** @type {string} */ parent) {
  const format = formats.get(parent);
  const isModule = format === 'module' || format === 'module-typescript';
  if (!isModule || !specifier.endsWith(parent.slice(parent.lastIndexOf('.')))) return;
  const { href } = new URL(specifier, parent);
  formats.set(href, format);
  return { url: href, format, shortCircuit: true };
}

/** The folder of the package that a file belongs to; none for what is not of this project. */
function packageOf(/** @type {string} */ url) {
  if (!url.startsWith(root)) return;
  const from = url.lastIndexOf('/node_modules/');
  if (from < 0) return root;
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(url)?.[0];
}

// Node 20, by which npm may run beside the tests, has none.
module.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL ?? '';
    const isRelative = specifier.startsWith('.');
    const known = isRelative ? besides(specifier, parent) : undefined;
    if (known) return known;
    const owner = isRelative ? undefined : packageOf(parent);
    const key = `${owner} ${specifier} ${context.conditions.includes('import')}`;
    const found = (owner && packages.get(key)) || nextResolve(specifier, context);
    formats.set(found.url, found.format);
    if (owner) packages.set(key, { ...found, shortCircuit: true });
    return found;
  },
});
