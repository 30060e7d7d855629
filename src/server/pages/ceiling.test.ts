import { expect, test } from 'vitest';
import { Ceiling, TooManyWaiting } from './ceiling.ts';

test('so many are under way, the rest comes in order, and who finds the line full is refused', async () => {
  const ceiling = new Ceiling(2);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const work = (name: number) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => finish.push(() => resolve(name)));
  };
  const all = [1, 2, 3, 4, 5].map((name) => ceiling.run(work(name), 3));
  await expect(ceiling.run(work(6), 3)).rejects.toThrow(TooManyWaiting);
  expect(begun).toEqual([1, 2]);
  finish[0]?.();
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  for (let index = 1; index < 5; index++) {
    await expect.poll(() => finish.length).toBeGreaterThan(index);
    finish[index]?.();
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
  expect(await ceiling.run(async () => 7, 0)).toBe(7);
});

test('what fails makes room too', async () => {
  const ceiling = new Ceiling(1);
  const failing = ceiling.run(() => Promise.reject(new Error('no')), 1);
  const next = ceiling.run(async () => 'yes', 1);
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
