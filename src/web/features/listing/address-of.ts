import { type ListingQuery, listingSearch, parseListingQuery } from '../../../domain/listing/listing.ts';
import type { ListingPlace } from './listing-data.ts';

export function addressOf({ path, query }: ListingPlace, choice: ListingQuery): string {
  return `${path}${listingSearch(choice, query)}`;
}

export function choiceAt(search: string): ListingQuery {
  return parseListingQuery(new URLSearchParams(search));
}
