// Products and tiles, fetched by the browser after the page is there.
import { decodeProduct, decodeTile } from '../../contract/decode.ts';
import type { encodeProduct } from '../../contract/product.ts';
import type { encodeTile } from '../../contract/tile.ts';
import type { Product } from '../../domain/product.ts';
import type { Placement } from '../../domain/recommendation.ts';
import type { Tile } from '../../domain/tile.ts';
import { type Answered, ask } from './api.ts';
import { hearAnswer } from './server-clock.ts';

export interface Viewed {
  readonly product: Product;
  /** The server's clock when it answered, in milliseconds. */
  readonly now: number;
}

interface WireView {
  readonly product: ReturnType<typeof encodeProduct>;
  readonly serverTime: string;
}

/** `fresh` passes every cache of the shop by. */
export async function loadProduct(id: number, { fresh = false } = {}): Promise<Answered<Viewed>> {
  const askedAt = performance.now();
  const answer = await ask<WireView>(`/api/product-view/${id}${fresh ? '?refreshData=true' : ''}`);
  if (!answer.ok) return answer;
  const { product, serverTime } = answer.data;
  const now = Date.parse(serverTime);
  hearAnswer(now, askedAt);
  return { ok: true, data: { product: decodeProduct(product), now } };
}

const keptMs = 30_000;
const prefetched = new Map<number, { readonly at: number; readonly answer: Promise<Answered<Viewed>> }>();

/** Asks once per product within half a minute, so that looking at a tile makes its quick view open at once. */
export function prefetchProduct(id: number): Promise<Answered<Viewed>> {
  const held = prefetched.get(id);
  if (held && Date.now() - held.at < keptMs) return held.answer;
  const answer = loadProduct(id).then((viewed) => {
    if (!viewed.ok) prefetched.delete(id);
    return viewed;
  });
  prefetched.set(id, { at: Date.now(), answer });
  return answer;
}

export function loadRecommendations(id: number, placement: Placement): Promise<Answered<readonly Tile[]>> {
  return tilesAt(`/api/recommendations/${id}/${placement}`);
}

export function loadTiles(ids: readonly number[]): Promise<Answered<readonly Tile[]>> {
  return tilesAt(`/api/products/tiles?ids=${ids.join(',')}`);
}

async function tilesAt(path: string): Promise<Answered<readonly Tile[]>> {
  const answer = await ask<{ readonly content: readonly ReturnType<typeof encodeTile>[] }>(path);
  return answer.ok ? { ok: true, data: answer.data.content.map(decodeTile) } : answer;
}

/** The ids of the colours of a group that can be had in one size. */
export async function loadSwatchStock(
  groupId: number,
  sizeGroupId: number,
): Promise<Answered<ReadonlySet<number>>> {
  const answer = await ask<{ readonly content: readonly number[] }>(
    `/api/productgroup/${groupId}/swatches/${sizeGroupId}`,
  );
  return answer.ok ? { ok: true, data: new Set(answer.data.content) } : answer;
}
