// How customers prove who they are. The sign-in library reads and writes these tables; their columns are its own.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { customer } from './people.ts';

const moment = () => timestamp({ withTimezone: true });
const customerId = () =>
  text()
    .notNull()
    .references(() => customer.id, { onDelete: 'cascade' });

/** A browser that is signed in. Its cookie carries the token, signed. */
export const customerSession = pgTable(
  'customer_session',
  {
    id: text().primaryKey(),
    token: text().notNull().unique('customer_session_token_once'),
    userId: customerId(),
    expiresAt: moment().notNull(),
    /** Never written: which device it is can be told without where it is. */
    ipAddress: text(),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('customer_session_by_customer').on(t.userId),
    index('customer_session_by_end').on(t.expiresAt),
  ],
);

/** A way to sign in: a password, or an account elsewhere once a merchant allows those. */
export const credential = pgTable(
  'credential',
  {
    id: text().primaryKey(),
    userId: customerId(),
    providerId: text().notNull(),
    accountId: text().notNull(),
    /** A hash that says how it was made. */
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('credential_once').on(t.userId, t.providerId),
    check('credential_password_hashed', sql`${t.password} like '$argon2id$%'`),
  ],
);

/** A key that a device keeps for its owner. What is kept here is no secret: it only proves what the device signs. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    /** Of whoever keeps it, as far as it can be told. */
    name: text().notNull(),
    userId: customerId(),
    credentialID: text('credential_id').notNull().unique('passkey_once'),
    publicKey: text().notNull(),
    /** Goes up with every use, where the device counts at all. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    /** The model of the device or program that keeps it. */
    aaguid: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('passkey_by_customer').on(t.userId),
    check('passkey_counter_positive', sql`${t.counter} >= 0`),
  ],
);

/** A code or a link that was sent and not used yet, both by their hashes. The library removes those that have ended. */
export const verification = pgTable(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('verification_by_identifier').on(t.identifier, t.createdAt),
    index('verification_by_end').on(t.expiresAt),
  ],
);

/** How often something was tried in a window of time, counted for all processes together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** A keyed hash of what is counted. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
  },
  (t) => [index('rate_limit_by_end').on(t.resetsAt), check('rate_limit_counts', sql`${t.count} > 0`)],
);
