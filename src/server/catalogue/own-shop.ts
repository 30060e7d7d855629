// What a shop of one's own begins with, before there is anything to sell.
import type { Database } from '../../database/database.ts';
import { importCatalogue } from '../../shop/catalogue/import-catalogue.ts';

const loadStarter = async () => (await import('../../../catalogue/starter.ts')).starter;

/** Once, and only while there is nothing to sell: a shop that has products has what they need. */
export async function beginOwnShop(database: Database, now: number): Promise<void> {
  const options = { name: 'own-shop', now, besideOthers: false };
  const imported = await importCatalogue(database.jobs, loadStarter, options);
  if (!imported.ok && imported.code === 'catalogue_broken')
    throw new Error(`What a shop begins with is broken: ${imported.problems.join(' ')}`);
}
