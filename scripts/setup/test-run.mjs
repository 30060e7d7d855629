/** `npm test` and `npm run check`: set up, then every phase in order, then one last line with the sums. */
import { findBrowser } from './browser.mjs';
import { buildShop } from './build.mjs';
import { installDependencies } from './install.mjs';
import { Problem, reportProblem } from './problem.mjs';
import { step } from './step.mjs';
import { lastLine, phaseLine, sum } from './test-counts.mjs';
import { phases } from './test-phases.mjs';

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ names: string[], filters: string[], verbose: boolean }} Choice */

/**
 * @param {string[]} options phases and file filters, such as `unit` or `e2e design`
 * @param {string[]} everyPhase the names of this command's phases, in order
 * @returns {Promise<number>} the exit code
 */
export async function runTests(options, everyPhase) {
  const choice = chosenPhases(options, everyPhase);
  const counts = await countAll(choice);
  const { passed, failed } = sum(counts);
  // Standard error may share the terminal: what it still holds must not come after the last line.
  await new Promise((resolve) => process.stderr.write('', resolve));
  process.stdout.write(`\n${lastLine(counts)}\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * The leading words that name phases choose them; what follows narrows the tests inside.
 * @param {string[]} options
 * @param {string[]} everyPhase
 * @returns {Choice}
 */
export function chosenPhases(options, everyPhase) {
  const words = options.filter((option) => option !== '--verbose');
  const firstFilter = words.findIndex((word) => !everyPhase.includes(word));
  const names = firstFilter === -1 ? words : words.slice(0, firstFilter);
  const filters = firstFilter === -1 ? [] : words.slice(firstFilter);
  if (filters.length > 0 && names.length === 0) {
    throw new Problem(`Name the phase before "${filters[0]}": ${everyPhase.join(', ')}.`);
  }
  return {
    names: names.length > 0 ? everyPhase.filter((name) => names.includes(name)) : everyPhase,
    filters,
    verbose: options.includes('--verbose'),
  };
}

/** A preparation that fails counts as one failure, and takes with it only the phases that need it. */
async function countAll(/** @type {Choice} */ choice) {
  /** @type {Counts[]} */
  const counts = [];
  const prepare = async (/** @type {() => Promise<string | undefined | void>} */ work) => {
    try {
      return { value: (await work()) ?? '' };
    } catch (reason) {
      reportProblem(reason);
      counts.push({ passed: 0, failed: 1, flaky: [] });
      return undefined;
    }
  };

  if (!(await prepare(installDependencies))) return counts;
  const needsBuild = choice.names.some((name) => phases[name]?.needsBuild);
  const build = needsBuild ? await prepare(buildShop) : undefined;
  const browser = choice.names.includes('e2e') ? await prepare(findBrowser) : undefined;
  for (const name of choice.names) {
    const phase = phases[name];
    if (!phase || (phase.needsBuild && !build) || (name === 'e2e' && !browser)) continue;
    counts.push(await runPhase(phase, { ...choice, browser: browser?.value ?? '' }));
  }
  return counts;
}

/**
 * @param {import('./test-phases.mjs').Phase} phase
 * @param {import('./test-phases.mjs').PhaseOptions} options
 * @returns {Promise<Counts>}
 */
async function runPhase(phase, options) {
  const result = await step(
    {
      doing: phase.title,
      done: (counts) => ({
        passed: counts.failed === 0,
        title: `${phase.title}: ${phaseLine(counts)}`,
      }),
    },
    () => phase.run(options),
  );
  // A flaky test is shown as one that failed is: it will have to be looked into.
  if ((result.failed > 0 || result.flaky.length > 0) && !options.verbose)
    process.stdout.write(`\n${result.output.trimEnd()}\n\n`);
  for (const name of result.flaky) process.stdout.write(`  flaky: ${name}\n`);
  return result;
}
