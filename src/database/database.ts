// The pools. Checkout has its own small one, so that browsing can never keep a payment waiting.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as bag from './schema/bag.ts';
import * as catalogue from './schema/catalogue.ts';
import * as editorial from './schema/editorial.ts';
import * as job from './schema/job.ts';
import * as listing from './schema/listing.ts';
import * as message from './schema/message.ts';
import * as offer from './schema/offer.ts';
import * as operation from './schema/operation.ts';
import * as order from './schema/order.ts';
import * as people from './schema/people.ts';
import * as peopleLinks from './schema/people-relations.ts';
import * as recommendation from './schema/recommendation.ts';
import * as links from './schema/relations.ts';
import * as review from './schema/review.ts';
import * as stockHold from './schema/stock-hold.ts';
import * as waitlist from './schema/waitlist.ts';
import * as waitlistMessage from './schema/waitlist-message.ts';

const schema = {
  ...bag,
  ...catalogue,
  ...job,
  ...editorial,
  ...listing,
  ...message,
  ...offer,
  ...operation,
  ...order,
  ...people,
  ...recommendation,
  ...review,
  ...stockHold,
  ...links,
  ...peopleLinks,
  ...waitlist,
  ...waitlistMessage,
};

export type Queries = NodePgDatabase<typeof schema>;

/** The same inside a transaction. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0];

export interface Database {
  readonly url: string;
  /** Reads and everyday writes. */
  readonly shop: Queries;
  /** Orders, payment and stock claims only. */
  readonly checkout: Queries;
  /** Work that nobody waits for: few connections, more patience. */
  readonly jobs: Queries;
  readonly close: () => Promise<void>;
}

export interface DatabaseLimits {
  readonly shopConnections: number;
  readonly checkoutConnections: number;
  readonly jobConnections?: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

export const everydayLimits: DatabaseLimits = {
  shopConnections: 10,
  checkoutConnections: 4,
  statementTimeoutMs: 2_000,
  lockTimeoutMs: 500,
};

export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  limits: DatabaseLimits = everydayLimits,
): Database {
  const open = (max: number, name: string, patience = 1) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      // What does not wait for an answer goes out with what was asked before it.
      pipeline: true,
      application_name: `vitrine ${name}`,
      connectionTimeoutMillis: 3_000,
      statement_timeout: patience * limits.statementTimeoutMs,
      lock_timeout: patience * limits.lockTimeoutMs,
      idle_in_transaction_session_timeout: 5_000,
    });
    pool.on('error', onError);
    return pool;
  };
  const shop = open(limits.shopConnections, 'shop');
  const checkout = open(limits.checkoutConnections, 'checkout');
  const jobs = open(limits.jobConnections ?? 4, 'jobs', 5);
  return {
    url,
    shop: drizzle(shop, { schema, casing: 'snake_case' }),
    checkout: drizzle(checkout, { schema, casing: 'snake_case' }),
    jobs: drizzle(jobs, { schema, casing: 'snake_case' }),
    close: async () => {
      await Promise.all([shop.end(), checkout.end(), jobs.end()]);
    },
  };
}
