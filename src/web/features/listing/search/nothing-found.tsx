import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import type { Category } from '../../../../domain/product/product.ts';
import { words } from '../../../../words/listing/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import styles from './nothing-found.module.css';
import { PopularSearches } from './popular-searches.tsx';

interface NothingFoundProps {
  readonly query: string;
  /** What others look for. */
  readonly popular: readonly string[];
  readonly categories: readonly Category[];
}

/** Help for who found nothing, or has not asked yet. */
export function NothingFound({ query, popular, categories }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      {query !== '' && (
        <>
          <p className={text.title}>{words.nothingByThatName}</p>
          <ul className={`${text.read} ${text.soft} ${styles.hints}`}>
            <li>{words.fewerWords}</li>
            <li>{words.ourNamesAreOurs}</li>
          </ul>
        </>
      )}
      {popular.length > 0 && (
        <>
          <h2 className={text.heading}>{words.lookedForThisWeek}</h2>
          <PopularSearches popular={popular} />
        </>
      )}
      <h2 className={text.heading}>{words.startWithRail}</h2>
      <ul className={styles.rails}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link className={linkLook} to={`/c/${category.slug}`} lang={languageOfText(category, 'name')}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
