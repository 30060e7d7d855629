import { expect, test } from 'vitest';
import { sayAnswer } from './say-answer.ts';

const now = Date.parse('2026-11-18T13:00:00Z');
const waiting = { state: 'waiting', lastStatus: null, lastFailure: null, nextTryAt: null } as const;

test.each([
  [waiting, 'Waits'],
  [{ ...waiting, lastStatus: 503, nextTryAt: '2026-11-20T13:00:00Z' }, '503, again Nov 20'],
  [
    { ...waiting, lastFailure: 'no_answer', nextTryAt: '2026-11-20T13:00:00Z' } as const,
    'No answer, again Nov 20',
  ],
  [{ ...waiting, state: 'arrived', lastStatus: 204 } as const, '204'],
  [{ ...waiting, state: 'given_up', lastStatus: 500 } as const, 'Given up: 500'],
])('%o is said', (answer, sentence) => {
  expect(sayAnswer('en', answer, now)).toBe(sentence);
});

test('the same in French', () => {
  expect(sayAnswer('fr', { ...waiting, state: 'given_up', lastFailure: 'unknown_host' }, now)).toBe(
    'Abandonné\u202f: Hôte inconnu',
  );
});
