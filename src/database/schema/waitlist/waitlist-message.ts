// What the shop says to those who waited, each sign-up once, and what became of it.
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { waitlistChannels } from '../../../domain/waitlist/waitlist.ts';
import { waitlistMessageStates } from '../../../domain/waitlist/waitlist-message.ts';
import { quoteWords } from '../quoted.ts';
import { waitlistEntry } from './waitlist.ts';

export const waitlistMessage = pgTable(
  'waitlist_message',
  {
    /** Goes along with the message: who carries it can tell by it that it is the same one again. */
    id: uuid().primaryKey().defaultRandom(),
    entryId: uuid()
      .notNull()
      .references(() => waitlistEntry.id, { onDelete: 'cascade' }),
    /** The sign-up it answers: an entry can be asked for again. */
    askedAt: timestamp({ withTimezone: true }).notNull(),
    skuId: bigint({ mode: 'number' }).notNull(),
    channel: text({ enum: waitlistChannels }).notNull(),
    state: text({ enum: waitlistMessageStates }).notNull().default('queued'),
    runAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often it was handed over; whoever holds a lower number has lost it. */
    attempts: integer().notNull().default(0),
    handedAt: timestamp({ withTimezone: true }),
    settledAt: timestamp({ withTimezone: true }),
    /** Settled without having arrived for sure. A column of its own, so that those which arrive touch no index. */
    lostAt: timestamp({ withTimezone: true }),
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('waitlist_message_once').on(t.entryId, t.askedAt),
    index('waitlist_message_wave').on(t.skuId, t.createdAt),
    index('waitlist_message_by_age').on(t.createdAt),
    index('waitlist_message_lost').on(t.lostAt).where(sql`${t.lostAt} is not null`),
    // Nothing else that changes on the way is indexed, so that a message goes it without touching an index.
    index('waitlist_message_budget').on(t.handedAt).where(sql`${t.channel} = 'sms'`),
    check('waitlist_message_channel', sql`${t.channel} in (${quoteWords(waitlistChannels)})`),
    check('waitlist_message_state', sql`${t.state} in (${quoteWords(waitlistMessageStates)})`),
    check('waitlist_message_settled', sql`(${t.state} in ('queued', 'sending')) = (${t.settledAt} is null)`),
  ],
);
