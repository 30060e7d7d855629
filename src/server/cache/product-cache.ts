// Products as last read in each language, kept until one of their rows changes. Pages and calls read the same one.
import { encodeProduct } from '../../contract/product/product.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
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
  readonly view: (id: number, language: Language, fresh?: boolean) => Promise<CachedProduct | null>;
  /** What is kept, without waiting. */
  readonly cached: (id: number, language: Language) => CachedProduct | undefined;
  readonly drop: (id: number) => void;
  readonly clear: () => void;
}

/** Every change is heard at once; this only bounds what a missed one could cost. */
const cachedForMs = 60_000;

/** While the database is away a product is shown as it was last known: nothing newer can be asked for. */
export function createProductCache(shop: Shop, isAway: () => boolean, limitBytes: number): ProductCache {
  const cache = new TaggedCache<CachedProduct>(limitBytes);
  const reads = new SingleFlight(async (key: Key): Promise<CachedProduct | null> => {
    const { generation } = cache;
    const { id, language } = idAndLanguage(key);
    const product = await shop.product.view(id, language);
    if (!product) {
      cache.forget(key);
      return null;
    }
    const remembered = { product, json: JSON.stringify(encodeProduct(product)) };
    cache.put(key, remembered, {
      // The object weighs about as much as its text.
      bytes: remembered.json.length * 2,
      tags: [id, ...product.swatches.map((swatch) => swatch.id)],
      until: Date.now() + cachedForMs,
      generation,
    });
    return remembered;
  });
  const find = (key: Key) => (isAway() ? cache.getAnyAge(key) : cache.get(key, Date.now()));
  return {
    cached: (id, language) => find(`${language} ${id}`),
    view: async (id, language, fresh = false) => {
      const key: Key = `${language} ${id}`;
      return (fresh ? undefined : find(key)) ?? reads.read(key);
    },
    drop: (id) => cache.drop(id),
    clear: () => cache.clear(),
  };
}

type Key = `${Language} ${number}`;

function idAndLanguage(key: Key): { readonly id: number; readonly language: Language } {
  const [language, id] = key.split(' ') as [Language, string];
  return { id: Number(id), language };
}
