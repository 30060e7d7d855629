import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../domain/product/product.ts';
import { createLive } from './live.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const someone = { address: 'a', mark: null };

/** One size, of which so many are left. */
const withLeft = (id: number, left: number) =>
  ({
    id,
    sizes: [{ id: 1, quantityType: 'LowStock', lowStockQuantity: left }],
    productPrice: { flashDeal: null },
  }) as unknown as Product;

function aShop() {
  const left = new Map([
    [1, 9],
    [2, 9],
  ]);
  const view = vi.fn(async (id: number) => (left.has(id) ? withLeft(id, left.get(id) ?? 0) : null));
  const failures: unknown[] = [];
  const live = createLive({ view, now: () => 0, onFailure: (error) => failures.push(error) });
  return { left, view, live, failures };
}

/** What has come down a stream so far. */
function reading(stream: ReturnType<ReturnType<typeof createLive>['join']>) {
  const heard: string[] = [];
  const state = { ended: false };
  stream?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (text) => void heard.push(...text.split('\n\n').filter(Boolean)),
      close: () => {
        state.ended = true;
      },
    }),
  );
  return { heard, state };
}

const leftIn = (events: readonly string[]) =>
  events.filter((text) => text.startsWith('event: stock')).map((text) => /Quantity":(\d+)/.exec(text)?.[1]);

describe('[FD-09] someone who looks', () => {
  test('is told the time and what is left, at once and when it changes', async () => {
    const { live, left } = aShop();
    const { heard } = reading(live.join([1], someone));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard[0]).toBe('event: time\ndata: {"serverTime":"1970-01-01T00:00:00.000Z"}');
    expect(leftIn(heard)).toEqual(['9']);
    left.set(1, 8);
    live.changed(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(leftIn(heard)).toEqual(['9', '8']);
    live.close();
  });

  test('hears at most once a second of one product, and then how it ended', async () => {
    const { live, left, view } = aShop();
    const { heard } = reading(live.join([1], someone));
    await vi.advanceTimersByTimeAsync(0);
    for (let sale = 0; sale < 100; sale++) {
      left.set(1, 100 - sale);
      live.changed(1);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(leftIn(heard)).toEqual(['9', '100', '1']);
    expect(view).toHaveBeenCalledTimes(3);
    live.close();
  });

  test('does not hear of what nobody changed, nor of other products', async () => {
    const { live, left } = aShop();
    const { heard } = reading(live.join([1], someone));
    await vi.advanceTimersByTimeAsync(0);
    left.set(2, 1);
    live.changed(1);
    live.changed(2);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(leftIn(heard)).toEqual(['9']);
    live.close();
  });

  test('hears of everything that was missed', async () => {
    const { live, left } = aShop();
    const { heard } = reading(live.join([1, 2], someone));
    await vi.advanceTimersByTimeAsync(0);
    left.set(1, 3);
    left.set(2, 4);
    live.changedAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(leftIn(heard).slice(2)).toEqual(['3', '4']);
    live.close();
  });

  test('hears the time every 25 seconds, so that nothing in between takes the line for dead', async () => {
    const { live } = aShop();
    const { heard } = reading(live.join([99], someone));
    await vi.advanceTimersByTimeAsync(75_000);
    expect(heard.filter((text) => text.startsWith('event: time'))).toHaveLength(4);
    live.close();
  });

  test('does not hear a product that cannot be read, and hears the next change', async () => {
    const { live, left, view, failures } = aShop();
    view.mockRejectedValueOnce(new Error('no database'));
    const { heard } = reading(live.join([1], someone));
    await vi.advanceTimersByTimeAsync(0);
    expect([leftIn(heard), failures]).toEqual([[], [new Error('no database')]]);
    left.set(1, 5);
    live.changed(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(leftIn(heard)).toEqual(['5']);
    live.close();
  });
});

test('[FD-09] who stops reading is let go, and is not counted any more', async () => {
  const { live, left } = aShop();
  const stream = live.join([1], someone);
  await vi.advanceTimersByTimeAsync(0);
  for (let sale = 0; sale < 2_000 && live.viewers() > 0; sale++) {
    left.set(1, sale + 10);
    live.changed(1);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(live.viewers()).toBe(0);
  const { state } = reading(stream);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.ended).toBe(true);
  live.close();
});

test('[FD-09] a stream ends after ten to fifteen minutes, read or not, so that nobody can hold one for hours', async () => {
  let clock = 0;
  const { view } = aShop();
  const live = createLive({ view, now: () => clock, onFailure: () => {} });
  live.join([1], someone);
  const { state } = reading(live.join([1], someone));
  for (; clock < 10 * 60_000; clock += 25_000) await vi.advanceTimersByTimeAsync(25_000);
  expect([live.viewers(), state.ended]).toEqual([2, false]);
  for (; clock < 16 * 60_000; clock += 25_000) await vi.advanceTimersByTimeAsync(25_000);
  expect([live.viewers(), state.ended]).toEqual([0, true]);
  live.close();
});

test('[FD-09] who leaves is not counted, and nothing is read for them', async () => {
  const { live, view } = aShop();
  await live.join([1], someone)?.cancel();
  await vi.advanceTimersByTimeAsync(0);
  view.mockClear();
  live.changed(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([live.viewers(), view.mock.calls.length]).toEqual([0, 0]);
  live.close();
});

test('[FD-09] a shop that closes ends every stream and opens no more', async () => {
  const { live } = aShop();
  const { state } = reading(live.join([1], someone));
  live.close();
  await vi.advanceTimersByTimeAsync(0);
  expect([state.ended, live.viewers(), live.join([1], someone)]).toEqual([true, 0, null]);
});
