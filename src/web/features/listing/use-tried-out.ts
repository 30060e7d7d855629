import { useEffect, useState } from 'react';
import { type Facets, type ListingChoice, listingSearch } from '../../../domain/listing.ts';
import { ask } from '../../state/api.ts';
import type { ListingData, ListingPlace } from './listing-view.tsx';

interface Counted {
  readonly total: number;
  readonly facets: Facets;
}

interface TriedOut {
  readonly state: 'counting' | 'counted' | 'failed';
  /** Of the choice, or of the last one that could be counted. */
  readonly facets: Facets;
  readonly total: number;
}

/** What a choice would leave, before it is made. */
export function useTriedOut(draft: ListingChoice, listing: ListingData, place: ListingPlace): TriedOut {
  const search = listingSearch({ ...draft, page: 1 }, place.query);
  const shown = listingSearch({ ...listing.choice, page: 1 }, place.query);
  const [last, setLast] = useState<{ readonly search: string; readonly counted: Counted | null }>();
  useEffect(() => {
    if (search === shown) return;
    const stop = new AbortController();
    const path = `${place.call}${search === '' ? '?' : `${search}&`}ps=1`;
    ask<{ readonly content: Counted }>(path, { signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return;
      setLast({ search, counted: answer.ok ? answer.data.content : null });
    });
    return () => stop.abort();
  }, [search, shown, place.call]);

  if (search === shown) return { state: 'counted', ...listing };
  const { facets, total } = last?.counted ?? listing;
  if (last?.search !== search) return { state: 'counting', facets, total };
  return { state: last.counted ? 'counted' : 'failed', facets, total };
}
