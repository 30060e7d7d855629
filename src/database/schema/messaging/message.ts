// What the shop says to people outside its pages.
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** E-mails of a shop without a mail server, kept for an engineer to read. */
export const outboxEmail = pgTable(
  'outbox_email',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    bodyText: text().notNull(),
    bodyHtml: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** An e-mail handed over twice under one key is kept once. */
    key: uuid().unique('outbox_email_once'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_email_by_age').on(t.createdAt)],
);

/** The same for texts. */
export const outboxSms = pgTable(
  'outbox_sms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    body: text().notNull(),
    key: uuid().unique('outbox_sms_once'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('outbox_sms_by_age').on(t.createdAt)],
);

/** What was asked to be sent, counted by keyed hashes of both ends, so that no address is kept. */
function outgoing<const Name extends string>(name: Name) {
  return pgTable(
    name,
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      senderHash: text().notNull(),
      recipientHash: text().notNull(),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    },
    (t) => [
      index(`${name}_sender`).on(t.senderHash, t.at),
      index(`${name}_recipient`).on(t.recipientHash, t.at),
      index(`${name}_at`).on(t.at),
      check(
        `${name}_hashed`,
        sql`char_length(${t.senderHash}) = 43 and char_length(${t.recipientHash}) = 43`,
      ),
    ],
  );
}

/** A product passed on by e-mail. */
export const shareQuota = outgoing('share_quota');

/** A place on a waitlist, which means an e-mail or a text, now or later. */
export const waitlistQuota = outgoing('waitlist_quota');

/** The same by the range a phone number is from: numbers of one range are had by the thousand. */
export const smsQuota = outgoing('sms_quota');
