// Gift cards that were sold. A code is never kept: only its keyed hash is, by which it is found again.
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { giftCardStates } from '../../../domain/gift-card/gift-card.ts';
import { customer } from '../account/people.ts';
import { orderLine } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });

/** A state is left once, by a statement that names it. */
export const giftCard = pgTable(
  'gift_card',
  {
    id: uuid().primaryKey(),
    codeHash: text().notNull().unique('gift_card_code_once'),
    /** For whoever asks the shop about one. */
    lastFour: text().notNull(),
    state: text({ enum: giftCardStates }).notNull().default('issued'),
    amountMinor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** That it was bought with; none for one that a merchant gave away. */
    orderLineId: bigint({ mode: 'number' })
      .unique('gift_card_once_per_line')
      .references(() => orderLine.id),
    recipientName: text().notNull().default(''),
    recipientEmail: text().notNull().default(''),
    senderName: text().notNull().default(''),
    message: text().notNull().default(''),
    /** The day it is sent; null for at once. */
    deliverOn: date(),
    issuedAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    redeemedAt: moment(),
    /** Whose credit it became. An account that is closed takes that with it. */
    redeemedCustomerId: text().references(() => customer.id, { onDelete: 'set null' }),
    redeemedGuestId: text(),
  },
  (t) => [
    index('gift_card_by_redeemer').on(t.redeemedCustomerId).where(sql`${t.redeemedCustomerId} is not null`),
    check('gift_card_state', sql`${t.state} in (${quoteWords(giftCardStates)})`),
    check('gift_card_amount', sql`${t.amountMinor} > 0`),
    check('gift_card_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('gift_card_redeemed', sql`(${t.state} = 'redeemed') = (${t.redeemedAt} is not null)`),
    check('gift_card_sent', sql`${t.state} <> 'sent' or ${t.sentAt} is not null`),
    check('gift_card_of_one_person', sql`num_nonnulls(${t.redeemedCustomerId}, ${t.redeemedGuestId}) <= 1`),
  ],
);
