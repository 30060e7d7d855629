import type { ListingCache } from '../listing/listing-cache.ts';
import type { Viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readContent } from './read-content.ts';
import { viewHome } from './view-home.ts';

export function openContent({ database: { shop: queries }, now }: ShopDeps, cache: ListingCache) {
  return {
    read: (key: string) => readContent(queries, key),
    viewHome: (flags: Viewing['flags']) => viewHome(queries, cache, { now: now(), flags }),
  };
}
