import type { ReactNode } from 'react';
import text from '../../../design/text/text.module.css';
import styles from './listing.module.css';

interface ListingHeadProps {
  title: ReactNode;
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined;
  /** Whether nothing stands above it, such as the way here. */
  isFirst?: boolean;
  children?: ReactNode;
}

export function ListingHead({ title, lang, isFirst = false, children }: ListingHeadProps) {
  return (
    <header className={styles.head} data-first={isFirst || undefined}>
      <h1 className={text.display} lang={lang}>
        {title}
      </h1>
      {children}
    </header>
  );
}
