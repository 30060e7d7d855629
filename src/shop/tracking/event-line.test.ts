import { expect, test } from 'vitest';
import { createEventLine, type LineRules } from './event-line.ts';
import type { EventSink, NotedEvent } from './event-sink.ts';

const rules: LineRules = { everyMs: 5, mostAtOnce: 10, mostWaiting: 25, tries: 3, pauseMs: 5 };
const event = (productId: number): NotedEvent => ({ name: 'love', productId, at: new Date(0), detail: {} });
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => event(from + index));

function open(write: EventSink['write']) {
  const lost: number[] = [];
  const line = createEventLine({ name: 'test', write }, (count) => void lost.push(count), rules);
  return { line, lost };
}

test('[TR-01] events are written together, a moment later, and in order', async () => {
  const written: number[][] = [];
  const { line, lost } = open(async (events) => {
    written.push(events.map(({ productId }) => productId ?? 0));
  });
  line.note(many(1, 4));
  line.note(many(5, 8));
  expect(written).toEqual([]);
  await expect
    .poll(() => written)
    .toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12],
    ]);
  expect(lost).toEqual([]);
});

test('[TR-01] what is not taken is tried again, and given up after a few times', async () => {
  let tries = 0;
  const { line, lost } = open(async ([first]) => {
    tries += 1;
    if (first?.productId === 99 || tries < 3) throw new Error('away');
  });
  line.note([event(1)]);
  await expect.poll(() => tries).toBe(3);
  expect(lost).toEqual([]);
  line.note([event(99)]);
  await expect.poll(() => lost).toEqual([1]);
  expect(tries).toBe(6);
});

test('[TR-01] the line has an end: the oldest are given up', async () => {
  const written: (number | null)[] = [];
  const { line, lost } = open(async (events) => {
    written.push(...events.map(({ productId }) => productId));
  });
  line.note(many(1, 30));
  expect(lost).toEqual([5]);
  await expect.poll(() => written).toEqual(many(6, 25).map(({ productId }) => productId));
});

test('[TR-01] a process that stops writes what waits, and takes no more', async () => {
  const written: (number | null)[] = [];
  const { line } = open(async (events) => {
    written.push(...events.map(({ productId }) => productId));
  });
  line.note(many(1, 12));
  await line.close();
  expect(written).toHaveLength(12);
  line.note(many(1, 1));
  await line.close();
  expect(written).toHaveLength(12);
});
