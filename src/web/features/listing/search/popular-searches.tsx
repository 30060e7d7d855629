import { Link } from 'react-router';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import chip from '../../../parts/chip/chip.module.css';
import styles from './popular-searches.module.css';

interface PopularSearchesProps {
  readonly popular: readonly string[];
  /** Over a page: its entry in the history becomes the search's. */
  readonly isOverlay?: boolean;
}

export function PopularSearches({ popular, isOverlay = false }: PopularSearchesProps) {
  return (
    <ul className={styles.popular}>
      {popular.map((query) => (
        <li key={query}>
          <Link className={chip.chip} replace={isOverlay} to={`/search${listingSearch(everything, query)}`}>
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
