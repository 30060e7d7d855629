import { type ListingChoice, listingSearch, parseListingChoice } from '../../../domain/listing/listing.ts';
import type { ListingPlace } from './listing-data.ts';

export function addressOf({ path, query }: ListingPlace, choice: ListingChoice): string {
  return `${path}${listingSearch(choice, query)}`;
}

export function choiceAt(search: string): ListingChoice {
  return parseListingChoice(new URLSearchParams(search));
}
