// The one place where the server knows the demo shop.
import { catalogue } from '../../catalogue/index.ts';
import type { Database } from '../database/database.ts';
import { importCatalogue } from '../shop/import-catalogue.ts';

/** The number of products written; null when the shop has products already. */
export async function seedDemoShop(database: Database, now: number): Promise<number | null> {
  const imported = await importCatalogue(database.shop, catalogue, now);
  if (imported.ok) return imported.products;
  if (imported.code === 'not_empty') return null;
  throw new Error(`The demo catalogue is broken: ${imported.problems.join(' ')}`);
}
