/**
 * Names the unit and API tests that failed and then passed when retried, and says how they failed: Vitest's own reports
 * leave both out.
 */
const mark = 'flaky:';

export default class FlakyTests {
  onTestCaseResult(/** @type {import('vitest/node').TestCase} */ test) {
    if (!test.diagnostic()?.flaky) return;
    process.stdout.write(`${mark} ${test.module.relativeModuleId} > ${test.fullName}\n`);
    for (const { message, stack } of test.result().errors ?? [])
      process.stdout.write(`  ${stack ?? message}\n`);
  }
}

/** The names this reporter has left in what Vitest printed. */
export function flakyTests(/** @type {string} */ output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(mark.length).trim());
}
