import { eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { setting } from './schema/operation.ts';

/** The stored value; the first process to ask stores what it proposes, and every process gets the same. */
export async function settingOrFirst(queries: Queries, name: string, proposed: string): Promise<string> {
  await queries.insert(setting).values({ name, value: proposed }).onConflictDoNothing();
  const [row] = await queries.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  if (!row) throw new Error(`The setting ${name} vanished.`);
  return row.value;
}
