// Who waits for what, what they agreed to, and whom to leave in peace.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { waitlistChannels } from '../../../domain/waitlist/waitlist.ts';
import { customer } from '../account/people.ts';
import { isLanguageColumn, languageColumn } from '../language.ts';
import { sku } from '../pricing/offer.ts';
import { quoteWords } from '../quoted.ts';

/**
 * From asking to hearing: an address that is not known to be the asker's confirms first, and whoever is called has a
 * message on its way.
 */
export const waitlistStates = ['confirming', 'waiting', 'notifying', 'notified', 'stopped'] as const;

/** One entry in a line: a size, a way to be told, an address. */
export const waitlistEntry = pgTable(
  'waitlist_entry',
  {
    /** Random, and of no use without the shop's signature. */
    id: uuid().primaryKey().defaultRandom(),
    skuId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    channel: text({ enum: waitlistChannels }).notNull(),
    address: text().notNull(),
    addressHash: text().notNull(),
    /** Whoever asked, by the id in their cookie or by their account. */
    guestId: text(),
    customerId: text().references(() => customer.id, { onDelete: 'set null' }),
    state: text({ enum: waitlistStates }).notNull(),
    language: languageColumn(),
    /** Its entry in the line. */
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the last e-mail that asks to confirm was sent. */
    confirmationSentAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    foreignKey({
      name: 'waitlist_entry_sku_of_product',
      columns: [t.skuId, t.productId],
      foreignColumns: [sku.id, sku.productId],
    }).onDelete('cascade'),
    // The address first: this is also how all entries of one address are found.
    unique('waitlist_entry_once').on(t.addressHash, t.channel, t.skuId),
    index('waitlist_entry_line').on(t.skuId, t.askedAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('waitlist_entry_by_age').on(t.askedAt),
    check('waitlist_entry_hashed', sql`char_length(${t.addressHash}) = 43`),
    check('waitlist_entry_channel', sql`${t.channel} in (${quoteWords(waitlistChannels)})`),
    check('waitlist_entry_language', isLanguageColumn(t.language)),
    check('waitlist_entry_state', sql`${t.state} in (${quoteWords(waitlistStates)})`),
    check(
      'waitlist_entry_address',
      sql`case ${t.channel} when 'sms' then ${t.address} ~ '^[+]1[0-9]{10}$' else ${t.address} ~ '^[^@[:space:]]+@[^@[:space:]]+$' end`,
    ),
    check('waitlist_entry_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) <= 1`),
  ],
);

/** What someone agreed to, in which words, when and from where. Revoked, never removed. */
export const consent = pgTable(
  'consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    addressHash: text().notNull(),
    /** Whoever filled in the form. An address that nobody has proven is no reason to show or revoke a consent. */
    guestId: text(),
    customerId: text().references(() => customer.id, { onDelete: 'set null' }),
    channel: text({ enum: waitlistChannels }).notNull(),
    purpose: text({ enum: ['waitlist'] }).notNull(),
    textVersion: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The network it came from; not the address, which would name a person. */
    ip: text().notNull(),
    source: text({ enum: ['form', 'email'] }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('consent_by_address').on(t.addressHash, t.channel),
    index('consent_by_age').on(t.at),
    index('consent_by_customer').on(t.customerId).where(sql`${t.customerId} is not null`),
    index('consent_by_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    check('consent_hashed', sql`char_length(${t.addressHash}) = 43`),
    check('consent_channel', sql`${t.channel} in (${quoteWords(waitlistChannels)})`),
    check('consent_purpose', sql`${t.purpose} in ('waitlist')`),
    check('consent_source', sql`${t.source} in ('form', 'email')`),
    check('consent_of_one_person', sql`num_nonnulls(${t.customerId}, ${t.guestId}) <= 1`),
  ],
);

/** Addresses that nothing is sent to: they said stop, complained, or do not exist. */
export const suppression = pgTable(
  'suppression',
  {
    addressHash: text().notNull(),
    channel: text({ enum: waitlistChannels }).notNull(),
    reason: text({ enum: ['stopped', 'complained', 'unreachable'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'suppression_once', columns: [t.addressHash, t.channel] }),
    check('suppression_hashed', sql`char_length(${t.addressHash}) = 43`),
    check('suppression_channel', sql`${t.channel} in (${quoteWords(waitlistChannels)})`),
    check('suppression_reason', sql`${t.reason} in ('stopped', 'complained', 'unreachable')`),
  ],
);
