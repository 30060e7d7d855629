// What reading a file needs to know of the shop.
import type { Transaction } from '../../database/database.ts';
import { findChoices } from '../../database/queries/desk/products/product-read.ts';
import { findCountryCodes } from '../../database/queries/import/product-import.ts';
import { createFileNames } from '../../domain/import/file-names.ts';
import { currenciesOf } from '../../domain/import/import-format.ts';
import { productColumns } from '../../domain/import/product-columns.ts';
import type { FileRules } from '../../domain/import/read-unit.ts';

export async function readFileRules(tx: Transaction, titles: readonly string[]): Promise<FileRules> {
  const choices = await findChoices(tx);
  const names = createFileNames({ ...choices, countries: await findCountryCodes(tx) });
  return { columns: productColumns(currenciesOf(titles)), names };
}
