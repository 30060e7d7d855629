// Takes what has been noted as stale, and writes what lists and search read.
import { inArray, sql } from 'drizzle-orm';
import type { ListedFacts, ListingEntry } from '../../../domain/listing/listing-entry.ts';
import type { Queries, Transaction } from '../../database.ts';
import { listingCollection, listingItem, listingStale } from '../../schema/listing/listing.ts';

const refreshLock = 7_249_316;

/** One at a time, whichever process: an older reading must never overwrite a newer one. */
export async function takeRefreshTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '10s'`);
  await tx.execute(sql`set local statement_timeout = '60s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${refreshLock})`);
}

/**
 * Takes the notes of the next products after one away; whatever is noted from now on waits for the next turn. Going on
 * from the last saves wading through the notes that were taken before, which are still there until they are swept.
 */
export async function takeStale(tx: Transaction, after: number, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct product_id as id from listing_stale
     where product_id > ${after} order by product_id limit ${most}`);
  const ids = rows.map(({ id }) => Number(id));
  // By id: of a product noted since then nothing has been read yet.
  if (ids.length > 0) await tx.delete(listingStale).where(inArray(listingStale.productId, ids));
  return ids;
}

/** Those of the products that lists may show. */
export async function findListedFacts(tx: Transaction, ids: readonly number[]): Promise<ListedFacts[]> {
  const { rows } = await tx.execute<Record<string, unknown> & { readonly facts: ListedFacts }>(sql`
    select json_build_object(
      'productId', product.id, 'name', product.name, 'brandId', brand_id, 'brand', brand.name,
      'groupId', group_id, 'colorName', color_name, 'materials', materials, 'details', details, 'gtin', gtin, 'isGiftCard', is_gift_card,
      'priceMinor', price_minor, 'saleMinor', sale_minor, 'promoMinor', promo_minor,
      'onlineSince', online_since, 'loveCount', coalesce(love_count, 0),
      'categories', coalesce((
        select json_agg(json_build_object('id', category.id, 'name', category.name) order by category.id)
          from product_category join category on category.id = category_id
         where product_category.product_id = product.id), '[]'),
      'skus', coalesce((
        select json_agg(json_build_object('sizeGroupId', size_group_id, 'isPresale', is_presale,
                                          'isAvailable', coalesce(on_hand > reserved, false)))
          from sku left join stock_level on sku_id = sku.id
         where sku.product_id = product.id), '[]')) as facts
      from product
      join brand on brand.id = brand_id
      join price on price.product_id = product.id
      left join product_tally on product_tally.product_id = product.id
     where product.id = any(${sql.param([...ids])}::bigint[])
       and is_active and is_listed and audience_exclusion_type is null`);
  return rows.map(({ facts }) => facts);
}

export async function removeListed(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(listingCollection).where(inArray(listingCollection.productId, [...ids]));
  await tx.delete(listingItem).where(inArray(listingItem.productId, [...ids]));
}

const columns = [
  'brand_id',
  'color',
  'price_minor',
  'band',
  'sizes',
  'in_stock',
  'online_since',
  'love_count',
];
const facts = sql.raw(columns.join(', '));
const newFacts = sql.raw(columns.map((column) => `excluded.${column}`).join(', '));
const oldFacts = sql.raw(columns.map((column) => `old.${column}`).join(', '));
const arriving = (entries: readonly ListingEntry[]) => sql`
  json_to_recordset(${JSON.stringify(entries)}::json) as entry (
    "productId" bigint, places json, "brandId" int, color text, "priceMinor" bigint, band smallint, sizes json,
    "inStock" boolean, "onlineSince" date, "loveCount" int, words json, "groupId" bigint, marks json)`;
const arrivingFacts = sql.raw(`"brandId", color, "priceMinor", band,
  array(select value::int from json_array_elements_text(sizes) with ordinality order by ordinality),
  "inStock", "onlineSince", "loveCount"`);

/** Rows that would stay the same are left alone. */
export async function writeListed(tx: Transaction, entries: readonly ListingEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`
    delete from listing_collection old using ${arriving(entries)}
     where old.product_id = "productId"
       and old.collection_id not in (select value::int from json_array_elements_text(places))`);
  await tx.execute(sql`
    insert into listing_collection as old (collection_id, product_id, ${facts})
    select place::int, "productId", ${arrivingFacts}
      from ${arriving(entries)}, json_array_elements_text(places) place
     order by 1, 2
    on conflict (collection_id, product_id) do update set (${facts}) = (${newFacts})
     where (${oldFacts}) is distinct from (${newFacts})`);
  const weighed = ['A', 'B', 'C', 'D'].map((weight, at) =>
    sql.raw(`setweight(to_tsvector('english', words ->> ${at}), '${weight}')`),
  );
  await tx.execute(sql`
    insert into listing_item as old (product_id, group_id, ${facts}, words)
    select "productId", "groupId", ${arrivingFacts},
           ${sql.join(weighed, sql` || `)} || array_to_tsvector(array(select json_array_elements_text(marks)))
      from ${arriving(entries)} order by 1
    on conflict (product_id) do update
       set (group_id, ${facts}, words) = (excluded.group_id, ${newFacts}, excluded.words)
     where (old.group_id, ${oldFacts}, old.words) is distinct from (excluded.group_id, ${newFacts}, excluded.words)`);
}

export async function rememberWords(tx: Transaction, words: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into search_word (word) select unnest(${sql.param([...words].sort())}::text[])
    on conflict do nothing`);
}

/** Every process hears it. */
export async function tellListsFresh(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify('listing', 'fresh')`);
}
