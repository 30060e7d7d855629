import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { Progress } from '../../../design/progress/progress.tsx';
import text from '../../../design/text/text.module.css';
import { type ListingQuery, type ListingWindow, pageSize } from '../../../domain/listing/listing.ts';
import { words } from '../../../words/listing/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { addressOf } from './address-of.ts';
import { itemCount } from './item-count.ts';
import styles from './listing.module.css';
import type { ListingData, ListingPlace } from './listing-data.ts';

/** The address says how far one has come, so it takes the place of the one before: Back leaves the list. */
export function ShowMore({ listing, place }: { listing: ListingData; place: ListingPlace }) {
  const { choice, total, tiles, window } = listing;
  const root = useRef<HTMLDivElement>(null);
  const expecting = useRef<number | null>(null);
  const { state } = useNavigation();
  const seen = Math.min(total, window.offset + window.limit);
  const left = Math.min(pageSize, total - seen);
  const hasMore = window.lastPage < window.pages;

  // A press by keyboard goes on where the new ones begin.
  useEffect(() => {
    const first = expecting.current;
    if (first === null || tiles.length <= first) return;
    expecting.current = null;
    const list = root.current?.parentElement?.querySelector('ul');
    list?.children[first]?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
  }, [tiles.length]);

  if (tiles.length === 0) return null;
  return (
    <div ref={root} className={styles.more}>
      <p className={text.soft} role="status">
        {words.seenOf(formatCount(pageLanguage, seen), itemCount(total))}
      </p>
      {total > pageSize && (
        <div className={styles.bar}>
          <Progress label={words.seen} value={(100 * seen) / total} />
        </div>
      )}
      {hasMore && (
        <Link
          {...buttonLook({ variant: 'line' })}
          to={addressOf(place, { ...choice, page: window.lastPage + 1 })}
          replace
          preventScrollReset
          prefetch="viewport"
          aria-busy={state === 'loading' || undefined}
          onClick={(event) => {
            if (event.detail === 0) expecting.current = tiles.length;
          }}
        >
          {words.showMore(left)}
        </Link>
      )}
      {!hasMore && seen < total && <p className={text.soft}>{words.asFarAsSearchGoes}</p>}
    </div>
  );
}

interface ShowEarlierProps {
  choice: ListingQuery;
  window: ListingWindow;
  place: ListingPlace;
}

export function ShowEarlier({ choice, window, place }: ShowEarlierProps) {
  if (window.firstPage === 1) return null;
  return (
    <p className={styles.earlier}>
      <Link
        {...buttonLook({ variant: 'line', small: true })}
        to={addressOf(place, { ...choice, page: window.firstPage - 1 })}
      >
        {words.showEarlier}
      </Link>
    </p>
  );
}
