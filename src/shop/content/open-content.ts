import type { ListingMemory } from '../listing/listing-cache.ts';
import type { Viewing } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readContent } from './read-content.ts';
import { viewHome } from './view-home.ts';

export function openContent({ database: { shop: queries }, now }: ShopDeps, memory: ListingMemory) {
  return {
    read: (key: string) => readContent(queries, key),
    viewHome: (flags: Viewing['flags']) => viewHome(queries, memory, { now: now(), flags }),
  };
}
