// Products as last read, kept until one of their rows changes. Pages and calls read the same one.
import { encodeProduct } from '../../contract/product/product.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Shop } from '../../shop/shop.ts';
import { SingleFlight } from './single-flight.ts';
import { TaggedCache } from './tagged-cache.ts';

export interface CachedProduct {
  readonly product: Product;
  /** As the API sends it. */
  readonly json: string;
}

export interface ProductCache {
  /** Null when there is no such product. `fresh` asks the database whatever is kept. */
  readonly view: (id: number, fresh?: boolean) => Promise<CachedProduct | null>;
  /** What is kept, without waiting. */
  readonly cached: (id: number) => CachedProduct | undefined;
  readonly drop: (id: number) => void;
  readonly clear: () => void;
}

/** Every change is heard at once; this only bounds what a missed one could cost. */
const cachedForMs = 60_000;

/** While the database is away a product is shown as it was last known: nothing newer can be asked for. */
export function createProductCache(shop: Shop, isAway: () => boolean, limitBytes: number): ProductCache {
  const cache = new TaggedCache<CachedProduct>(limitBytes);
  const reads = new SingleFlight(async (id: number): Promise<CachedProduct | null> => {
    const { generation } = cache;
    const product = await shop.product.view(id);
    if (!product) {
      cache.forget(String(id));
      return null;
    }
    const remembered = { product, json: JSON.stringify(encodeProduct(product)) };
    cache.put(String(id), remembered, {
      // The object weighs about as much as its text.
      bytes: remembered.json.length * 2,
      tags: [id, ...product.swatches.map((swatch) => swatch.id)],
      until: Date.now() + cachedForMs,
      generation,
    });
    return remembered;
  });
  const cached = (id: number) => (isAway() ? cache.getAnyAge(String(id)) : cache.get(String(id), Date.now()));
  return {
    cached,
    view: async (id, fresh = false) => (fresh ? undefined : cached(id)) ?? reads.read(id),
    drop: (id) => cache.drop(id),
    clear: () => cache.clear(),
  };
}
