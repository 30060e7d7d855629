import { describe, expect, test } from 'vitest';
import { lastLine, playwrightCounts, vitestCounts, withExitCode } from './test-counts.mjs';
import { chosenPhases } from './test-run.mjs';

test('the last line sums all phases', () => {
  expect(
    lastLine([
      { passed: 2, failed: 0 },
      { passed: 40, failed: 1 },
    ]),
  ).toBe('42 passed, 1 failed');
  expect(lastLine([])).toBe('0 passed, 0 failed');
});

describe('a report', () => {
  test('of Vitest counts tests, and files that broke before their first', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults });
    expect(vitestCounts(report)).toEqual({ passed: 2, failed: 2 });
  });

  test('of Playwright says how many tests passed at the second try only', () => {
    const report = JSON.stringify({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [],
    });
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 1, secondTry: 1 });
  });

  test('that was never written is one failure', () => {
    expect([vitestCounts(undefined), playwrightCounts(undefined)]).toEqual([
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });

  test('without a failed test does not excuse a program that failed', () => {
    expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
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
