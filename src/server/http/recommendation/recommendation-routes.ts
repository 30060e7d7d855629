import type { Hono } from 'hono';
import { encodeTile } from '../../../contract/product/tile.ts';
import { readRecommendations } from '../../../contract/recommendation/recommendation.ts';
import { words } from '../../../words/product/words.ts';
import { requestLanguage } from '../../visitor/speaking.ts';
import { mount } from '../api.ts';
import type { ApiDeps } from '../api-deps.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';

export function mountRecommendation(app: Hono<Environment>, { shop, products }: ApiDeps): void {
  mount(app, readRecommendations, async ({ params: { productId, placement }, c }) => {
    if (!(await products.view(productId, requestLanguage())))
      throw new ProblemError('not_found', words.noSuchProduct);
    const tiles = await shop.recommendation.read(productId, placement, c.get('visitor'));
    return { success: true as const, content: tiles.map(encodeTile) };
  });
}
