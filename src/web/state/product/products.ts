// Products and tiles, fetched by the browser after the page is there.
import type { CallAnswer } from '../../../contract/call.ts';
import { decodeProduct, decodeTile } from '../../../contract/product/decode.ts';
import type { Film } from '../../../domain/media/film.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../domain/product/product.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import type { Placement } from '../../../domain/recommendation/recommendation.ts';
import type { Notice } from '../../../words/product/write-notices.ts';
import { type Answered, call } from '../api/call.ts';
import { hearAnswer } from '../page/server-clock.ts';

export interface Viewed {
  readonly product: Product;
  readonly film: Film | null;
  /** Why it cannot go to where the visitor is, if it cannot. */
  readonly unreachable: string | null;
  readonly notices: readonly Notice[];
  /** When it answered. */
  readonly now: ShopTime;
}

/** `fresh` passes every cache of the shop by. */
export async function loadProduct(id: number, { fresh = false } = {}): Promise<Answered<Viewed>> {
  const requestedAt = performance.now();
  const query = fresh ? ({ refreshData: 'true' } as const) : {};
  const answer = await call('GET /api/product-view/{productId}', { params: { productId: id }, query });
  if (!answer.ok) return answer;
  const { product, serverTime, ...rest } = answer.data;
  const now = hearAnswer(serverTime, requestedAt);
  return { ok: true, data: { ...rest, product: decodeProduct(product), now } };
}

const lifetimeMs = 30_000;
const prefetched = new Map<number, { readonly at: number; readonly answer: Promise<Answered<Viewed>> }>();

/** Asks once per product within half a minute, so that looking at a tile makes its quick view open at once. */
export function prefetchProduct(id: number): Promise<Answered<Viewed>> {
  const held = prefetched.get(id);
  if (held && performance.now() - held.at < lifetimeMs) return held.answer;
  const answer = loadProduct(id).then((viewed) => {
    if (!viewed.ok) prefetched.delete(id);
    return viewed;
  });
  prefetched.set(id, { at: performance.now(), answer });
  return answer;
}

export async function loadRecommendations(
  productId: number,
  placement: Placement,
): Promise<Answered<readonly Tile[]>> {
  const route = 'GET /api/recommendations/{productId}/{placement}';
  return tilesOf(await call(route, { params: { productId, placement } }));
}

export async function loadTiles(ids: readonly number[]): Promise<Answered<readonly Tile[]>> {
  return tilesOf(await call('GET /api/products/tiles', { query: { ids: ids.join(',') } }));
}

function tilesOf(answer: Answered<CallAnswer<'GET /api/products/tiles'>>): Answered<readonly Tile[]> {
  return answer.ok ? { ok: true, data: answer.data.content.map(decodeTile) } : answer;
}

/** The ids of the colours of a group that can be had in one size. */
export async function loadSwatchStock(
  groupId: number,
  sizeGroupId: number,
): Promise<Answered<ReadonlySet<number>>> {
  const route = 'GET /api/productgroup/{groupId}/swatches/{sizeGroupId}';
  const answer = await call(route, { params: { groupId, sizeGroupId } });
  return answer.ok ? { ok: true, data: new Set(answer.data.content) } : answer;
}
