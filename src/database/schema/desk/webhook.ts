// What the shop tells programs elsewhere: where to, and each thing that is to arrive there.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  deliveryTypes,
  type WebhookType,
  webhookEnds,
  webhookFailures,
  webhookStates,
  webhookTypes,
} from '../../../domain/desk/webhook.ts';
import { quoteWords } from '../quoted.ts';

const moment = () => timestamp({ withTimezone: true });

export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    address: text().notNull(),
    types: text().array().$type<WebhookType[]>().notNull(),
    /** Sealed with a key of the shop's: it signs, so a hash would not do. */
    secret: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** In a row: whatever arrives ends them. */
    failures: integer().notNull().default(0),
    failingSince: moment(),
    /** While an address fails, everything for it waits until then; null where nothing has to. */
    restsUntil: moment(),
    /** Why the shop itself switched it off. */
    offBecause: text({ enum: webhookEnds }),
    offAt: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check('webhook_endpoint_name', sql`btrim(${t.name}) <> ''`),
    check(
      'webhook_endpoint_types',
      sql`${t.types} <@ array[${quoteWords(webhookTypes)}] and ${t.types} <> '{}'`,
    ),
    check('webhook_endpoint_off', sql`${t.offBecause} in (${quoteWords(webhookEnds)})`),
    check(
      'webhook_endpoint_off_is_off',
      sql`(${t.offBecause} is null) = (${t.offAt} is null) and not (${t.isActive} and ${t.offAt} is not null)`,
    ),
    check('webhook_endpoint_failing', sql`(${t.failures} > 0) = (${t.failingSince} is not null)`),
  ],
);

/** Written by triggers, in the transaction that changes the thing: without the change there is none, and with it one. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** In the order in which the things happened, for one thing. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    /** The same however often it is sent. */
    messageId: uuid().notNull().defaultRandom(),
    type: text({ enum: deliveryTypes }).notNull(),
    /** Such as `order:12`: what is told of one thing arrives in its order. */
    thing: text().notNull(),
    /** Such as `parcel:7`: told once for each transaction that changes it. */
    subject: text().notNull(),
    transactionId: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    /** Text, since the signature is of its very letters. */
    body: text().notNull(),
    state: text({ enum: webhookStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: moment().notNull().defaultNow(),
    /** Someone is sending it until then. */
    leasedUntil: moment(),
    retryUntil: moment().notNull().default(sql`now() + interval '3 days'`),
    lastTriedAt: moment(),
    lastStatus: smallint(),
    lastFailure: text({ enum: webhookFailures }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    unique('webhook_delivery_once').on(t.endpointId, t.subject, t.type, t.transactionId, t.createdAt),
    index('webhook_delivery_due').on(t.endpointId, t.nextTryAt, t.id).where(sql`${t.state} = 'waiting'`),
    index('webhook_delivery_of_thing').on(t.endpointId, t.thing, t.id).where(sql`${t.state} = 'waiting'`),
    index('webhook_delivery_by_endpoint').on(t.endpointId, t.id),
    index('webhook_delivery_by_age').on(t.createdAt),
    check('webhook_delivery_type', sql`${t.type} in (${quoteWords(deliveryTypes)})`),
    check('webhook_delivery_state', sql`${t.state} in (${quoteWords(webhookStates)})`),
    check('webhook_delivery_failure', sql`${t.lastFailure} in (${quoteWords(webhookFailures)})`),
  ],
);
