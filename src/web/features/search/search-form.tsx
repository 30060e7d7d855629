import { Form } from 'react-router';
import { longestQuery } from '../../../domain/search-words.ts';
import styles from './search-drawer.module.css';

/** A plain form: it works before and without scripts. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <Form method="get" action="/search" className={styles.form}>
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label="Search Vitrine"
          placeholder="Search Vitrine"
          maxLength={longestQuery}
          enterKeyHint="search"
          autoCapitalize="none"
        />
        <button type="submit">Search</button>
      </Form>
    </search>
  );
}
