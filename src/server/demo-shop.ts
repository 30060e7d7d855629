// The one place where the server knows the demo shop.
import { catalogue } from '../../catalogue/index.ts';
import type { Database } from '../database/database.ts';
import { type Imported, importCatalogue } from '../shop/import-catalogue.ts';

/** Throws when the demo shop itself is broken, which no merchant can help. */
export async function seedDemoShop(
  database: Database,
  now: number,
  besideOthers = false,
): Promise<Exclude<Imported, { code: 'catalogue_broken' }>> {
  const imported = await importCatalogue(database.shop, catalogue, { name: 'demo-shop', now, besideOthers });
  if (!imported.ok && imported.code === 'catalogue_broken')
    throw new Error(`The demo catalogue is broken: ${imported.problems.join(' ')}`);
  return imported;
}
