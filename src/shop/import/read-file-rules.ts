// What reading a file needs to know of the shop.
import type { Queries, Transaction } from '../../database/database.ts';
import { findChoices } from '../../database/queries/desk/products/product-read.ts';
import { findCountryCodes } from '../../database/queries/import/product-import.ts';
import { createFileNames } from '../../domain/import/file-names.ts';
import { currenciesOf } from '../../domain/import/import-format.ts';
import { productColumns } from '../../domain/import/product-columns.ts';
import type { FileRules } from '../../domain/import/read-unit.ts';
import type { SheetChoices } from '../desk/products/save-product.ts';

export interface ImportRules extends FileRules {
  readonly choices: SheetChoices;
}

export async function readFileRules(
  queries: Queries | Transaction,
  titles: readonly string[],
): Promise<ImportRules> {
  const choices = await findChoices(queries);
  const names = createFileNames({ ...choices, countries: await findCountryCodes(queries) });
  return { choices, columns: productColumns(currenciesOf(titles)), names };
}
