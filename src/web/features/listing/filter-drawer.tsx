// All facets of a list on a phone. What is ticked is tried out first, so that one sees how many are left, and goes into
// the address in one step.
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Accordion, AccordionItem } from '../../../design/accordion.tsx';
import { Button } from '../../../design/button.tsx';
import { Drawer } from '../../../design/drawer.tsx';
import { linkLook } from '../../../design/link.ts';
import {
  chosenCount,
  facetNames,
  type ListingChoice,
  withoutFacets,
  withToggled,
} from '../../../domain/listing.ts';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
import { addressOf } from './address-of.ts';
import { FacetChoices, facetTitles } from './facet-choices.tsx';
import styles from './filter-drawer.module.css';
import { itemCount } from './item-count.ts';
import type { ListingData, ListingPlace } from './listing-view.tsx';

interface FilterDrawerProps extends OverlayProps {
  listing: ListingData;
  place: ListingPlace;
}

/** Whether another list is being tried out than the one that is shown. */
const isNarrowed = (draft: ListingChoice, { choice }: ListingData) => draft !== choice;

export default function FilterDrawer({ open, onClose, listing, place }: FilterDrawerProps) {
  const address = addressOf(place, listing.choice);
  const [draft, setDraft] = useState<ListingChoice>(listing.choice);
  const { data, state, load } = useFetcher<{ readonly listing: ListingData }>();
  const navigate = useNavigate();
  const { facets, total } = isNarrowed(draft, listing) && data ? data.listing : listing;

  useEffect(() => {
    if (open) setDraft(listing.choice);
  }, [open, listing.choice]);
  // Arriving closes it: the entry it had in the history is the new list's by then.
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    onClose();
  }, [address, onClose]);

  const consider = (next: ListingChoice) => {
    setDraft(next);
    load(addressOf(place, next));
  };
  const apply = () => {
    const next = addressOf(place, draft);
    if (next === address) onClose();
    else navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Drawer
      title="Filter"
      open={open}
      onOpenChange={onClose}
      foot={
        <div className={styles.foot}>
          <Button wide pending={state !== 'idle'} onClick={apply}>
            {state === 'idle' ? `Show ${itemCount(total)}` : 'Counting…'}
          </Button>
          {chosenCount(draft) > 0 && (
            <button type="button" className={linkLook} onClick={() => consider(withoutFacets(draft))}>
              Clear all
            </button>
          )}
        </div>
      }
    >
      <Accordion>
        {facetNames
          .filter((name) => facets[name].length > 0)
          .map((name) => (
            <AccordionItem key={name} title={facetTitles[name]} defaultOpen={name === 'size'}>
              <FacetChoices
                name={name}
                values={facets[name]}
                chosen={draft[name]}
                onToggle={(value) => consider(withToggled(draft, name, value))}
              />
            </AccordionItem>
          ))}
      </Accordion>
    </Drawer>
  );
}
