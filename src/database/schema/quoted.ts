import { type SQL, sql } from 'drizzle-orm';

/** Words of a closed list as SQL literals, for checks: a migration cannot hold parameters. */
export function quoteWords(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '));
}
