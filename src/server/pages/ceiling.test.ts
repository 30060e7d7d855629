import { expect, test } from 'vitest';
import { Ceiling, TooManyWaiting } from './ceiling.ts';

/** Work that says when it began, and ends when it is told to. */
function slowWork() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => finish.set(name, () => resolve(name)));
  };
  const finishAll = async (count: number) => {
    for (let index = 0; index < count; index++) {
      await expect.poll(() => begun.length).toBeGreaterThan(index);
      finish.get(begun[index] ?? '')?.();
    }
  };
  return { begun, work, finishAll };
}

const anyone = { whose: 'anyone', mostWaiting: 3, mostOfOne: 3 };

test('so many are under way, the rest comes in order, and who finds the line full is refused', async () => {
  const ceiling = new Ceiling(2);
  const { begun, work, finishAll } = slowWork();
  const all = ['1', '2', '3', '4', '5'].map((name) => ceiling.run(work(name), anyone));
  await expect(ceiling.run(work('6'), anyone)).rejects.toThrow(TooManyWaiting);
  expect(begun).toEqual(['1', '2']);
  await finishAll(5);
  expect(await Promise.all(all)).toEqual(['1', '2', '3', '4', '5']);
  expect(await ceiling.run(async () => '7', { ...anyone, mostWaiting: 0 })).toBe('7');
});

test('what fails makes room too', async () => {
  const ceiling = new Ceiling(1);
  const failing = ceiling.run(() => Promise.reject(new Error('no')), anyone);
  const next = ceiling.run(async () => 'yes', anyone);
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('turns go round: whoever asks for one waits behind one of each', async () => {
  const ceiling = new Ceiling(1);
  const { begun, work, finishAll } = slowWork();
  const asks = (whose: string, name: string) =>
    ceiling.run(work(name), { whose, mostWaiting: 10, mostOfOne: 5 });
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => asks('a', name)),
    ...['b1', 'b2'].map((name) => asks('b', name)),
    asks('payer', 'pays'),
  ];
  await finishAll(7);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'pays', 'a3', 'b2', 'a4']);
});

test('a full line refuses the last of whoever has most in it, and not whoever comes with one', async () => {
  const ceiling = new Ceiling(1);
  const { begun, work, finishAll } = slowWork();
  const asks = (whose: string, name: string) =>
    ceiling.run(work(name), { whose, mostWaiting: 4, mostOfOne: 3 });
  const [first, second, third, fourth] = ['a0', 'a1', 'a2', 'a3'].map((name) => asks('a', name));
  await expect(asks('a', 'a4')).rejects.toThrow(TooManyWaiting);
  const other = asks('b', 'b1');
  const payer = asks('payer', 'pays');
  await expect(fourth).rejects.toThrow(TooManyWaiting);
  // Nobody has more than one more than the next: whoever has as many in line as anyone is refused.
  const [c, d] = [asks('c', 'c1'), asks('d', 'd1')];
  await expect(third).rejects.toThrow(TooManyWaiting);
  await expect(d).rejects.toThrow(TooManyWaiting);
  await finishAll(5);
  expect(await Promise.all([first, second, other, payer, c])).toEqual(['a0', 'a1', 'b1', 'pays', 'c1']);
  expect(begun).not.toContain('a3');
});
