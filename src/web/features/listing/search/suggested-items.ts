import { decodeTile } from '../../../../contract/product/decode.ts';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import type { Tile } from '../../../../domain/product/tile.ts';
import type { Suggested } from './use-suggestions.ts';

export interface SuggestedItems {
  readonly queries: readonly {
    readonly name: string;
    readonly total: number | null;
    readonly path: string;
  }[];
  readonly links: Suggested['links'];
  readonly pieces: readonly Tile[];
  /** Where each leads, in the order in which keys go through them. */
  readonly paths: readonly string[];
}

export const noItems: SuggestedItems = { queries: [], links: [], pieces: [], paths: [] };

export function itemsOf({ queries, links, products }: Suggested): SuggestedItems {
  const searches = queries.map(({ text, total }) => ({
    name: text,
    total,
    path: `/search${listingSearch(everything, text)}`,
  }));
  const pieces = products.map(decodeTile);
  return {
    queries: searches,
    links,
    pieces,
    paths: [...searches, ...links, ...pieces].map(({ path }) => path),
  };
}
