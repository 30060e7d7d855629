import { expect, test } from 'vitest';
import { feedDueSeconds, feedRestSeconds } from './feed-schedule.ts';

const minute = 60_000;

test('the feeds are due within the hour, and when a deal turns', () => {
  expect(feedDueSeconds(null, 0)).toBe(3_600);
  expect(feedDueSeconds(90 * minute, 0)).toBe(3_600);
  expect(feedDueSeconds(10 * minute, 0)).toBe(600);
  expect(feedDueSeconds(-minute, 0)).toBe(1);
});

test('they rest five minutes, and ten times as long as making them took', () => {
  expect(feedRestSeconds(null, 0)).toBe(0);
  expect(feedRestSeconds({ begunAt: 0, finishedAt: 1_000 }, 1_000)).toBe(300);
  expect(feedRestSeconds({ begunAt: 0, finishedAt: 2 * minute }, 2 * minute)).toBe(1_200);
  expect(feedRestSeconds({ begunAt: 0, finishedAt: 1_000 }, 301_000)).toBe(0);
});
