import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListingQuery } from '../../../domain/listing/listing.ts';
import { addressOf, choiceAt } from './address-of.ts';
import type { ListingPlace } from './listing-data.ts';

export interface Choosing {
  /** What is chosen, or is about to be: a tick shows at once, the list follows. */
  readonly choice: ListingQuery;
  readonly choose: (next: ListingQuery) => void;
}

export function useChoice(loaded: ListingQuery, place: ListingPlace): Choosing {
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isComing = coming !== undefined && coming.pathname === pathname;
  const choose = useCallback(
    (next: ListingQuery) => void navigate(addressOf(place, next), { preventScrollReset: true }),
    [navigate, place],
  );
  return { choice: isComing ? choiceAt(coming.search) : loaded, choose };
}
