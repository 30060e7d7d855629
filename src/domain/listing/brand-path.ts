// Where the name of a designer leads: everything in the shop that is theirs.
import { slugOf } from '../text/slug.ts';
import { everything, listingSearch } from './listing.ts';

export function brandPath(name: string): string {
  return `/c/all${listingSearch({ ...everything, brand: [slugOf(name, '')] })}`;
}
