// What lists and search look at: each product once for every place it hangs in, with what can be filtered and sorted by.
// It is worked out from the catalogue by shop/refresh-listing.ts a moment after something changes, never inside the
// transaction that changes it, so that nobody who sells waits for a list. What a tile shows is read from the catalogue.
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { product } from '../product/product.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What can be filtered and sorted by, the same for lists and for search. */
const facts = () => ({
  brandId: integer().notNull(),
  /** A family of colours, as domain/color-family.ts names them. */
  color: text().notNull(),
  /** What it costs without a flash deal, whose hours come and go; and the price band that lies in, from 0. */
  priceMinor: bigint({ mode: 'number' }).notNull(),
  band: smallint().notNull(),
  /** The size groups it can be had in now. */
  sizes: integer().array().notNull(),
  inStock: boolean().notNull(),
  onlineSince: date().notNull(),
  loveCount: integer().notNull(),
});

const productId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

/** A place is a category's id, or one of those that domain/listing-entry.ts adds. */
export const listingCollection = pgTable(
  'listing_collection',
  { collectionId: integer().notNull(), productId: productId(), ...facts() },
  (t) => [
    primaryKey({ columns: [t.collectionId, t.productId] }),
    index('listing_collection_featured').on(
      t.collectionId,
      t.inStock.desc(),
      t.loveCount.desc(),
      t.productId,
    ),
    index('listing_collection_newest').on(
      t.collectionId,
      t.inStock.desc(),
      t.onlineSince.desc(),
      t.productId,
    ),
    index('listing_collection_cheapest').on(t.collectionId, t.inStock.desc(), t.priceMinor, t.productId),
    index('listing_collection_dearest').on(
      t.collectionId,
      t.inStock.desc(),
      t.priceMinor.desc(),
      t.productId,
    ),
    index('listing_collection_by_brand').on(t.collectionId, t.brandId),
    index('listing_collection_by_product').on(t.productId),
  ],
);

export const listingItem = pgTable(
  'listing_item',
  {
    productId: productId().primaryKey(),
    /** The design whose colours are shown as one. */
    groupId: bigint({ mode: 'number' }).notNull(),
    ...facts(),
    /** Its words by their weight, and beside them what it is: concepts, its numbers. */
    words: tsvector().notNull(),
  },
  (t) => [
    index('listing_item_by_words').using('gin', t.words),
    index('listing_item_featured').on(t.inStock.desc(), t.loveCount.desc(), t.productId),
  ],
);

/**
 * How many products of a place are alike in everything one can filter by. A large shop has thousands of these where it
 * has a hundred thousand products, so that counting what each choice would leave stays quick. Triggers keep it exact.
 */
export const listingFacetCount = pgTable(
  'listing_facet_count',
  {
    collectionId: integer().notNull(),
    brandId: integer().notNull(),
    color: text().notNull(),
    band: smallint().notNull(),
    sizes: integer().array().notNull(),
    products: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.brandId, t.color, t.band, t.sizes] })],
);

/** Products whose place in lists has to be worked out again; triggers write here, any number of times each. */
export const listingStale = pgTable(
  'listing_stale',
  { productId: bigint({ mode: 'number' }).notNull() },
  (t) => [index('listing_stale_by_product').on(t.productId)],
);
