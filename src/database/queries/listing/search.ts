// Words as the shop spells them.
import { sql } from 'drizzle-orm';
import type { Queries } from '../../database.ts';

const leastLikeness = 0.3;

/**
 * For each word the one to look for instead: null when it is known, or begins one that is, or nothing is like it.
 * Letters are counted by threes, so that swapped, lost and doubled ones are forgiven.
 */
export async function nearestWords(queries: Queries, words: readonly string[]): Promise<(string | null)[]> {
  if (words.length === 0) return [];
  const { rows } = await queries.execute<{ nearest: string | null }>(sql`
    select case when exists (select from search_word where word like asked || '%') then null
           else (
             select word from search_word
              where word % asked and similarity(word, asked) >= ${leastLikeness}
              order by similarity(word, asked) desc, abs(length(word) - length(asked)), word limit 1)
           end as nearest
      from unnest(${sql.param([...words])}::text[]) with ordinality as typed (asked, place)
     order by place`);
  return rows.map(({ nearest }) => nearest);
}
