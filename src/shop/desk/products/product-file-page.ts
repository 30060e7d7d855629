// A page of the file of products.
import type { ProductListQuery } from '../../../contract/desk/products.ts';
import type { Queries, Transaction } from '../../../database/database.ts';
import {
  findMarketCurrencies,
  findProductPage,
  type ProductFilters,
} from '../../../database/queries/desk/products/product-list.ts';
import { findChoices, findDeskProducts } from '../../../database/queries/desk/products/product-read.ts';
import { findCountryCodes } from '../../../database/queries/import/product-import.ts';
import { productState } from '../../../domain/catalogue/product-state.ts';
import { formatCsv } from '../../../domain/export/csv.ts';
import { createFileNames } from '../../../domain/import/file-names.ts';
import { productColumns } from '../../../domain/import/product-columns.ts';
import { productFileHead, productFileRows } from '../../../domain/import/product-file.ts';
import { sheetOf } from './sheet-of.ts';

const productsAtOnce = 100;

export function readProductQuery(query: ProductListQuery): ProductFilters {
  const { q = '', view = 'all', brandId, categoryId } = query;
  return {
    view,
    search: q,
    brandId: brandId === undefined ? undefined : Number(brandId),
    categoryId: categoryId === undefined ? undefined : Number(categoryId),
  };
}

/** `after` has the number of the last product, and the currencies whose prices have columns in this file. */
export async function readProductFilePage(
  queries: Queries | Transaction,
  query: ProductListQuery,
  after: string | null,
) {
  const [last = null, ...others] = after?.split(',') ?? [];
  const currencies = after === null ? await findMarketCurrencies(queries) : others;
  const page = await findProductPage(queries, readProductQuery(query), {
    sort: 'oldest',
    after: last === null ? null : Number(last),
    size: productsAtOnce,
  });
  const columns = productColumns(currencies);
  const names = createFileNames({
    ...(await findChoices(queries)),
    countries: await findCountryCodes(queries),
  });
  const records = await findDeskProducts(
    queries,
    page.map(({ id }) => id),
  );
  const rows = records
    .filter(({ isGiftCard }) => !isGiftCard)
    .flatMap((record) =>
      productFileRows(
        {
          id: record.id,
          groupId: record.groupId,
          state: productState(record),
          sheet: sheetOf(record),
          onHand: new Map(record.sizes.map(({ code, onHand }) => [code, onHand ?? 0])),
        },
        columns,
        names,
      ),
    );
  const lastId = page.at(-1)?.id;
  return {
    rows: page.length,
    body: formatCsv(after === null ? [productFileHead(columns), ...rows] : rows),
    cursor: page.length === productsAtOnce ? [lastId, ...currencies].join(',') : null,
  };
}
