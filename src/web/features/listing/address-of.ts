import { type ListingQuery, listingSearch, parseListingQuery } from '../../../domain/listing/listing.ts';
import type { ListingPlace } from './listing-data.ts';

export function addressOf({ path, query, isExact }: ListingPlace, choice: ListingQuery): string {
  return `${path}${listingSearch(choice, query, isExact)}`;
}

export function choiceAt(search: string): ListingQuery {
  return parseListingQuery(new URLSearchParams(search));
}
