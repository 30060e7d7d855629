import type { Facets, ListingQuery, ListingWindow } from '../../../domain/listing/listing.ts';
import type { Tile } from '../../../domain/product/tile.ts';

export interface ListingData {
  readonly tiles: readonly Tile[];
  readonly total: number;
  readonly facets: Facets;
  readonly choice: ListingQuery;
  readonly window: ListingWindow;
}

export interface ListingPlace {
  /** Where the list is: /c/dresses. */
  readonly path: string;
  /** Its slug; null where the list is what a search found. */
  readonly category: string | null;
  /** What was searched for; empty in a category. */
  readonly query: string;
  /** Whether its words are taken as they were typed. */
  readonly isExact?: boolean;
}
