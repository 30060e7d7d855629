// The last of something, kept for whoever has come to the payment with it.
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bagItem } from '../bag/bag.ts';
import { stockHold } from './stock-hold.ts';

/** One hold for a line at most. A line that goes or changes lets go of it: a trigger does. */
export const bagHold = pgTable('bag_hold', {
  bagItemId: uuid()
    .primaryKey()
    .references(() => bagItem.id, { onDelete: 'cascade' }),
  holdId: uuid()
    .notNull()
    .unique('bag_hold_once')
    .references(() => stockHold.id, { onDelete: 'cascade' }),
});
