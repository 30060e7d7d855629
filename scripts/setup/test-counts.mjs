/** How many tests passed and failed, from what the test programs wrote. */

/** @typedef {{ passed: number, failed: number, secondTry?: number }} Counts */

/** The last line of `npm test`, which other programs read. */
export function lastLine(/** @type {Counts[]} */ counts) {
  const { passed, failed } = sum(counts);
  return `${passed} passed, ${failed} failed`;
}

/** @returns {Counts} */
export function sum(/** @type {Counts[]} */ counts) {
  return counts.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** A program that failed without a failed test (a broken file, an error outside of any test) failed once. */
export function withExitCode(/** @type {Counts} */ counts, /** @type {number} */ code) {
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1) };
}

/**
 * @param {string | undefined} text Vitest's JSON report, if it came to write one
 * @returns {Counts}
 */
export function vitestCounts(text) {
  if (!text) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(text);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
}

/**
 * @param {string | undefined} text Playwright's JSON report, if it came to write one
 * @returns {Counts}
 */
export function playwrightCounts(text) {
  if (!text) return { passed: 0, failed: 1 };
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    ...(stats.flaky > 0 && { secondTry: stats.flaky }),
  };
}
