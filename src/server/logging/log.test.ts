import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { describeError, redact } from './describe-error.ts';
import { createLog, logEvents } from './log.ts';

afterEach(() => {
  vi.useRealTimers();
});

function logged(level = 'warn') {
  const lines: string[] = [];
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(line) }) };
}

function databaseError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code, detail: 'Key (address)=(someone@example.com) exists.' });
}

test('a failed query is told by its statement and SQLSTATE, without a value of it, in one short line', () => {
  const { lines, log } = logged();
  const cause = databaseError('23514', 'new row violates check constraint "waitlist_entry_address"');
  const query = `insert into waitlist_entry (address, guest_id) values ($1, $2) ${'-- '.repeat(4_000)}`;
  log.warn(
    {
      event: 'database.timeout',
      err: new DrizzleQueryError(query, ['someone@example.com', 'Zx0kQ1w2E3r4T5y6U7i8O9'], cause),
    },
    'the database did not answer',
  );
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    event: 'database.timeout',
    err: {
      code: '23514',
      message: cause.message,
      query: expect.stringMatching(/^insert into waitlist_entry/),
    },
  });
  expect(line).not.toMatch(/someone|Zx0kQ1w2E3r4T5y6U7i8O9/);
  expect(line.length).toBeLessThan(1_500);
});

test('what the database quotes of a value is left out', () => {
  const cause = databaseError('22P02', 'invalid input syntax for type uuid: "someone lives here"');
  expect(describeError(new DrizzleQueryError('select', [], cause)).message).toBe(
    'invalid input syntax for type uuid: "…"',
  );
});

test.each([
  ['550 <someone+tag@mail.example.com>: no such box', '550 <[email]>: no such box'],
  ['to +12015550123 failed', 'to [number] failed'],
  ['guest Zx0kQ1w2E3r4T5y6U7i8O9 is unknown', 'guest [token] is unknown'],
  ['constraint waitlist_entry_of_one_person', 'constraint waitlist_entry_of_one_person'],
])('%j is told as %j', (text, redactedText) => {
  expect(redact(text)).toBe(redactedText);
});

test('a storm of one event is twenty lines and a number; another event is still heard', () => {
  vi.useFakeTimers();
  const { lines, log } = logged();
  for (let times = 0; times < 2_402; times++)
    log
      .child({ requestId: String(times) })
      .warn({ event: 'database.timeout' }, 'the database did not answer');
  log.error({ event: 'request.failed' }, 'unexpected failure');
  expect(lines).toHaveLength(21);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(22);
  expect(JSON.parse(lines[21] ?? '')).toMatchObject({
    event: 'log.suppressed',
    of: 'database.timeout',
    suppressed: 2_382,
  });
  log.warn({ event: 'database.timeout' }, 'the database did not answer');
  expect(lines).toHaveLength(23);
});

test('requests that somebody asked to see are all told', () => {
  const { lines, log } = logged('info');
  for (let times = 0; times < 100; times++) log.info({ route: '/' }, 'answered');
  expect(lines).toHaveLength(100);
});

test('whatever the server warns of has a name in the list, and every name of the list is used', async () => {
  const used = new Set<string>(['log.suppressed']);
  for await (const file of glob('**/*.ts', { cwd: join(import.meta.dirname, '..') })) {
    if (/\.test\.ts$|^testing\//.test(file)) continue;
    const source = await readFile(join(import.meta.dirname, '..', file), 'utf8');
    for (const [call, event] of source.matchAll(/\.(?:warn|error|fatal)\(\s*(?:\{\s*event: ([^,}]+))?/g)) {
      expect(event, `${file}: ${call}`).toBeDefined();
    }
    for (const [, event = ''] of source.matchAll(/(?:event: |return |\? |: )'([a-z]+\.[a-z_]+)'/g))
      used.add(event);
  }
  expect(Object.keys(logEvents).filter((event) => !used.has(event))).toEqual([]);
});
