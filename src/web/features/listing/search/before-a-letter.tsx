import { Link } from 'react-router';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import { words } from '../../../../words/listing/words.ts';
import { PopularSearches } from './popular-searches.tsx';
import styles from './search-panel.module.css';

interface BeforeALetterProps {
  readonly recent: readonly string[];
  readonly popular: readonly string[];
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
}

/** What was looked for on this device, each to be forgotten, and what others look for. */
export function BeforeALetter({ recent, popular, onForget, onForgetAll }: BeforeALetterProps) {
  return (
    <div className={styles.before}>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <div className={styles.beforeHead}>
            <h3 id="recent-searches" className={styles.label}>
              {words.youLookedFor}
            </h3>
            <button type="button" className={linkLook} onClick={onForgetAll}>
              {words.forgetAll}
            </button>
          </div>
          <ul>
            {recent.map((query) => (
              <li key={query} className={styles.word}>
                <Link className={styles.recent} replace to={`/search${listingSearch(everything, query)}`}>
                  {query}
                </Link>
                <IconButton icon="close" small label={words.forget(query)} onClick={() => onForget(query)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h3 id="popular-searches" className={styles.label}>
            {words.lookedForThisWeek}
          </h3>
          <PopularSearches popular={popular} isOverlay />
        </section>
      )}
      {recent.length + popular.length === 0 && <p className={text.soft}>{words.whatToType}</p>}
    </div>
  );
}
