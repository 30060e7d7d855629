import { expect, test } from 'vitest';
import { formatDemandCursor, parseDemandCursor, wholeWeeksBefore } from './demand-list.ts';

test('the last whole weeks begin on Mondays and end before this one', () => {
  for (const now of ['2026-11-16T00:00:00Z', '2026-11-18T14:00:00Z', '2026-11-22T23:59:59Z']) {
    const weeks = wholeWeeksBefore(Date.parse(now));
    expect(weeks).toHaveLength(8);
    expect([weeks[0], weeks.at(-1)]).toEqual(['2026-09-21', '2026-11-09']);
  }
  expect(wholeWeeksBefore(Date.parse('2026-11-23T00:00:00Z')).at(-1)).toBe('2026-11-16');
});

test('a page is named by the row before it, and by nothing else', () => {
  const cursor = { value: '1789000000000000', id: 42 };
  expect(parseDemandCursor(formatDemandCursor(cursor))).toEqual(cursor);
  for (const text of ['', 'x', '1', '1-', '-1-2', '1-0', '1-2-3', `${'9'.repeat(19)}-1`])
    expect(parseDemandCursor(text)).toBeNull();
});
