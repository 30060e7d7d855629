import { describe, expect, test } from 'vitest';
import { atLeast, atMost, lineText, Report, ratioAtLeast, reasonOf, timesAtMost } from './report.ts';

function listening() {
  const lines: string[] = [];
  const stopping = new AbortController();
  return { lines, stopping, report: new Report(stopping.signal, (line) => void lines.push(line)) };
}

test('a line says what was measured, its mark, and whether it is reached', () => {
  expect(lineText(atMost('HTML of the product page', 18.26, 20, 'KB'))).toMatch(
    /^ {2}✓ HTML of the product page {2,}18\.3 KB {2,}≤ 20 KB$/,
  );
  expect(lineText(atLeast('Lighthouse SEO', 92, 100))).toMatch(/^ {2}✗ Lighthouse SEO {2,}92 {2,}≥ 100$/);
  expect(ratioAtLeast('page', { ours: 699, theirs: 1_000 }, 0.7)).toMatchObject({
    measured: '0.70 x  (699/s of 1000/s)',
    reached: false,
  });
  expect(timesAtMost('listing', { ours: 12, theirs: 10 }, 1.5)).toMatchObject({
    measured: '1.20 x  (12.0 ms of 10.0 ms)',
    reached: true,
  });
});

describe('a report', () => {
  test('says each line the moment it is told', async () => {
    const { lines, report } = listening();
    await report.part('bytes', async (tell) => {
      tell(atMost('script', 100, 130, 'KB'));
      expect(lines.at(-1)).toContain('✓ script');
      tell(atMost('stylesheet', 30, 20, 'KB'));
      expect(lines.at(-1)).toContain('✗ stylesheet');
    });
    expect(report.closingLine()).toBe('1 of 2 marks reached, 0 parts failed');
    expect(report.isGood()).toBe(false);
  });

  test('keeps what a part measured before it failed', async () => {
    const { lines, report } = listening();
    await report.part('bag', async (tell) => {
      tell(atMost('adding', 2, 5, 'x'));
      throw new Error('out of stock\nand a long story');
    });
    expect(lines.slice(-2)).toEqual([expect.stringContaining('✓ adding'), '  ✗ bag failed: out of stock']);
    expect(report.closingLine()).toBe('1 of 1 marks reached, 1 part failed');
    expect(report.isGood()).toBe(false);
  });

  test('does not call a part failed that was told to stop', async () => {
    const { lines, stopping, report } = listening();
    await report.part('restock', async () => {
      stopping.abort();
      stopping.signal.throwIfAborted();
    });
    expect(lines.join()).not.toContain('failed');
    expect(report.closingLine()).toBe('0 of 0 marks reached, 0 parts failed, stopped before the end');
  });
});

test('a reason is one line, with what lies at its bottom', () => {
  const cause = new Error('canceling statement due to lock timeout');
  expect(reasonOf(new Error('Failed query: analyze\nparams: ', { cause }))).toBe(
    'Failed query: analyze (canceling statement due to lock timeout)',
  );
  expect(reasonOf(new AggregateError([new Error('refused by ::1'), new Error('refused')]))).toBe(
    'refused by ::1; refused',
  );
  const both = new SuppressedError(new Error('the shop ended by itself'), new Error('503'), '');
  expect(reasonOf(both)).toBe('503; the shop ended by itself');
  expect(reasonOf('gone')).toBe('gone');
});
