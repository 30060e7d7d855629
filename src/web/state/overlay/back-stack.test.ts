import { beforeEach, expect, test, vi } from 'vitest';
import { BackStack, type HistoryWindow } from './back-stack.ts';

interface Entry {
  readonly state: unknown;
  readonly href: string;
}

/** A window's history as browsers keep it: going is asked for now and happens later. */
class FakeWindow implements HistoryWindow {
  entries: Entry[] = [{ state: { idx: 0, key: 'a' }, href: '/page' }];
  at = 0;
  routerHeard = 0;
  #hear: (event: PopStateEvent) => void = () => {};

  get location() {
    return { href: this.entries[this.at]?.href ?? '' };
  }

  history = {
    window: this,
    get state() {
      return this.window.entries[this.window.at]?.state;
    },
    pushState: (state: unknown) => this.push(state, this.location.href),
    go: (steps: number) => {
      setTimeout(() => this.arrive(this.at + steps));
    },
  };

  addEventListener(_: 'popstate', hear: (event: PopStateEvent) => void): void {
    this.#hear = hear;
  }

  push(state: unknown, href: string): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, href }];
    this.at += 1;
  }

  arrive(at: number): void {
    this.at = at;
    let isSwallowed = false;
    this.#hear({
      stopImmediatePropagation: () => {
        isSwallowed = true;
      },
    } as PopStateEvent);
    if (!isSwallowed) this.routerHeard += 1;
  }
}

let browser: FakeWindow;
let stack: BackStack;
beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeWindow();
  stack = new BackStack(browser);
  return () => vi.useRealTimers();
});
const settled = () => vi.runAllTimersAsync();

test('Back closes what is open, and the router hears nothing of it', () => {
  const close = vi.fn();
  stack.open(close);
  expect(browser.entries).toHaveLength(2);
  expect(browser.history.state).toEqual({ idx: 1, key: 'a', overlays: 1 });
  browser.arrive(0);
  expect(close).toHaveBeenCalledOnce();
  expect(browser.routerHeard).toBe(0);
});

test('closing in another way leaves the entry, so that the next Back leaves the page', async () => {
  const close = vi.fn();
  stack.open(close)();
  await settled();
  expect(browser.at).toBe(0);
  expect(close).not.toHaveBeenCalled();
  expect(browser.routerHeard).toBe(0);
});

test('of two open ones Back closes the upper, then the lower', () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  stack.open(lower);
  stack.open(upper);
  browser.arrive(1);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  browser.arrive(0);
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([1, 1]);
});

test('two that close together take one step back for each', async () => {
  const leaveLower = stack.open(() => {});
  const leaveUpper = stack.open(() => {});
  leaveUpper();
  leaveLower();
  await settled();
  expect(browser.at).toBe(0);
});

test('one that opens as another closes takes its entry over', async () => {
  const close = vi.fn();
  stack.open(() => {})();
  stack.open(close);
  await settled();
  expect(browser.at).toBe(1);
  expect(browser.entries).toHaveLength(2);
  browser.arrive(0);
  expect(close).toHaveBeenCalledOnce();
});

test('one that opens before the other beneath it closes stays open, and one Back leads to the page', async () => {
  const close = vi.fn();
  const leaveLower = stack.open(() => {});
  stack.open(close);
  leaveLower();
  await settled();
  expect(close).not.toHaveBeenCalled();
  browser.arrive(browser.at - 1);
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect(browser.at).toBe(0);
  expect(browser.routerHeard).toBe(0);
});

test('one that opens while the way back is still being gone waits for its entry', async () => {
  const close = vi.fn();
  stack.open(() => {})();
  await Promise.resolve();
  stack.open(close);
  await settled();
  expect(close).not.toHaveBeenCalled();
  expect(browser.at).toBe(1);
  browser.arrive(0);
  expect(close).toHaveBeenCalledOnce();
});

test('a link inside that leads to another page is not undone when the overlay goes', async () => {
  const leave = stack.open(() => {});
  browser.push({ idx: 2, key: 'b' }, '/elsewhere');
  leave();
  await settled();
  expect(browser.location.href).toBe('/elsewhere');
});

test('a jump back to another page closes everything and is the router’s', () => {
  browser.push({ idx: 1, key: 'b' }, '/second');
  const close = vi.fn();
  stack.open(close);
  browser.arrive(0);
  expect(close).toHaveBeenCalledOnce();
  expect(browser.routerHeard).toBe(1);
});

test('after a reload with an overlay open, a new one still closes by one step back', () => {
  browser.push({ idx: 1, key: 'a', overlays: 1 }, '/page');
  const close = vi.fn();
  stack.open(close);
  browser.arrive(1);
  expect(close).toHaveBeenCalledOnce();
});
