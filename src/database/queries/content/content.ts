import { inArray } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { content } from '../../schema/operation.ts';

/** By key; what there is none of is not among them. */
export async function findContents(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ key: content.key, html: content.html })
    .from(content)
    .where(inArray(content.key, [...keys]));
  return new Map(rows.map(({ key, html }) => [key, html]));
}
