import { type Facets, type ListingQuery, listingSearch } from '../../../../domain/listing/listing.ts';
import { call } from '../../../state/api/call.ts';
import { useAnswer } from '../../../state/api/use-answer.ts';
import type { ListingData, ListingPlace } from '../listing-data.ts';

interface TriedOut {
  readonly state: 'counting' | 'counted' | 'failed';
  /** Of the choice, or of the last one that could be counted. */
  readonly facets: Facets;
  readonly total: number;
}

/** What a choice would leave, before it is made. */
export function useTriedOut(draft: ListingQuery, listing: ListingData, place: ListingPlace): TriedOut {
  const search = listingSearch({ ...draft, page: 1 }, place.query);
  const shown = listingSearch({ ...listing.choice, page: 1 }, place.query);
  const last = useAnswer(search === shown ? null : search, (signal) => countResults(search, place, signal));
  if (search === shown) return { state: 'counted', ...listing };
  const { facets, total } = last?.answer.ok ? last.answer.data.content : listing;
  if (last?.key !== search) return { state: 'counting', facets, total };
  return { state: last.answer.ok ? 'counted' : 'failed', facets, total };
}

function countResults(search: string, { category, query: q }: ListingPlace, signal: AbortSignal) {
  const narrowing = { ...Object.fromEntries(new URLSearchParams(search)), ps: 1 };
  return category === null
    ? call('GET /api/search', { query: { ...narrowing, q } }, { signal })
    : call('GET /api/listing/{category}', { params: { category }, query: narrowing }, { signal });
}
