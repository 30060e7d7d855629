import { describe, expect, test } from 'vitest';
import { Bench } from './bench.ts';
import { atMost, Report } from './report.ts';
import { chosenParts, runParts, sharing } from './run-parts.ts';

const names = ['page', 'bag', 'listing', 'search'];

describe('the parts that run', () => {
  test('are all of them when none is named', () => {
    expect(chosenParts([], names)).toEqual(names);
  });

  test('are those that are named, once each and in the order of the bench', () => {
    expect(chosenParts(['bag', 'page', 'bag'], names)).toEqual(['page', 'bag']);
  });

  test('are none when one of them is unknown: it says which there are', () => {
    expect(() => chosenParts(['page', 'bga'], names)).toThrow(
      'There is no part called bga: choose from page, bag, listing, search.',
    );
  });
});

describe('what parts share', () => {
  const line = atMost('anything', 1, 2, 'x');

  /** Two groups that write down what becomes of them. */
  function trial(fails: Readonly<Record<string, true>> = {}) {
    const events: string[] = [];
    const stopping = new AbortController();
    const happens = (event: string) => {
      events.push(event);
      if (event === 'told to stop') stopping.abort();
      if (fails[event]) throw new Error(`${event} went wrong`);
    };
    const group = (ground: string, parts: readonly string[]) =>
      sharing(
        async (_, clearing) => {
          clearing.defer(() => happens(`${ground} cleared`));
          happens(ground);
          return ground;
        },
        Object.fromEntries(
          parts.map((part) => [
            part,
            async (on: string, tell: (entry: typeof line) => void) => {
              happens(`${part} on ${on}`);
              if (part === 'stopper') happens('told to stop');
              tell(line);
            },
          ]),
        ),
      );
    const groups = [group('shop', ['page', 'stopper', 'view']), group('large shop', ['listing', 'search'])];
    const report = new Report(stopping.signal, (text) => {
      if (text.includes('failed')) events.push(text.trim());
    });
    const run = async (...chosen: string[]) => {
      await using bench = new Bench(stopping.signal);
      await runParts(groups, chosen, bench, report);
      return events;
    };
    return { run, report };
  }

  test('is made once, when a chosen part needs it, and cleared away after the last', async () => {
    const { run, report } = trial();
    expect(await run('page', 'view')).toEqual(['shop', 'page on shop', 'view on shop', 'shop cleared']);
    expect(report.closingLine()).toBe('2 of 2 marks reached, 0 parts failed');
  });

  test('outlives a part that fails, and the others go on', async () => {
    const { run, report } = trial({ 'page on shop': true });
    expect(await run('page', 'view', 'search')).toEqual([
      'shop',
      'page on shop',
      '✗ page failed: page on shop went wrong',
      'view on shop',
      'shop cleared',
      'large shop',
      'search on large shop',
      'large shop cleared',
    ]);
    expect(report.closingLine()).toBe('2 of 2 marks reached, 1 part failed');
  });

  test('is cleared away when it could not be made, tried once, and fails the parts that need it', async () => {
    const { run, report } = trial({ shop: true });
    expect(await run('page', 'view', 'listing')).toEqual([
      'shop',
      '✗ page failed: shop went wrong',
      '✗ view failed: shop went wrong',
      'shop cleared',
      'large shop',
      'listing on large shop',
      'large shop cleared',
    ]);
    expect(report.isGood()).toBe(false);
  });

  test('counts as a failure when it cannot be cleared away', async () => {
    const { run, report } = trial({ 'shop cleared': true });
    expect((await run('page')).at(-1)).toBe('✗ clearing away after page failed: shop cleared went wrong');
    expect(report.isGood()).toBe(false);
  });

  test('is cleared away when the bench is told to stop, and nothing more is begun', async () => {
    const { run, report } = trial();
    expect(await run('stopper', 'view', 'listing')).toEqual([
      'shop',
      'stopper on shop',
      'told to stop',
      'shop cleared',
    ]);
    expect(report.closingLine()).toContain('stopped before the end');
  });
});
