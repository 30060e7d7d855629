import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import text from '../../../design/text/text.module.css';
import { chosenCount, type ListingQuery, withoutFacets } from '../../../domain/listing/listing.ts';
import { addressOf } from './address-of.ts';
import styles from './listing.module.css';
import type { ListingPlace } from './listing-data.ts';

/** A list that is empty says why, and offers a way on. */
export function NothingLeft({ choice, place }: { choice: ListingQuery; place: ListingPlace }) {
  const isNarrowed = chosenCount(choice) > 0;
  return (
    <div className={styles.nothing}>
      <p className={text.title}>{isNarrowed ? 'Nothing fits all of that' : 'This rail is empty'}</p>
      <p className={`${text.read} ${text.soft}`}>
        {isNarrowed
          ? 'Each choice is fine by itself; together they leave nothing. Take one back.'
          : 'Nothing hangs here at the moment. It will not stay that way.'}
      </p>
      <p>
        {isNarrowed ? (
          <Link {...buttonLook({ variant: 'line' })} to={addressOf(place, withoutFacets(choice))}>
            Clear all
          </Link>
        ) : (
          <Link {...buttonLook({ variant: 'line' })} to="/c/new-in">
            See what is new
          </Link>
        )}
      </p>
    </div>
  );
}
