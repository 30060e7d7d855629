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
} from 'drizzle-orm/pg-core';
import { longestReview, longestTitle, reviewStatuses } from '../../../domain/review/review.ts';
import { customer } from '../account/people.ts';
import { orderLine } from '../order/order.ts';
import { sizeGroup } from '../pricing/offer.ts';
import { product } from '../product/product.ts';
import { quoted } from '../quoted.ts';

const number = (value: number) => sql.raw(String(value));

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
    /** The size it was bought in. */
    sizeGroupId: integer().references(() => sizeGroup.id),
    /** How tall the writer is. */
    heightCm: smallint(),
    status: text({ enum: reviewStatuses }).notNull().default('pending'),
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
    index('review_by_product').on(t.productId, t.createdAt),
    index('review_by_group').on(t.groupId, t.createdAt),
    index('review_by_order_line').on(t.orderLineId).where(sql`${t.orderLineId} is not null`),
    index('review_to_moderate').on(t.createdAt).where(sql`${t.status} = 'pending'`),
    check('review_rating_range', sql`${t.rating} between 1 and 5`),
    check('review_fit_range', sql`${t.fit} between 1 and 5`),
    check('review_height_range', sql`${t.heightCm} between 90 and 230`),
    check('review_status', sql`${t.status} in (${quoted(reviewStatuses)})`),
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

export const reviewPhoto = pgTable(
  'review_photo',
  {
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    path: text().notNull(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    check('review_photo_says_what_is_seen', sql`btrim(${t.alt}) <> ''`),
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
