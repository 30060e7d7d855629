/** The phases of `npm test`: what each runs, and how its result is counted. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flakyTests } from './flaky-tests.mjs';
import { run } from './processes.mjs';
import { pinnedNode, root, toolEnvironment, toolScript } from './project.mjs';
import { serveForTests } from './serve-for-tests.mjs';
import { playwrightCounts, vitestCounts, withExitCode } from './test-counts.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ filters: string[], verbose: boolean, browser: string }} PhaseOptions */
/** @typedef {Counts & { output: string }} PhaseResult */
/** @typedef {{ title: string, needsBuild: boolean, run(options: PhaseOptions): Promise<PhaseResult> }} Phase */

const reports = join(root, '.data');
/** Tests start many processes of the shop: what one of them has compiled the next need not. */
const quickStart = {
  NODE_COMPILE_CACHE: join(reports, 'compile-cache'),
  NODE_OPTIONS: `--import=${new URL('../../src/server/quick-imports.mjs', import.meta.url).href}`,
};

/** @type {Record<string, Phase>} */
export const phases = {
  types: {
    title: 'types',
    needsBuild: false,
    run: ({ verbose }) =>
      staticPhase(verbose, [
        [toolScript('@react-router/dev', 'react-router'), 'typegen'],
        [toolScript('typescript', 'tsc'), '-p', '.'],
        [toolScript('typescript', 'tsc'), '-p', 'src/domain'],
        [toolScript('typescript', 'tsc'), '-p', 'scripts'],
      ]),
  },
  lint: {
    title: 'lint and format',
    needsBuild: false,
    run: ({ verbose }) =>
      staticPhase(verbose, [[toolScript('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.']]),
  },
  unit: { title: 'unit and API tests', needsBuild: true, run: unitTests },
  e2e: { title: 'browser tests', needsBuild: true, run: browserTests },
};

/**
 * One check each, however many programs it takes; the first that fails ends it.
 * @param {boolean} verbose
 * @param {string[][]} commands
 * @returns {Promise<PhaseResult>}
 */
async function staticPhase(verbose, commands) {
  let output = '';
  for (const command of commands) {
    const finished = await run(pinnedNode, command, { env: reportEnvironment(), show: verbose });
    output += finished.output;
    if (finished.code !== 0) return { passed: 0, failed: 1, flaky: [], output };
  }
  return { passed: 1, failed: 0, flaky: [], output };
}

/** @returns {Promise<PhaseResult>} */
async function unitTests(/** @type {PhaseOptions} */ { filters, verbose }) {
  const report = freshReport('unit.json');
  const reporters = ['default', 'json', fileURLToPath(new URL('flaky-tests.mjs', import.meta.url))];
  const options = [
    'run',
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
    ...filters,
  ];
  const { code, output } = await run(pinnedNode, [toolScript('vitest', 'vitest'), ...options], {
    env: reportEnvironment({ NODE_ENV: 'test' }),
    show: verbose,
  });
  return { ...withExitCode(vitestCounts(read(report), flakyTests(output)), code), output };
}

/** @returns {Promise<PhaseResult>} */
async function browserTests(/** @type {PhaseOptions} */ { filters, verbose, browser }) {
  const report = freshReport('e2e.json');
  const shop = await serveForTests(verbose);
  if (!shop.address) return { passed: 0, failed: 1, flaky: [], output: shop.output() };
  try {
    const { code, output } = await run(
      pinnedNode,
      [toolScript('@playwright/test', 'playwright'), 'test', ...filters],
      {
        env: reportEnvironment({
          NODE_ENV: 'test',
          BASE_URL: shop.address,
          SHOP_DATABASE_URL: shop.database,
          CHROME_PATH: browser,
        }),
        show: verbose,
      },
    );
    return { ...withExitCode(playwrightCounts(read(report)), code), output };
  } finally {
    await shop.stop();
  }
}

/** An old report must not speak for a run that wrote none. */
function freshReport(/** @type {string} */ name) {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}

function read(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Output is kept in memory first, so programs cannot see for themselves whether a terminal will show it. */
function reportEnvironment(/** @type {NodeJS.ProcessEnv} */ extra = {}) {
  const isChosen = process.env.NO_COLOR || process.env.FORCE_COLOR;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return toolEnvironment({ ...(!isChosen && colour), ...quickStart, ...extra });
}
