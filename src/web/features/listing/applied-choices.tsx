import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Icon } from '../../../design/picture/icon.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { chosenCount, facetNames, withoutFacets, withToggled } from '../../../domain/listing/listing.ts';
import { words } from '../../../words/listing/words.ts';
import chip from '../../parts/chip/chip.module.css';
import { addressOf } from './address-of.ts';
import styles from './listing.module.css';
import type { ListingData, ListingPlace } from './listing-data.ts';

/** What the list is narrowed by, each to be taken back. */
export function AppliedChoices({ listing, place }: { listing: ListingData; place: ListingPlace }) {
  const { choice, facets } = listing;
  if (chosenCount(choice) === 0) return null;
  const chosen = facetNames.flatMap((name) => {
    const values: readonly string[] = choice[name];
    return facets[name]
      .filter(({ value }) => values.includes(value))
      .map((facet) => ({ ...facet, facet: name }));
  });
  return (
    <nav className={styles.chosen} aria-label={words.chosen}>
      {chosen.map(({ facet, value, name }) => (
        <Link
          key={`${facet} ${value}`}
          className={chip.chip}
          data-chosen
          preventScrollReset
          to={addressOf(place, withToggled(choice, facet, value))}
        >
          <VisuallyHidden>{words.remove} </VisuallyHidden>
          {name} <Icon name="close" small />
        </Link>
      ))}
      <Link className={linkLook} preventScrollReset to={addressOf(place, withoutFacets(choice))}>
        {words.clearAll}
      </Link>
    </nav>
  );
}
