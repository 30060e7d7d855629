// The calls that show products.
import type { Hono } from 'hono';
import { encodeTile } from '../../../contract/product/tile.ts';
import * as contract from '../../../contract/product/view.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/product/words.ts';
import { jsonHeaders, mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import type { ProductViews } from './product-views.ts';

export interface ProductRouteDeps {
  readonly shop: Shop;
  readonly productViews: ProductViews;
}

export function mountProduct(app: Hono<Environment>, { shop, productViews }: ProductRouteDeps): void {
  mount(app, contract.viewProduct, async ({ params: { productId }, query, c }) => {
    const json = await productViews.read(productId, c.get('visitor'), query.refreshData === 'true');
    if (json === null) throw new ProblemError('not_found', words.noSuchProduct);
    return reply(c, json, 200, jsonHeaders);
  });

  mount(app, contract.readSwatchStock, async ({ params: { groupId, sizeGroupId } }) => {
    const content = await shop.stock.readColors(groupId, sizeGroupId);
    if (content === null) throw new ProblemError('not_found', words.noSuchGroup);
    return { success: true as const, content };
  });

  mount(app, contract.readTiles, async ({ query: { ids }, c }) => {
    const tiles = await shop.product.viewTiles(ids, c.get('visitor'));
    return { success: true as const, content: tiles.map(encodeTile) };
  });
}
