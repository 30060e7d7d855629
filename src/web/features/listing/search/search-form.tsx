import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { everything, listingSearch } from '../../../../domain/listing/listing.ts';
import { longestQuery, tidyQuery } from '../../../../domain/listing/search-query.ts';
import { words } from '../../../../words/listing/words.ts';
import { pagePath } from '../../../../words/page-path.ts';
import styles from './search-form.module.css';

/** A plain form: it works before and without scripts. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const searchText = new FormData(event.currentTarget).get('q');
    navigate(`/search${listingSearch(everything, tidyQuery(String(searchText)))}`);
  };
  return (
    <search>
      <form method="get" action={pagePath('/search')} className={styles.form} onSubmit={submit}>
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={words.searchShop()}
          placeholder={words.searchShop()}
          maxLength={longestQuery}
          enterKeyHint="search"
          autoCapitalize="none"
        />
        <button type="submit">{words.search}</button>
      </form>
    </search>
  );
}
