import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import text from '../../../design/text/text.module.css';
import { chosenCount, type ListingQuery, withoutFacets } from '../../../domain/listing/listing.ts';
import { words } from '../../../words/listing/words.ts';
import { addressOf } from './address-of.ts';
import styles from './listing.module.css';
import type { ListingPlace } from './listing-data.ts';

/** A list that is empty says why, and offers a way on. */
export function NothingLeft({ choice, place }: { choice: ListingQuery; place: ListingPlace }) {
  const isNarrowed = chosenCount(choice) > 0;
  return (
    <div className={styles.nothing}>
      <p className={text.title}>{isNarrowed ? words.nothingFitsAll : words.railIsEmpty}</p>
      <p className={`${text.read} ${text.soft}`}>{isNarrowed ? words.takeOneBack : words.nothingHangsHere}</p>
      <p>
        {isNarrowed ? (
          <Link {...buttonLook({ variant: 'line' })} to={addressOf(place, withoutFacets(choice))}>
            {words.clearAll}
          </Link>
        ) : (
          <Link {...buttonLook({ variant: 'line' })} to="/c/new-in">
            {words.seeWhatIsNew}
          </Link>
        )}
      </p>
    </div>
  );
}
