// Orders as the desk lists and reads them.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/order-desk.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { parseCursor, parseOrderSearch } from '../../../domain/desk/order-list.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountOrderList(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const readOrder = async (orderId: number) => {
    const order = await shop.desk.readOrder(orderId);
    if (!order) throw new ProblemError('not_found', 'There is no such order.');
    return { success: true as const, content: order };
  };

  mount(app, contract.listDeskOrders, async ({ query }) => {
    const { 'page[after]': after, ps, q, view = 'all', productId, sort = 'newest', ...filters } = query;
    const cursor = after === undefined ? null : parseCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listOrders({
      filters: {
        ...filters,
        view,
        productId: productId === undefined ? undefined : Number(productId),
        search: parseOrderSearch(q ?? ''),
      },
      sort,
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  mount(app, contract.readDeskOrder, ({ params }) => readOrder(Number(params.orderId)));

  mount(app, contract.noteOnOrder, async ({ params, body: { text }, actor }) => {
    const orderId = Number(params.orderId);
    if (!(await shop.desk.noteOnOrder(actor, orderId, text)))
      throw new ProblemError('not_found', 'There is no such order.');
    return readOrder(orderId);
  });
}
