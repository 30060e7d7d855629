// Counts of the shelf.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/counts.ts';
import { decimalOfMoney, defaultCurrency, money } from '../../../domain/pricing/money.ts';
import { differenceOf } from '../../../domain/stock/count.ts';
import type { BookedCount, CountView } from '../../../shop/desk/count-stock.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { overLimit } from './desk-routes.ts';

export function mountCountDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listCounts, async () => ({
    success: true as const,
    content: (await shop.desk.listCounts()).map(aboutCount),
  }));

  mount(app, contract.readCount, async ({ params: { id } }) => {
    const count = await shop.desk.readCount(id);
    if (!count) throw noCount();
    return { success: true as const, content: viewCount(count) };
  });

  mount(app, contract.startCount, async ({ body: { name, productIds, brand = null }, actor }) => {
    const started = await shop.desk.startCount(actor, { name, productIds, brand });
    if (started.ok) return { success: true as const, content: viewCount(started.count) };
    throw new ProblemError(
      'unprocessable',
      started.code === 'no_sizes'
        ? 'There is no such product or brand with sizes to count.'
        : 'That is more than one count can hold: count a few products at a time.',
    );
  });

  mount(app, contract.countLines, async ({ params: { id }, body: { lines }, actor }) => {
    const counted = await shop.desk.countLines(actor, { id, lines });
    if (counted.ok)
      return {
        success: true as const,
        content: { ...viewCount(counted.count), refused: [...counted.refused] },
      };
    switch (counted.code) {
      case 'not_found':
        throw noCount();
      case 'booked_before':
        throw bookedBefore();
      case 'changed_meanwhile': {
        const refusal = new ProblemError(
          'changed_meanwhile',
          'Somebody else has counted this size meanwhile.',
        );
        refusal.current = viewCount(counted.count);
        throw refusal;
      }
    }
  });

  mount(app, contract.bookCount, async ({ params: { id }, body: { dryRun }, actor, c }) => {
    const key = dryRun ? '' : idempotencyKey(c);
    const booked = await shop.desk.bookCount(actor, { id, key, isDryRun: dryRun });
    if (!booked.ok) throw refusalOf(booked);
    return {
      success: true as const,
      content: {
        isBooked: !dryRun,
        lines: booked.lines.map(({ skuId, ...line }) => ({ ...line, sizeId: skuId })),
      },
    };
  });
}

const noCount = () => new ProblemError('not_found', 'There is no such count.');
const bookedBefore = () => new ProblemError('conflict', 'This count was booked before.');

function refusalOf(booked: Extract<BookedCount, { readonly ok: false }>): ProblemError {
  switch (booked.code) {
    case 'not_found':
      return noCount();
    case 'booked_before':
      return bookedBefore();
    case 'over_limit':
      return overLimit(booked.limit);
  }
}

function aboutCount({ changedAt: _, startedAt, ...count }: Omit<CountView, 'lines'>) {
  return { ...count, startedAt: startedAt.toISOString() };
}

function viewCount({ lines, ...count }: CountView): contract.WireCount {
  const currency = defaultCurrency.code;
  const worth = (minor: number) => decimalOfMoney(money(minor, currency));
  const differences = lines.map((line) => ({
    ...line,
    difference:
      line.counted === null || line.expected === null
        ? null
        : differenceOf({ counted: line.counted, expected: line.expected }),
  }));
  const sum = (of: (line: (typeof differences)[number]) => number) =>
    differences.reduce((total, line) => total + of(line), 0);
  return {
    ...aboutCount(count),
    currency,
    units: sum(({ difference }) => difference ?? 0),
    money: worth(sum(({ difference, priceMinor }) => (difference ?? 0) * priceMinor)),
    lines: differences.map(({ skuId, priceMinor, countedAt, ...line }) => ({
      ...line,
      sizeId: skuId,
      money: worth((line.difference ?? 0) * priceMinor),
      countedAt: countedAt?.toISOString() ?? null,
    })),
  };
}
