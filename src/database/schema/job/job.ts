// Work to be done after the transaction that asked for it, by whichever process has time.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A job that is done is gone; one that can never be done stays, dead, for someone to look at. */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Of two that are to be one: the later asking is added to the earlier. */
    key: text(),
    payload: jsonb().notNull().default({}),
    /** Lower goes first. */
    priority: smallint().notNull().default(50),
    runAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Someone works on it until then, unless they say in time that they need longer. */
    leasedUntil: timestamp({ withTimezone: true }),
    /** How often it was taken up; whoever holds a lower number has lost it. */
    taken: integer().notNull().default(0),
    /** How often it went wrong since it last went well. */
    failures: integer().notNull().default(0),
    mostFailures: smallint().notNull().default(8),
    /** How often it was asked for while it stood here. */
    asked: integer().notNull().default(1),
    /** Comes round for ever: it may go wrong as often as it likes, and is never given up. */
    isStanding: boolean().notNull().default(false),
    /** When it last went well. */
    lastGoodAt: timestamp({ withTimezone: true }),
    lastError: text(),
    deadAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('job_once').on(t.kind, t.key).where(sql`${t.deadAt} is null`),
    index('job_due').on(t.priority, t.runAt, t.id).where(sql`${t.deadAt} is null`),
    index('job_dead').on(t.deadAt).where(sql`${t.deadAt} is not null`),
    check('job_kind_form', sql`${t.kind} ~ '^[a-z][a-z-]{1,40}$'`),
    check('job_failures', sql`${t.failures} between 0 and ${t.mostFailures}`),
  ],
);
