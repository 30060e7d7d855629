// What is sold: products in colour groups, their words, pictures, people and places.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const productId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

export const brand = pgTable('brand', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  about: text().notNull(),
});

export const category = pgTable(
  'category',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    parentId: integer().references((): AnyPgColumn => category.id),
    /** What the feeds call it: its way through Google's taxonomy in English. Those below it go by it too. */
    googleCategory: text(),
    /** Its place among those it lies beside; those with the same go by their ids. */
    position: integer().notNull().default(0),
    /** Whether shoppers find it; one that is not listed takes along all that lies in it. */
    isListed: boolean().notNull().default(true),
    /** Counts what somebody changed at the desk. */
    version: integer().notNull().default(1),
  },
  (t) => [check('category_not_in_itself', sql`${t.parentId} <> ${t.id}`)],
);

/** Numbers of categories that somebody makes: rules of the shop know others by theirs, so none is used twice. */
export const categoryNumber = pgSequence('category_number', { startWith: 1001 });

/** Addresses that categories had before: others link to them, and are led on. */
export const categoryAddress = pgTable('category_address', {
  slug: text().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => category.id, { onDelete: 'cascade' }),
});

/** Where orders can ship to. */
export const country = pgTable('country', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

/** Where things are made; numbered apart from the shipping countries. */
export const origin = pgTable('origin', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  url: text(),
});

/** The colours of one design. */
export const productGroup = pgTable('product_group', {
  id: bigint({ mode: 'number' }).primaryKey(),
});

/** Numbers of products that somebody makes; a catalogue that is brought in names its own. */
export const productNumber = pgSequence('product_number', { startWith: 1001 });

export const product = pgTable(
  'product',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    groupId: bigint({ mode: 'number' })
      .notNull()
      .references(() => productGroup.id),
    brandId: integer()
      .notNull()
      .references(() => brand.id),
    name: text().notNull(),
    slug: text().notNull(),
    colorName: text().notNull(),
    /** Whether shoppers see it. */
    isActive: boolean().notNull().default(true),
    /** When it goes live by itself. */
    publishAt: timestamp({ withTimezone: true }),
    /** Since when it is put away; it is in what was sold, and nowhere else. */
    archivedAt: timestamp({ withTimezone: true }),
    /** Counts what the desk changed: whoever saves names the one they saw. */
    version: integer().notNull().default(1),
    onlineSince: date().notNull(),
    description: text().notNull(),
    careInstructions: text().array().notNull().default([]),
    materials: text().array().notNull().default([]),
    countryDescription: text(),
    details: text().array().notNull().default([]),
    additionalInfo: jsonb().$type<{ header: string; text: string; others: string[] }>(),
    ingredients: text(),
    /** Empty while a draft has no pictures. */
    swatchImage: text().notNull().default(''),
    videoThumb: text(),
    videoBase: text(),
    bannerText: text(),
    promoTag: text(),
    sizeNoteShort: text(),
    sizeNoteLong: text(),
    originId: integer().references(() => origin.id),
    /** What is not listed is found by its address alone: in no list, search, shelf or sitemap. */
    isListed: boolean().notNull().default(true),
    audienceExclusionType: text(),
    audienceExclusionReason: text(),
    gtin: text(),
    isGreenLit: boolean().notNull().default(false),
    airProhibited: boolean().notNull().default(false),
    isExchangeable: boolean().notNull().default(true),
    isFinalSale: boolean().notNull().default(false),
    isBackOrderDelayed: boolean().notNull().default(false),
    isPromotionEligible: boolean().notNull().default(true),
    isGiftCard: boolean().notNull().default(false),
  },
  (t) => [
    // The desk searches by any part of a name.
    index('product_by_name').using('gin', sql`lower(${t.name}) gin_trgm_ops`),
    // A part of the rows only, so that the color is no key: else whoever writes a reference to the product, as
    // recommendations do, keeps the merchant from saving another color.
    uniqueIndex('product_color_once_per_group').on(t.groupId, t.colorName).where(sql`${t.colorName} <> ''`),
    unique('product_with_group').on(t.id, t.groupId),
    index('product_by_brand').on(t.brandId),
    check('product_id_positive', sql`${t.id} > 0`),
    check('product_has_name', sql`btrim(${t.name}) <> ''`),
    check(
      'product_shown_whole',
      sql`not ${t.isActive} or (btrim(${t.description}) <> '' and ${t.swatchImage} <> '')`,
    ),
    check(
      'product_one_state',
      sql`num_nonnulls(${t.publishAt}, ${t.archivedAt}) + ${t.isActive}::integer <= 1`,
    ),
    index('product_by_lower_name').on(sql`lower(${t.name})`, t.id),
    // Few of many: the desk's views of them, and what goes live next.
    index('product_unseen').on(t.id).where(sql`not ${t.isActive}`),
    index('product_unlisted').on(t.id).where(sql`not ${t.isListed}`),
    index('product_to_publish').on(t.publishAt).where(sql`${t.publishAt} is not null`),
    check('product_slug_form', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('product_gtin_form', sql`${t.gtin} ~ '^[0-9]{8,14}$'`),
    check('product_video_whole', sql`(${t.videoThumb} is null) = (${t.videoBase} is null)`),
    check(
      'product_exclusion_has_reason',
      sql`(${t.audienceExclusionType} is null) = (${t.audienceExclusionReason} is null)`,
    ),
  ],
);

