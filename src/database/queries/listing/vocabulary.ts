// What search understands, as the tables hold it.
import { sql } from 'drizzle-orm';
import type { SearchVocabulary } from '../../../domain/listing/search/vocabulary.ts';
import { isLanguage } from '../../../domain/visitor/language.ts';
import type { Queries, Transaction } from '../../database.ts';
import { searchConcept, searchTerm } from '../../schema/listing/search.ts';

const chunk = 1_000;

/** What is there already stays as the merchant has it. */
export async function insertVocabulary(
  tx: Transaction,
  { concepts, terms }: SearchVocabulary,
): Promise<void> {
  const rows = concepts.map(({ code, broader }) => ({ code, broader: [...broader] }));
  await tx.insert(searchConcept).values(rows).onConflictDoNothing();
  for (let from = 0; from < terms.length; from += chunk) {
    const some = terms.slice(from, from + chunk).map((term) => ({ ...term, concepts: [...term.concepts] }));
    await tx.insert(searchTerm).values(some).onConflictDoNothing();
  }
}

export async function findVocabulary(
  queries: Queries | Transaction,
): Promise<{ readonly vocabulary: SearchVocabulary; readonly sold: ReadonlySet<string> }> {
  const [concepts, terms] = [
    await queries.select().from(searchConcept),
    await queries.select().from(searchTerm),
  ];
  return {
    vocabulary: {
      concepts,
      terms: terms.flatMap(({ language, ...term }) => (isLanguage(language) ? [{ ...term, language }] : [])),
    },
    sold: new Set(concepts.filter(({ isSold }) => isSold).map(({ code }) => code)),
  };
}

/** Another as soon as a word or a concept is added, changed or gone. */
export async function findVocabularyVersion(queries: Queries | Transaction): Promise<string> {
  const { rows } = await queries.execute<{ version: string }>(sql`
    select concat_ws(' ', current_database(),
      (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from search_concept),
      (select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) from search_term)) as version`);
  return rows[0]?.version ?? '';
}

/** What the products are found by now, beside their words. */
export async function findMarks(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.execute<{ mark: string }>(sql`
    select distinct mark from listing_item, unnest(tsvector_to_array(words)) mark
     where product_id = any(${sql.param([...ids])}::bigint[]) and mark in (select code from search_concept)`);
  return rows.map(({ mark }) => mark);
}

/** What products have come to be is sold; what some have ceased to be may be sold no more. */
export async function noteWhatIsSold(
  tx: Transaction,
  gained: readonly string[],
  lost: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update search_concept set is_sold = true
     where code = any(${sql.param([...gained])}::text[]) and not is_sold`);
  if (lost.length === 0) return;
  // What nothing has any more would be looked for in every row.
  await tx.execute(sql`set local enable_seqscan = off`);
  await tx.execute(sql`
    update search_concept set is_sold = false
     where code = any(${sql.param([...lost])}::text[]) and is_sold
       and not exists (select from listing_item where words @@ quote_literal(code)::tsquery)`);
  await tx.execute(sql`set local enable_seqscan = on`);
}
