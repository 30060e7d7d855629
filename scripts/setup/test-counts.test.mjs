import { describe, expect, test } from 'vitest';
import { flakyTests } from './flaky-tests.mjs';
import { lastLine, phaseLine, playwrightCounts, vitestCounts, withExitCode } from './test-counts.mjs';
import { chosenPhases } from './test-run.mjs';

test('the last line sums all phases', () => {
  expect(
    lastLine([
      { passed: 2, failed: 0, flaky: ['one'] },
      { passed: 40, failed: 1, flaky: ['two', 'three'] },
    ]),
  ).toBe('42 passed, 1 failed, 3 flaky');
  expect(lastLine([])).toBe('0 passed, 0 failed, 0 flaky');
});

test('a phase counts its flaky tests where it has any', () => {
  expect(phaseLine({ passed: 2, failed: 0, flaky: [] })).toBe('2 passed, 0 failed');
  expect(phaseLine({ passed: 2, failed: 0, flaky: ['one'] })).toBe('2 passed, 0 failed, 1 flaky');
});

describe('a report', () => {
  test('of Vitest counts tests, and files that broke before their first', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults });
    const printed = ' ✓ a.test.ts (3 tests)\nflaky: a.test.ts > wavers\n';
    expect(vitestCounts(report, flakyTests(printed))).toEqual({
      passed: 2,
      failed: 2,
      flaky: ['a.test.ts > wavers'],
    });
  });

  test('of Playwright names the tests that passed when they were retried', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      tests: [{ status }],
    });
    const phone = { title: 'on a phone', specs: [spec('wavers', 'flaky'), spec('stands', 'expected')] };
    const report = JSON.stringify({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [],
      suites: [{ title: 'a.spec.ts', specs: [spec('fails', 'unexpected')], suites: [phone] }],
    });
    expect(playwrightCounts(report)).toEqual({
      passed: 6,
      failed: 1,
      flaky: ['a.spec.ts > on a phone > wavers'],
    });
  });

  test('that was never written is one failure', () => {
    expect([vitestCounts(undefined, []), playwrightCounts(undefined)]).toEqual([
      { passed: 0, failed: 1, flaky: [] },
      { passed: 0, failed: 1, flaky: [] },
    ]);
  });

  test('without a failed test does not excuse a program that failed', () => {
    const counted = (/** @type {number} */ failed) => ({ passed: 3, failed, flaky: [] });
    expect(withExitCode(counted(0), 1)).toEqual(counted(1));
    expect(withExitCode(counted(2), 1)).toEqual(counted(2));
  });
});

describe('the words after npm test --', () => {
  const all = ['types', 'lint', 'unit', 'e2e'];

  test('choose phases and narrow them', () => {
    expect(chosenPhases([], all)).toEqual({ names: all, filters: [], verbose: false });
    expect(chosenPhases(['unit', 'lint'], all).names).toEqual(['lint', 'unit']);
    expect(chosenPhases(['e2e', 'design', '--verbose'], all)).toEqual({
      names: ['e2e'],
      filters: ['design'],
      verbose: true,
    });
  });

  test('need a phase before a filter', () => {
    expect(() => chosenPhases(['design'], all)).toThrow(
      'Name the phase before "design": types, lint, unit, e2e.',
    );
  });
});
