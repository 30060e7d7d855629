/** How many tests passed and failed, and which were flaky, from what the test programs wrote. */

/**
 * A flaky test failed and then passed when it was retried: it is one of those that passed, and it is named.
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Counts
 */

/** The last line of `npm test`, which other programs read. */
export function lastLine(/** @type {Counts[]} */ counts) {
  const { passed, failed, flaky } = sum(counts);
  return `${passed} passed, ${failed} failed, ${flaky.length} flaky`;
}

/** A phase's own line: flaky tests are counted where there are any. */
export function phaseLine(/** @type {Counts} */ { passed, failed, flaky }) {
  return `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`;
}

/** @returns {Counts} */
export function sum(/** @type {Counts[]} */ counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
  };
}

/** A program that failed without a failed test (a broken file, an error outside of any test) failed once. */
export function withExitCode(/** @type {Counts} */ counts, /** @type {number} */ code) {
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) };
}

/**
 * @param {string | undefined} text Vitest's JSON report, if it came to write one
 * @param {string[]} flaky the tests that were, which that report does not say
 * @returns {Counts}
 */
export function vitestCounts(text, flaky) {
  if (!text) return { passed: 0, failed: 1, flaky };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(text);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, flaky };
}

/**
 * @param {string | undefined} text Playwright's JSON report, if it came to write one
 * @returns {Counts}
 */
export function playwrightCounts(text) {
  if (!text) return { passed: 0, failed: 1, flaky: [] };
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: Suite[] }} */
  const { stats, errors, suites } = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap((file) => flakyIn(file, [])),
  };
}

/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string }[] }[] }} Suite */

/**
 * @param {Suite} suite
 * @param {string[]} above the titles it stands under
 * @returns {string[]}
 */
function flakyIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => [...path, spec.title].join(' > '));
  return [...own, ...suites.flatMap((inner) => flakyIn(inner, path))];
}
