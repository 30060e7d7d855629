import type { Queries } from '../../database.ts';
import { flag } from '../../schema/operation.ts';

/** The flags that differ from their defaults. */
export async function findFlagOverrides(queries: Queries): Promise<Map<string, boolean>> {
  const rows = await queries.select({ name: flag.name, isOn: flag.isOn }).from(flag);
  return new Map(rows.map(({ name, isOn }) => [name, isOn]));
}
