// The calls that show products.
import type { Hono } from 'hono';
import { encodeProduct } from '../../../contract/product/product.ts';
import { encodeTile } from '../../../contract/product/tile.ts';
import * as contract from '../../../contract/product/view.ts';
import { isHome } from '../../../domain/currency/exchange.ts';
import { filmOf } from '../../../domain/media/film.ts';
import { destinationMessage } from '../../../domain/shipping/shipping-limits.ts';
import { type FlagSet, flagNames } from '../../../domain/visitor/flags.ts';
import { words } from '../../../words/product/words.ts';
import { jsonHeaders, mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';

export function mountProduct(app: Hono<Environment>, { shop, products, filmSources, now }: ApiDeps): void {
  mount(app, contract.viewProduct, async ({ params: { productId }, query, c }) => {
    const viewed = await products.view(productId, query.refreshData === 'true');
    if (!viewed) throw new ProblemError('not_found', words.noSuchProduct);
    const { flags, country, exchange } = c.get('visitor');
    const product = isHome(exchange)
      ? viewed.json
      : JSON.stringify(encodeProduct(await shop.currency.viewProduct(viewed.product, exchange)));
    const template = pageTemplate(flags);
    const serverTime = new Date(now()).toISOString();
    const unreachable = JSON.stringify(destinationMessage(viewed.product, country));
    const notices = JSON.stringify(await shop.shipping.viewNotices(viewed.product, c.get('visitor')));
    const film = JSON.stringify(filmOf(viewed.product, filmSources));
    const json = `{"product":${product},"film":${film},"unreachable":${unreachable},"notices":${notices},"pageTemplate":${template},"serverTime":"${serverTime}"}`;
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

const templates = new WeakMap<FlagSet, string>();

/** The template of the product page, as JSON: the tests that run on it, and the style it is shown in. */
function pageTemplate(flags: FlagSet): string {
  const known = templates.get(flags);
  if (known !== undefined) return known;
  const template = JSON.stringify({
    pageTests: flagNames.filter((name) => flags[name]),
    styles: { version: flags.second_style ? 2 : 1 },
  });
  templates.set(flags, template);
  return template;
}
