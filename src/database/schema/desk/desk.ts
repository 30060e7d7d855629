// Who works at the desk, the programs they let in, and what each of them changed.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { savedLists } from '../../../domain/desk/saved-view.ts';
import { type DeskVerb, staffRoles } from '../../../domain/desk/verbs.ts';
import { customer } from '../account/people.ts';
import { customerSession } from '../account/sign-in.ts';
import { customerOrder } from '../order/order.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * A customer who works here. The database writes `staff` into the customer's roles while they are active, and takes it
 * out, with all their sessions, when they are switched off.
 */
export const staffMember = pgTable(
  'staff_member',
  {
    customerId: text()
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    role: text({ enum: staffRoles }).notNull(),
    isActive: boolean().notNull().default(true),
    /** Goes up with every change: a change names the version that it saw. */
    version: integer().notNull().default(1),
    since: moment().notNull().defaultNow(),
  },
  (t) => [check('staff_member_role', sql`${t.role} in (${quoteWords(staffRoles)})`)],
);

/** A link by which somebody joins the desk, once. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    /** Of the secret in the link, which is stored nowhere. */
    tokenHash: text().notNull().unique('staff_invitation_token_once'),
    invitedBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('staff_invitation_by_end').on(t.expiresAt),
    check('staff_invitation_role', sql`${t.role} in (${quoteWords(staffRoles)})`),
  ],
);

/** A program that may call the desk, for some of its verbs. */
export const deskToken = pgTable(
  'desk_token',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    verbs: text().array().$type<DeskVerb[]>().notNull(),
    tokenHash: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Written at most once a minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    unique('desk_token_hash_once').on(t.tokenHash),
    check('desk_token_name', sql`btrim(${t.name}) <> ''`),
  ],
);

export const actorKinds = ['person', 'token', 'environment', 'shop'] as const;

/** Every change by desk or token. Rows only grow: the database refuses to change or delete one. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    actorKind: text({ enum: actorKinds }).notNull(),
    /** Of the customer or the token; null for the token of the environment. */
    actorId: text(),
    actorName: text().notNull(),
    /** The network address that the change came from. */
    address: text().notNull(),
    verb: text().notNull(),
    thing: text().notNull(),
    thingId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (t) => [
    index('audit_entry_by_thing').on(t.thing, t.thingId, t.id),
    index('audit_entry_by_kind').on(t.thing, t.id),
    index('audit_entry_by_actor').on(t.actorId, t.id),
    index('audit_entry_of_refusals')
      .on(t.id)
      .where(sql`${t.thing} = 'review' and ${t.after} ->> 'status' = 'rejected'`),
    check('audit_entry_actor', sql`${t.actorKind} in (${quoteWords(actorKinds)})`),
  ],
);

/** What the staff tell each other of an order. */
export const orderNote = pgTable(
  'order_note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    writtenBy: text().notNull(),
    body: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('order_note_by_order').on(t.orderId, t.id),
    check('order_note_says_something', sql`btrim(${t.body}) <> ''`),
  ],
);

/** The authenticator of one of the staff: a secret that their phone knows too. */
export const staffAuthenticator = pgTable('staff_authenticator', {
  customerId: text()
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  /** Sealed with a key of the shop; null until the first code was typed. */
  secret: text(),
  /** The one that is being set up. It takes the other's place with its first code, and not before. */
  pendingSecret: text(),
  /** The step of the last code that was taken: none is taken twice, nor one before it. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
});

/** When a browser that is signed in last showed a passkey or the code of an authenticator. */
export const secondFactorProof = pgTable('second_factor_proof', {
  sessionId: text()
    .primaryKey()
    .references(() => customerSession.id, { onDelete: 'cascade' }),
  at: moment().notNull().defaultNow(),
});

/** A view of a list that one of the staff keeps for themselves. */
export const staffView = pgTable(
  'staff_view',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: text()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    list: text({ enum: savedLists }).notNull(),
    name: text().notNull(),
    /** The parameters of its address. */
    query: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('staff_view_once').on(t.customerId, t.list, t.name),
    check('staff_view_list', sql`${t.list} in (${quoteWords(savedLists)})`),
    check('staff_view_name', sql`btrim(${t.name}) <> ''`),
  ],
);
