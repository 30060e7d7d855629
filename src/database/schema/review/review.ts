// What people say and show: reviews with their photos, and photos from elsewhere.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { longestReview, longestTitle, reviewStatuses } from '../../../domain/review/review.ts';
import { customer } from '../account/people.ts';
import { orderLine } from '../order/order.ts';
import { sizeGroup } from '../pricing/offer.ts';
import { product } from '../product/product.ts';
import { quoteWords } from '../quoted.ts';

const number = (value: number) => sql.raw(String(value));

/** Only what is shown: what waits is looked for in other ways. */
function indexOfApproved(name: string, first: IndexColumn, ...others: IndexColumn[]) {
  return index(name)
    .on(first, ...others)
    .where(sql`status = 'approved'`);
}

type IndexColumn = Parameters<ReturnType<typeof index>['on']>[0];

export const review = pgTable(
  'review',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' }).notNull(),
    /** The product's own, kept here so that the colours of a design can be read together by one index. */
    groupId: bigint({ mode: 'number' }).notNull(),
    /** Null once its writer has left. */
    customerId: text().references(() => customer.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    rating: smallint().notNull(),
    /** From 1, runs small, through 3, true, to 5, runs large. */
    fit: smallint(),
    title: text().notNull(),
    body: text().notNull(),
    /** Of its words, three at a time: two reviews that share several of these numbers are worth comparing. */
    sketch: integer().array().notNull().generatedAlwaysAs(sql`review_sketch(body)`),
    /** The size it was bought in. */
    sizeGroupId: integer().references(() => sizeGroup.id),
    /** How tall the writer is, and what they usually wear. */
    heightCm: smallint(),
    usualSizeGroupId: integer().references(() => sizeGroup.id),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
    /** Goes up with every change of its writer's, so that what is published is what was read. */
    revision: integer().notNull().default(1),
    /** Why it is not shown, in words for its writer. */
    refusal: text(),
    /** Kept by triggers. */
    photoCount: smallint().notNull().default(0),
    helpfulCount: integer().notNull().default(0),
    /** What helps most comes first where nobody asks for another order: photos, a purchase, words, and others' thanks. */
    featuredRank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`least(photo_count, 2) * 2 + (order_line_id is not null)::int + (char_length(body) >= 100)::int + least(helpful_count, 10)`,
      ),
    /** The purchase it speaks of. */
    orderLineId: bigint({ mode: 'number' }),
    isVerified: boolean().notNull().generatedAlwaysAs(sql`order_line_id is not null`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the house answered. */
    reply: text(),
    repliedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    foreignKey({
      name: 'review_product_in_group',
      columns: [t.productId, t.groupId],
      foreignColumns: [product.id, product.groupId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    foreignKey({
      name: 'review_of_what_was_bought',
      columns: [t.orderLineId, t.productId],
      foreignColumns: [orderLine.id, orderLine.productId],
    }),
    unique('review_once_per_customer').on(t.customerId, t.productId),
    // One for each order they are shown in, so that a page of them is read and no more.
    indexOfApproved('review_featured', t.productId, t.featuredRank.desc(), t.createdAt.desc(), t.id.desc()),
    indexOfApproved('review_newest', t.productId, t.createdAt.desc(), t.id.desc()),
    indexOfApproved('review_highest', t.productId, t.rating.desc(), t.createdAt.desc(), t.id.desc()),
    indexOfApproved('review_lowest', t.productId, t.rating, t.createdAt.desc(), t.id.desc()),
    indexOfApproved('review_helpful', t.productId, t.helpfulCount.desc(), t.createdAt.desc(), t.id.desc()),
    index('review_with_photos').on(t.productId).where(sql`${t.status} = 'approved' and ${t.photoCount} > 0`),
    index('review_by_product').on(t.productId, t.groupId),
    uniqueIndex('review_by_order_line').on(t.orderLineId).where(sql`${t.orderLineId} is not null`),
    index('review_to_moderate').on(t.id).where(sql`${t.status} = 'pending'`),
    index('review_refused').on(t.id).where(sql`${t.status} = 'rejected'`),
    index('review_by_age').on(t.createdAt),
    check('review_counts', sql`${t.photoCount} >= 0 and ${t.helpfulCount} >= 0`),
    check('review_refusal', sql`${t.refusal} is null or ${t.status} = 'rejected'`),
    check('review_rating_range', sql`${t.rating} between 1 and 5`),
    check('review_fit_range', sql`${t.fit} between 1 and 5`),
    check('review_height_range', sql`${t.heightCm} between 90 and 230`),
    check('review_status', sql`${t.status} in (${quoteWords(reviewStatuses)})`),
    check(
      'review_has_words',
      sql`btrim(${t.authorName}) <> '' and btrim(${t.title}) <> '' and btrim(${t.body}) <> ''`,
    ),
    check(
      'review_length',
      sql`char_length(${t.title}) <= ${number(longestTitle)} and char_length(${t.body}) <= ${number(longestReview)}`,
    ),
    check('review_reply_has_date', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
);

/**
 * Where a review was last written from, as a keyed hash, for as long as the desk looks back: several people who write
 * from one place are seen, and nobody is found by it. Goes with the review, and with the account of its writer.
 */
export const reviewOrigin = pgTable(
  'review_origin',
  {
    reviewId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => review.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('review_origin_by_age').on(t.at),
    index('review_origin_by_customer').on(t.customerId),
    index('review_origin_by_network').on(t.network),
  ],
);

export const reviewPhoto = pgTable(
  'review_photo',
  {
    /** What its writer names it by when the review is changed. */
    id: uuid().notNull().defaultRandom().unique('review_photo_id_once'),
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    path: text().notNull(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    index('review_photo_by_path').on(t.path),
    check('review_photo_says_what_is_seen', sql`btrim(${t.alt}) <> ''`),
  ],
);

/** Who found a review of use: a customer, or a guest by the id in their cookie, each once. */
export const reviewVote = pgTable(
  'review_vote',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customer.id, { onDelete: 'cascade' }),
    guestId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('review_vote_once_per_customer')
      .on(t.reviewId, t.customerId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex('review_vote_once_per_guest').on(t.reviewId, t.guestId).where(sql`${t.guestId} is not null`),
    index('review_vote_by_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('review_vote_by_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    check('review_vote_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) = 1`),
  ],
);

/**
 * What lies in the media storage. Noted before it is put there, so that whatever was broken off is known, and removed
 * when nothing has shown it for a day.
 */
export const mediaObject = pgTable(
  'media_object',
  {
    key: text().primaryKey(),
    bytes: integer().notNull(),
    /** When somebody last brought it. */
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('media_object_by_age').on(t.at), check('media_object_bytes', sql`${t.bytes} > 0`)],
);

/** A photo that was brought for a review that is not sent yet. */
export const reviewUpload = pgTable(
  'review_upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    key: text()
      .notNull()
      .references(() => mediaObject.key),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('review_upload_by_customer').on(t.customerId),
    index('review_upload_by_key').on(t.key),
    index('review_upload_by_age').on(t.createdAt),
  ],
);

/** Photos people posted of themselves in a product, each shown with their leave. */
export const socialPhoto = pgTable(
  'social_photo',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    path: text().notNull(),
    alt: text().notNull(),
    handle: text().notNull(),
    caption: text(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check('social_photo_says_what_is_seen', sql`btrim(${t.alt}) <> ''`),
  ],
);
