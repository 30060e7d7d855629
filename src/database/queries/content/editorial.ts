import { asc } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { editorial } from '../../schema/content/editorial.ts';

export function findEditorial(queries: Queries) {
  return queries.select().from(editorial).orderBy(asc(editorial.placement), asc(editorial.position));
}
