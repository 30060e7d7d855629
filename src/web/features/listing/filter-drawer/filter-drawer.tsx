// All facets of a list on a phone. What is ticked is tried out first, so that one sees how many are left, and goes into
// the address in one step.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Accordion, AccordionItem } from '../../../../design/accordion/accordion.tsx';
import { Button } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { Drawer } from '../../../../design/overlay/drawer.tsx';
import {
  chosenCount,
  facetNames,
  type ListingQuery,
  withoutFacets,
  withToggled,
} from '../../../../domain/listing/listing.ts';
import { words } from '../../../../words/listing/words.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import { addressOf } from '../address-of.ts';
import { FacetChoices } from '../facet-choices.tsx';
import { itemCount } from '../item-count.ts';
import type { ListingData, ListingPlace } from '../listing-data.ts';
import styles from './filter-drawer.module.css';
import { useTriedOut } from './use-tried-out.ts';

interface FilterDrawerProps extends OverlayProps {
  listing: ListingData;
  place: ListingPlace;
}

export default function FilterDrawer({ open, onClose, listing, place }: FilterDrawerProps) {
  const address = addressOf(place, listing.choice);
  const [draft, setDraft] = useState<ListingQuery>(listing.choice);
  const { state, facets, total } = useTriedOut(draft, listing, place);
  const navigate = useNavigate();

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

  const apply = () => {
    const next = addressOf(place, draft);
    if (next === address) onClose();
    else navigate(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Drawer
      title={words.filter}
      open={open}
      onOpenChange={onClose}
      foot={
        <div className={styles.foot}>
          <Button wide pending={state === 'counting'} onClick={apply}>
            {state === 'counting' && words.counting}
            {state === 'counted' && words.show(itemCount(total))}
            {state === 'failed' && words.showItems}
          </Button>
          {chosenCount(draft) > 0 && (
            <button type="button" className={linkLook} onClick={() => setDraft(withoutFacets(draft))}>
              {words.clearAll}
            </button>
          )}
        </div>
      }
    >
      <Accordion>
        {facetNames
          .filter((name) => facets[name].length > 0)
          .map((name) => (
            <AccordionItem key={name} title={words.facets[name]} defaultOpen={name === 'size'}>
              <FacetChoices
                name={name}
                values={facets[name]}
                chosen={draft[name]}
                onToggle={(value) => setDraft(withToggled(draft, name, value))}
              />
            </AccordionItem>
          ))}
      </Accordion>
    </Drawer>
  );
}
