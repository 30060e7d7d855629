// The calls and what each of them does.
import { Hono } from 'hono';
import { openApiDocument } from '../../contract/openapi.ts';
import { routeOf } from '../../contract/operation.ts';
import * as contract from '../../contract/operations.ts';
import { type FlagSet, flagNames } from '../../domain/flags.ts';
import type { Shop } from '../../shop/shop.ts';
import type { ProductMemory } from '../product-memory.ts';
import { jsonHeaders, mount } from './api.ts';
import type { Environment } from './environment.ts';
import { answerProblem, Refusal } from './problem.ts';
import { reply } from './reply.ts';

export interface ApiParts {
  readonly shop: Shop;
  readonly origin: string;
  readonly now: () => number;
  readonly products: ProductMemory;
}

export function apiRoutes({ shop, origin, now, products }: ApiParts): Hono<Environment> {
  const app = new Hono<Environment>();

  mount(app, contract.viewProduct, async ({ params: { productId }, query, c }) => {
    const viewed = await products.view(productId, query.refreshData === 'true');
    if (!viewed) throw new Refusal('not_found', 'There is no such product.');
    const template = pageTemplate(c.get('visitor').flags);
    const serverTime = new Date(now()).toISOString();
    const json = `{"product":${viewed.json},"pageTemplate":${template},"serverTime":"${serverTime}"}`;
    return reply(c, json, 200, jsonHeaders);
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

  const document = JSON.stringify(openApiDocument(contract.operations, origin));
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return reply(c, document, 200, { ...jsonHeaders, 'cache-control': 'no-cache' });
  });

  refuseOtherMethods(app);
  app.all('/api/*', (c) => answerProblem(c, 'not_found', 'There is no such call.'));
  return app;
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
