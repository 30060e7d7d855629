import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/demand.ts';
import { parseDemandCursor, usualSort } from '../../../domain/desk/demand-list.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountDemandDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listDemand, async ({ query }) => {
    const { 'page[after]': after, ps, q = '', by = 'size', sort = usualSort(by), productId, sizeId } = query;
    const cursor = after === undefined ? null : parseDemandCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listDemand({
      by,
      sort,
      search: q,
      productId: productId === undefined ? undefined : Number(productId),
      sizeId: sizeId === undefined ? undefined : Number(sizeId),
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });
}
