/** Names the unit and API tests that passed at the second try only, which Vitest's own reports leave out. */
const mark = 'passed at the second try:';

export default class SecondTries {
  onTestCaseResult(/** @type {import('vitest/node').TestCase} */ test) {
    if (test.diagnostic()?.flaky)
      process.stdout.write(`${mark} ${test.module.relativeModuleId} > ${test.fullName}\n`);
  }
}

export function countSecondTries(/** @type {string} */ output) {
  return output.split(mark).length - 1;
}
