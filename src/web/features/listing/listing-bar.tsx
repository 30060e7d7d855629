// The bar above a list. Each facet opens beneath its name, with or without scripts; a phone with scripts gets one
// drawer for all of them.
import { memo, useRef } from 'react';
import { Icon } from '../../../design/picture/icon.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { chosenCount, facetNames, listingSorts, withToggled } from '../../../domain/listing/listing.ts';
import { words } from '../../../words/listing/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import chip from '../../parts/chip/chip.module.css';
import { ApplyButton, ChipMenu, ChipSort } from '../../parts/menu/chip-menu.tsx';
import { useMenus } from '../../parts/menu/use-menus.ts';
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { FacetChoices } from './facet-choices.tsx';
import { itemCount } from './item-count.ts';
import styles from './listing-bar.module.css';
import type { ListingData, ListingPlace } from './listing-data.ts';
import { type Choosing, useChoice } from './use-choice.ts';

const drawer = new OverlayPart(() => import('./filter-drawer/filter-drawer.tsx'));

interface ListingBarProps {
  listing: ListingData;
  place: ListingPlace;
}

export function ListingBar(props: ListingBarProps) {
  return <Bar {...props} {...useChoice(props.listing.choice, props.place)} />;
}

/** Made again for another choice, not for whoever leaves the list. */
const Bar = memo(({ listing, place, choice, choose }: ListingBarProps & Choosing) => {
  const { facets, total } = listing;
  const menus = useRef<HTMLFormElement>(null);
  useMenus(menus);
  const filters = useOverlay();
  const chosen = chosenCount(choice);
  return (
    <div className={styles.bar}>
      <form
        ref={menus}
        className={`${page.page} ${styles.inside}`}
        method="get"
        action={pagePath(place.path)}
      >
        {place.query !== '' && <input type="hidden" name="q" value={place.query} />}
        {place.isExact && <input type="hidden" name="exact" value="1" />}
        <button
          type="button"
          className={`${chip.chip} ${styles.all}`}
          aria-haspopup="dialog"
          onPointerEnter={drawer.prefetch}
          onClick={filters.open}
        >
          <Icon name="filter" small /> {words.filter}
          {chosen > 0 && ` (${chosen})`}
        </button>
        <div className={styles.facets}>
          {facetNames.map((name) =>
            facets[name].length === 0 ? null : (
              <ChipMenu key={name} group="facet" name={words.facets[name]} chosen={choice[name].length}>
                <FacetChoices
                  name={name}
                  values={facets[name]}
                  chosen={choice[name]}
                  onToggle={(value) => choose(withToggled(choice, name, value))}
                />
              </ChipMenu>
            ),
          )}
        </div>
        <div className={styles.end}>
          <p className={`${text.soft} ${styles.count}`} role="status">
            {itemCount(total)}
          </p>
          <ChipSort
            label={words.sort}
            sorts={listingSorts}
            names={words.sorts}
            value={choice.sort}
            onChoose={(sort) => choose({ ...choice, sort, page: 1 })}
          />
          <ApplyButton />
        </div>
      </form>
      {filters.wasOpened && (
        <LazyOverlay part={drawer} props={{ open: filters.isOpen, onClose: filters.close, listing, place }} />
      )}
    </div>
  );
});