export const productImage = pgTable(
  'product_image',
  {
    productId: productId(),
    position: smallint().notNull(),
    path: text().notNull(),
    /** Empty while nobody has said what it shows; what shoppers see has words, by a trigger. */
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    // Whether the shop knows a picture is asked of every one that the desk names.
    index('product_image_by_path').on(t.path),
  ],
);

export const productCategory = pgTable(
  'product_category',
  {
    productId: productId(),
    categoryId: integer()
      .notNull()
      .references(() => category.id),
    position: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index('product_category_by_category').on(t.categoryId, t.productId),
  ],
);

export const productModel = pgTable(
  'product_model',
  {
    productId: productId(),
    position: smallint().notNull(),
    nameDisplay: text().notNull(),
    height: text().notNull(),
    bust: text().notNull(),
    waist: text().notNull(),
    hip: text().notNull(),
    sizeWorn: text().notNull(),
    imagePath: text(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
);

export const fitNote = pgTable(
  'fit_note',
  {
    productId: productId(),
    position: smallint().notNull(),
    label: text().notNull(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    uniqueIndex('fit_note_label_once').on(t.productId, t.label),
  ],
);

/** Substances that need a Proposition 65 warning. */
export const productChemical = pgTable(
  'product_chemical',
  { productId: productId(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.productId, t.name] })],
);

/** The only countries a product ships to; no row means all. */
export const productShipsTo = pgTable(
  'product_ships_to',
  {
    productId: productId(),
    countryId: integer()
      .notNull()
      .references(() => country.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.countryId] })],
);

/** The look a stylist puts together around a product, in order. */
export const lookItem = pgTable(
  'look_item',
  {
    productId: productId(),
    position: smallint().notNull(),
    otherProductId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    unique('look_item_once').on(t.productId, t.otherProductId),
    index('look_item_by_other').on(t.otherProductId),
    check('look_item_is_another', sql`${t.productId} <> ${t.otherProductId}`),
  ],
);

/**
 * Counts kept beside the rows they count, so that a page never counts a million of them. Triggers make a row for every
 * product and keep it exact; nothing else writes here.
 */
export const productTally = pgTable(
  'product_tally',
  {
    productId: productId().primaryKey(),
    reviewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    fitCount: integer().notNull().default(0),
    fitSum: integer().notNull().default(0),
    oneStar: integer().notNull().default(0),
    twoStars: integer().notNull().default(0),
    threeStars: integer().notNull().default(0),
    fourStars: integer().notNull().default(0),
    fiveStars: integer().notNull().default(0),
    /** Photos in reviews. */
    photoCount: integer().notNull().default(0),
    loveCount: integer().notNull().default(0),
  },
  (t) => [
    check(
      'product_tally_not_negative',
      sql`${t.reviewCount} >= 0 and ${t.loveCount} >= 0 and ${t.photoCount} >= 0`,
    ),
    check(
      'product_tally_stars',
      sql`least(${t.oneStar}, ${t.twoStars}, ${t.threeStars}, ${t.fourStars}, ${t.fiveStars}) >= 0
        and ${t.oneStar} + ${t.twoStars} + ${t.threeStars} + ${t.fourStars} + ${t.fiveStars} = ${t.reviewCount}`,
    ),
    check(
      'product_tally_rating_range',
      sql`${t.ratingSum} between ${t.reviewCount} and ${t.reviewCount} * 5`,
    ),
    check(
      'product_tally_fit_range',
      sql`${t.fitCount} between 0 and ${t.reviewCount} and ${t.fitSum} between ${t.fitCount} and ${t.fitCount} * 5`,
    ),
  ],
);
