import { eq } from 'drizzle-orm';
import type { Queries } from '../../database.ts';
import { content } from '../../schema/operation.ts';

export async function findContent(queries: Queries, key: string): Promise<string | null> {
  const [row] = await queries.select({ html: content.html }).from(content).where(eq(content.key, key));
  return row?.html ?? null;
}
