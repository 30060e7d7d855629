// Products as the desk lists them, in whatever state.
import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '../../../../domain/desk/list.ts';
import type { ProductSort, ProductView } from '../../../../domain/desk/product/product-list.ts';
import type { Queries, Transaction } from '../../../database.ts';
import { likePattern } from '../like-pattern.ts';

export interface ProductListRecord {
  readonly id: number;
  readonly name: string;
  readonly colorName: string;
  readonly brand: string;
  readonly imagePath: string | null;
  readonly isActive: boolean;
  readonly isListed: boolean;
  readonly publishAt: Date | null;
  readonly archivedAt: Date | null;
  readonly version: number;
  readonly priceMinor: number;
  readonly saleMinor: number | null;
  readonly sizes: number;
  readonly available: number;
}

export interface ProductFilters {
  readonly view: ProductView;
  readonly search: string;
  readonly brandId?: number | undefined;
  readonly categoryId?: number | undefined;
}

const inView: Readonly<Record<ProductView, SQL>> = {
  all: sql`true`,
  live: sql`product.is_active`,
  scheduled: sql`product.publish_at is not null`,
  draft: sql`(not product.is_active and product.publish_at is null and product.archived_at is null)`,
  archived: sql`(not product.is_active and product.archived_at is not null)`,
  unlisted: sql`not product.is_listed`,
};

const orders: Readonly<Record<ProductSort, SQL>> = {
  newest: sql`product.id desc`,
  oldest: sql`product.id`,
  name: sql`lower(product.name), product.id`,
  '-name': sql`lower(product.name) desc, product.id desc`,
};

const nameOf = (id: number) => sql`(select lower(name) from product where id = ${id}::bigint)`;

const after: Readonly<Record<ProductSort, (id: number) => SQL>> = {
  newest: (id) => sql`product.id < ${id}::bigint`,
  oldest: (id) => sql`product.id > ${id}::bigint`,
  name: (id) => sql`(lower(product.name), product.id) > (${nameOf(id)}, ${id}::bigint)`,
  '-name': (id) => sql`(lower(product.name), product.id) < (${nameOf(id)}, ${id}::bigint)`,
};

/** Each way in which a product can be meant by what was typed is asked for by itself: so each finds its index. */
function searchWays(search: string): readonly SQL[] {
  const text = search.trim().toLowerCase();
  if (text === '') return [sql`true`];
  const names = text
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => sql`lower(product.name) like ${`%${likePattern(word)}%`}`);
  const number = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  return [
    sql`product.id = ${number}`,
    sql`product.id = (select product_id from sku where lower(code) = ${text} limit 1)`,
    sql.join(names, sql` and `),
  ];
}

function foundBy({ view, search, brandId, categoryId }: ProductFilters, rest: SQL): SQL {
  const narrowed = sql`${inView[view]}
    and ${brandId === undefined ? sql`true` : sql`product.brand_id = ${brandId}`}
    and ${
      categoryId === undefined
        ? sql`true`
        : sql`exists (select from product_category where product_id = product.id and category_id = ${categoryId})`
    }`;
  return sql.join(
    searchWays(search).map(
      (way) => sql`(select product.id from product where ${narrowed} and ${way} and ${rest})`,
    ),
    sql` union `,
  );
}

export async function findProductPage(
  queries: Queries | Transaction,
  filters: ProductFilters,
  page: { readonly sort: ProductSort; readonly after: number | null; readonly size: number },
): Promise<ProductListRecord[]> {
  const { sort, size } = page;
  const start = page.after === null ? sql`true` : after[sort](page.after);
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    with found as (${foundBy(filters, sql`${start} order by ${orders[sort]} limit ${size}`)})
    select product.id, product.name, product.color_name as "colorName", brand.name as brand,
      coalesce((select path from product_image where product_id = product.id order by position limit 1),
        nullif(product.swatch_image, '')) as "imagePath",
      product.is_active as "isActive", product.is_listed as "isListed", product.publish_at as "publishAt",
      product.archived_at as "archivedAt", product.version, price.price_minor as "priceMinor",
      price.sale_minor as "saleMinor", stock.sizes, stock.available
    from product join brand on brand.id = product.brand_id left join price on price.product_id = product.id
    cross join lateral (
      select count(*) as sizes, coalesce(sum(level.on_hand - level.reserved), 0) as available
        from sku left join stock_level level on level.sku_id = sku.id where sku.product_id = product.id) stock
    where product.id in (select id from found)
    order by ${orders[sort]} limit ${size}`);
  return rows.map(decodeProduct);
}

const dateOrNull = (value: unknown) => (value === null ? null : new Date(String(value)));

function decodeProduct(row: Record<string, unknown>): ProductListRecord {
  return {
    id: Number(row.id),
    name: String(row.name),
    colorName: String(row.colorName),
    brand: String(row.brand),
    imagePath: row.imagePath === null ? null : String(row.imagePath),
    isActive: row.isActive === true,
    isListed: row.isListed === true,
    publishAt: dateOrNull(row.publishAt),
    archivedAt: dateOrNull(row.archivedAt),
    version: Number(row.version),
    priceMinor: Number(row.priceMinor ?? 0),
    saleMinor: row.saleMinor === null ? null : Number(row.saleMinor),
    sizes: Number(row.sizes),
    available: Number(row.available),
  };
}

/** One more than is counted when there are more. */
export async function countProducts(
  queries: Queries | Transaction,
  filters: ProductFilters,
  most: number = mostCounted,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (${foundBy(filters, sql`true limit ${most + 1}`)}) counted`);
  return Math.min(Number(rows[0]?.count), most + 1);
}

/** Those in which a product has prices of its own. */
export async function findMarketCurrencies(queries: Queries | Transaction): Promise<string[]> {
  const { rows } = await queries.execute<{ currency: string }>(
    sql`select distinct currency from market_price order by currency`,
  );
  return rows.map(({ currency }) => currency);
}
