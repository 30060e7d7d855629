// Fills a shop with a catalogue, once: a shop that has been filled is left as it is, whatever its merchant made of it.
import type { Queries, Transaction } from '../../database/database.ts';
import { insertCatalogue } from '../../database/queries/catalogue/catalogue.ts';
import { insertPeople } from '../../database/queries/catalogue/catalogue-people.ts';
import {
  countProducts,
  findClashes,
  isFilledWith,
  rememberFilledWith,
  takeSeedingTurn,
} from '../../database/queries/catalogue/seeding.ts';
import { insertVocabulary } from '../../database/queries/listing/vocabulary.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import { catalogueProblems } from '../../domain/catalogue/catalogue-check.ts';
import { refreshListingWithin } from '../listing/refresh-listing.ts';

export interface ImportOptions {
  /** What the shop remembers this catalogue by. */
  readonly name: string;
  readonly now: number;
  /** Whether products that are there already may stay beside the new ones. */
  readonly besideOthers: boolean;
}

export type Imported =
  | { readonly ok: true; readonly products: number; readonly reviews: number }
  | { readonly ok: false; readonly code: 'already_filled' }
  | { readonly ok: false; readonly code: 'holds_others'; readonly products: number }
  | { readonly ok: false; readonly code: 'catalogue_broken' | 'ids_taken'; readonly problems: string[] };

/** Loaded only into a shop that it may fill. All of it or nothing. Of two processes that start on an empty database one fills it and the other finds it filled. */
export async function importCatalogue(
  queries: Queries,
  load: () => Promise<Catalogue>,
  options: ImportOptions,
): Promise<Imported> {
  if (await isFilledWith(queries, options.name)) return { ok: false, code: 'already_filled' };
  const catalogue = await load();
  // Reads all that people wrote, which takes a slow machine seconds: the database ends a transaction that is silent so long.
  const broken = catalogueProblems(catalogue);
  // With it comes a parser of HTML, which a shop that is filled already starts without.
  const { catalogueRows } = await import('./import-catalogue-rows.ts');
  return queries.transaction(async (tx) => {
    await takeSeedingTurn(tx);
    if (await isFilledWith(tx, options.name)) return { ok: false, code: 'already_filled' };
    const refused = await refusal(tx, catalogue, broken, options.besideOthers);
    if (refused) return refused;
    await insertCatalogue(tx, catalogueRows(catalogue, options.now));
    if (catalogue.vocabulary) await insertVocabulary(tx, catalogue.vocabulary);
    if (catalogue.people) await insertPeople(tx, catalogue.people, options.now);
    await refreshListingWithin(tx);
    await rememberFilledWith(tx, options.name, options.now);
    return {
      ok: true,
      products: catalogue.products.length,
      reviews: catalogue.people?.reviews.length ?? 0,
    };
  });
}

async function refusal(
  tx: Transaction,
  catalogue: Catalogue,
  broken: string[],
  besideOthers: boolean,
): Promise<Imported | null> {
  const products = await countProducts(tx);
  if (products > 0 && !besideOthers) return { ok: false, code: 'holds_others', products };
  if (broken.length > 0) return { ok: false, code: 'catalogue_broken', problems: broken };
  const taken = products > 0 ? await findClashes(tx, catalogue) : [];
  return taken.length > 0 ? { ok: false, code: 'ids_taken', problems: taken } : null;
}
