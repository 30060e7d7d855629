import { useCallback } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListingChoice } from '../../../domain/listing/listing.ts';
import { addressOf, choiceAt } from './address-of.ts';
import type { ListingPlace } from './listing-data.ts';

export interface Choosing {
  /** What is chosen, or is about to be: a tick shows at once, the list follows. */
  readonly choice: ListingChoice;
  readonly choose: (next: ListingChoice) => void;
}

export function useChoice(loaded: ListingChoice, place: ListingPlace): Choosing {
  const { location: coming } = useNavigation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isComing = coming !== undefined && coming.pathname === pathname;
  const choose = useCallback(
    (next: ListingChoice) => void navigate(addressOf(place, next), { preventScrollReset: true }),
    [navigate, place],
  );
  return { choice: isComing ? choiceAt(coming.search) : loaded, choose };
}
