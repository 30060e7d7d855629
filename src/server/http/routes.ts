// The calls and what each of them does.
import { Hono } from 'hono';
import { watchProducts } from '../../contract/live.ts';
import { openApiDocument } from '../../contract/openapi.ts';
import { routeOf } from '../../contract/operation.ts';
import * as contract from '../../contract/operations.ts';
import { shareByEmail } from '../../contract/share.ts';
import { readSocialPhotos } from '../../contract/social-photos.ts';
import { encodeTile } from '../../contract/tile.ts';
import { type FlagSet, flagNames } from '../../domain/flags.ts';
import type { Live } from '../live/live.ts';
import type { ProductMemory } from '../product-memory.ts';
import { type AdminRouteParts, mountAdmin } from './admin-routes.ts';
import { jsonHeaders, mount } from './api.ts';
import { type BagRouteParts, mountBag } from './bag-routes.ts';
import type { Environment } from './environment.ts';
import { mountListing } from './listing-routes.ts';
import { answerProblem, Refusal } from './problem.ts';
import { reply } from './reply.ts';
import { mountWaitlist, type WaitlistRouteParts } from './waitlist-routes.ts';

export interface ApiParts extends BagRouteParts, AdminRouteParts, WaitlistRouteParts {
  readonly origin: string;
  readonly now: () => number;
  readonly products: ProductMemory;
  readonly live: Live;
}

export function apiRoutes(parts: ApiParts): Hono<Environment> {
  const { shop, origin, now, products, live } = parts;
  const app = new Hono<Environment>();
  mountBag(app, parts);
  mountWaitlist(app, parts);
  mountAdmin(app, parts);
  mountListing(app, parts);

  mount(app, contract.viewProduct, async ({ params: { productId }, query, c }) => {
    const viewed = await products.view(productId, query.refreshData === 'true');
    if (!viewed) throw new Refusal('not_found', 'There is no such product.');
    const template = pageTemplate(c.get('visitor').flags);
    const serverTime = new Date(now()).toISOString();
    const json = `{"product":${viewed.json},"pageTemplate":${template},"serverTime":"${serverTime}"}`;
    return reply(c, json, 200, jsonHeaders);
  });

  mount(app, contract.readSwatchStock, async ({ params: { groupId, sizeGroupId } }) => {
    const content = await shop.colorsInStock(groupId, sizeGroupId);
    if (content === null) throw new Refusal('not_found', 'There is no such group of products.');
    return { success: true as const, content };
  });

  mount(app, contract.readTiles, async ({ query: { ids }, c }) => {
    const tiles = await shop.viewTiles(ids, c.get('visitor').flags);
    return { success: true as const, content: tiles.map(encodeTile) };
  });

  mount(app, contract.readRecommendations, async ({ params: { productId, placement }, c }) => {
    if (!(await products.view(productId, false))) throw new Refusal('not_found', 'There is no such product.');
    const tiles = await shop.readRecommendations(productId, placement, c.get('visitor').flags);
    return { success: true as const, content: tiles.map(encodeTile) };
  });

  mount(app, readSocialPhotos, async ({ params: { productId } }) => {
    if (!(await products.view(productId, false))) throw new Refusal('not_found', 'There is no such product.');
    return { success: true as const, content: [...(await shop.readSocialPhotos(productId))] };
  });

  mount(app, watchProducts, ({ query: { productIds }, c }) => {
    const looking = { address: c.get('address'), guestId: c.get('visitor').guestId };
    const stream = live.join([...new Set(productIds)], looking);
    if (!stream)
      throw new Refusal('unavailable', 'Too many are looking at once. Please ask again in a while.');
    return reply(c, stream, 200, eventStreamHeaders);
  });

  mount(app, contract.readContent, async ({ params: { key } }) => {
    const content = await shop.readContent(key);
    if (content === null) throw new Refusal('not_found', 'There is no such content.');
    return { success: true as const, content };
  });

  mount(app, contract.readSession, ({ c }) => {
    const { country, currency, flags } = c.get('visitor');
    return { customer: null, country, currency, roles: ['guest' as const], flags };
  });

  mount(app, contract.recordEvents, async ({ body }) => {
    await shop.recordEvents(body);
    return undefined;
  });

  mount(app, shareByEmail, async ({ body: { productId, from, to, note }, c }) => {
    const shared = await shop.shareByEmail({ productId, from, to, note, senderAddress: c.get('address') });
    if (shared.ok) return { success: true as const };
    if (shared.code === 'not_sent') c.get('log')().warn({ err: shared.cause }, 'a letter was not sent');
    throw shareRefusal(shared.code);
  });

  const document = JSON.stringify(openApiDocument(contract.operations, origin));
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return reply(c, document, 200, { ...jsonHeaders, 'cache-control': 'no-cache' });
  });

  refuseOtherMethods(app);
  app.all('/api/*', (c) => answerProblem(c, 'not_found', 'There is no such call.'));
  return app;
}

/** The last asks a proxy in between to hand on each event as it comes. */
const eventStreamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

function shareRefusal(code: 'no_such_product' | 'too_many' | 'not_sent'): Refusal {
  switch (code) {
    case 'no_such_product':
      return new Refusal('not_found', 'There is no such product.');
    case 'too_many':
      return new Refusal('too_many_requests', 'That is enough letters for now. Please try again later.');
    case 'not_sent':
      return new Refusal(
        'unavailable',
        'The letter could not be sent just now. Please try again in a while.',
      );
  }
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

/** A known path asked in another way is told so. */
function refuseOtherMethods(app: Hono<Environment>): void {
  for (const path of new Set(contract.operations.map(({ path }) => path))) {
    const methods = contract.operations.filter((known) => known.path === path).map(({ method }) => method);
    app.all(routeOf({ path }), (c) => {
      const detail = `This call is made with ${methods.join(' or ')}.`;
      return answerProblem(c, 'method_not_allowed', detail, { headers: { allow: methods.join(', ') } });
    });
  }
}
