// Levels of stock, what moved them, and deliveries.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/stock.ts';
import { mostCounted, pageSizes } from '../../../domain/desk/list.ts';
import { formatStockCursor, parseStockCursor } from '../../../domain/desk/stock-list.ts';
import { holdReasonOf } from '../../../domain/stock/stock-hold.ts';
import { isCustomerName } from '../../../domain/visitor/owner.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';

export function mountStockDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listStock, async ({ query }) => {
    const { 'page[after]': after, ps, q = '', view = 'all', sort = 'oldest' } = query;
    const cursor = after === undefined ? null : parseStockCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const size = Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);
    const { levels, count } = await shop.desk.listStock({ view, search: q }, { sort, after: cursor, size });
    const shown = levels.slice(0, size);
    const last = shown.at(-1);
    return {
      success: true as const,
      content: {
        rows: shown.map(({ skuId, position: _, onHand, reserved, ...level }) => ({
          ...level,
          sizeId: skuId,
          onHand,
          reserved,
          available: onHand - reserved,
        })),
        total: Math.min(count, mostCounted),
        isTotalExact: count <= mostCounted,
        next: levels.length > size && last ? formatStockCursor(last) : null,
      },
    };
  });

  mount(app, contract.readStockLedger, async ({ params }) => {
    const entries = await shop.desk.readLedger(Number(params.productId));
    if (!entries) throw new ProblemError('not_found', 'There is no such product.');
    return {
      success: true as const,
      content: entries.map(({ at, skuId, delta, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        sizeId: skuId,
        change: delta,
      })),
    };
  });

  mount(app, contract.readStockHolds, async ({ params }) => {
    const holds = await shop.desk.readHolds(Number(params.productId));
    if (!holds) throw new ProblemError('not_found', 'There is no such product.');
    return {
      success: true as const,
      content: holds.map(({ since, until, skuId, holder, attempt, ...hold }) => ({
        ...hold,
        since: since.toISOString(),
        until: until.toISOString(),
        sizeId: skuId,
        reason: holdReasonOf(attempt, hold.orderId),
        holder: holder === null ? null : isCustomerName(holder) ? ('customer' as const) : ('guest' as const),
      })),
    };
  });

  mount(app, contract.bookDelivery, async ({ body: { lines, note, dryRun }, actor, c }) => {
    const key = dryRun ? '' : idempotencyKey(c);
    const booked = await shop.desk.bookDelivery(actor, { lines, note, key, isDryRun: dryRun });
    if (!booked.ok) throw new ProblemError('conflict', 'This delivery was booked before.');
    return {
      success: true as const,
      content: {
        isBooked: !dryRun,
        lines: booked.lines.map((line) => {
          if (line.state === 'refused') return line;
          const { skuId, code, ...rest } = line;
          return { ...rest, sku: code, sizeId: skuId };
        }),
      },
    };
  });
}
