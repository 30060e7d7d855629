import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { Icon } from '../../../../design/picture/icon.tsx';
import text from '../../../../design/text/text.module.css';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import { words } from '../../../../words/listing/words.ts';
import chip from '../../../parts/chip/chip.module.css';
import { Rich } from '../../../parts/text/rich.tsx';
import styles from './search-summary.module.css';

export interface SearchSummaryProps {
  readonly query: string;
  readonly corrected: string | null;
  readonly understood: readonly { readonly kind: string; readonly name: string; readonly without: string }[];
  readonly notSold: readonly string[];
  readonly isPartial: boolean;
  readonly total: number;
}

const searchFor = (query: string, isExact = false) => `/search${listingSearch(everything, query, isExact)}`;

/** What was really looked for, where that is not what was typed; each part of it can be taken off. */
export function SearchSummary(props: SearchSummaryProps) {
  const { query, corrected, understood, notSold, isPartial, total } = props;
  const hasFound = total > 0;
  return (
    <div className={styles.summary}>
      {corrected !== null && (
        <p className={styles.meant} role="status">
          <span>
            <Rich text={words.showing(corrected)} wrap={[(word) => <b className={text.medium}>{word}</b>]} />
          </span>
          <Link className={linkLook} to={searchFor(query, true)} rel="nofollow">
            {words.searchInstead(query)}
          </Link>
        </p>
      )}
      {hasFound && notSold.length > 0 && (
        <div role="status">
          <p className={text.title}>{words.none(notSold.join(', '))}</p>
          <p className={`${text.read} ${text.soft}`}>{words.nearestByKind}</p>
          <p className={`${text.small} ${text.soft}`}>{words.countedNotNamed}</p>
        </div>
      )}
      {hasFound && isPartial && notSold.length === 0 && (
        <p className={`${text.read} ${text.soft}`} role="status">
          {words.theseHaveSome}
        </p>
      )}
      {understood.length > 0 && (
        <nav className={styles.understood} aria-label={words.alsoUnderstood}>
          <span className={text.soft}>{words.alsoUnderstood}</span>
          {understood.map(({ kind, name, without }) => (
            <Link
              key={`${kind} ${name}`}
              className={chip.chip}
              data-chosen
              aria-label={words.takeOff(name)}
              to={searchFor(without)}
            >
              {name} <Icon name="close" small />
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
