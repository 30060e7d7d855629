import { expect, test } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** Reads that end when they are told to. */
function aReader() {
  const reads: ((value: string) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const flights = new SingleFlight<string, string>(
    () =>
      new Promise((resolve, reject) => {
        reads.push(resolve);
        failures.push(reject);
      }),
  );
  return { reads, failures, flights };
}

test('three hundred who ask at once cost two reads, and none of them gets one begun before they asked', async () => {
  const { reads, flights } = aReader();
  const first = flights.read('a');
  const others = Array.from({ length: 300 }, () => flights.read('a'));
  expect(reads).toHaveLength(1);
  reads[0]?.('old');
  expect(await first).toBe('old');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.('new');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['new']));
  flights.read('a');
  flights.read('b');
  expect(reads).toHaveLength(4);
});

test('a read that fails fails those who shared it, and the one that follows is made all the same', async () => {
  const { reads, failures, flights } = aReader();
  const first = flights.read('a');
  const next = flights.read('a');
  failures[0]?.(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.('A');
  expect(await next).toBe('A');
});
