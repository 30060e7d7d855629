// The pools. Checkout has its own small one, so that browsing can never keep a payment waiting.
import { drizzle } from 'drizzle-orm/node-postgres';
import { createHeartbeat } from './heartbeat.ts';
import { ResilientPool } from './pool.ts';
import { type Queries, schema, type Transaction } from './tables.ts';
import { inTransaction } from './transaction.ts';

export type { Queries, Transaction };

export interface Database {
  readonly url: string;
  /** Reads and everyday writes. */
  readonly shop: Queries;
  /** Orders, payment and stock claims only. */
  readonly checkout: Queries;
  /** Work that nobody waits for: few connections, more patience. */
  readonly jobs: Queries;
  /** Whether it has stopped answering: what is asked of it meanwhile fails at once. */
  readonly isAway: () => boolean;
  /** Resolves once it hears. */
  readonly listen: (listener: DatabaseListener) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DatabaseListener {
  readonly onNotification: (channel: string, payload: string) => void;
  /** The connection was away for a while: something may have been missed. */
  readonly onReconnect: () => void;
}

export interface DatabaseHandlers {
  readonly onError: (error: Error) => void;
  readonly onAway: () => void;
  readonly onBack: () => void;
}

export interface DatabaseLimits {
  readonly shopConnections: number;
  readonly checkoutConnections: number;
  readonly jobConnections?: number;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
}

/** What lends the connections of a database by the transaction, such as PgBouncer. */
export interface Pooler {
  readonly url: string;
  /** PgBouncer from 1.21 on, where it is told to: statements that were sent before are known by their names. */
  readonly keepsStatements: boolean;
}

export const everydayLimits: DatabaseLimits = {
  shopConnections: 10,
  checkoutConnections: 4,
  statementTimeoutMs: 2_000,
  lockTimeoutMs: 500,
};

/** For whoever fills a shop: a statement may take minutes, and the client must not give up on it before. */
export const unhurriedLimits: DatabaseLimits = {
  ...everydayLimits,
  statementTimeoutMs: 10 * 60_000,
  lockTimeoutMs: 60_000,
};

const channels = ['product', 'love', 'flags', 'content', 'rates', 'job', 'listing', 'settings'];
/** After the database's own patience: what only a client can end, such as a commit that never comes back. */
const clientPatienceMs = 5_000;

export function createDatabase(
  url: string,
  handlers: Partial<DatabaseHandlers> = {},
  limits: DatabaseLimits = everydayLimits,
  pooler: Pooler | null = null,
): Database {
  let isAway = false;
  let listener: DatabaseListener | null = null;
  const open = (max: number, name: string, { patience = 1, through = pooler } = {}) => {
    const config = {
      connectionString: through?.url ?? url,
      max,
      // What does not wait for an answer goes out with what was asked before it.
      pipeline: true,
      application_name: `vitrine ${name}`,
      connectionTimeoutMillis: 3_000,
      query_timeout: patience * limits.statementTimeoutMs + clientPatienceMs,
    };
    // A pooler refuses what it does not know at the start of a connection, and sets these itself: `pooledTimeouts`.
    const timeouts = {
      statement_timeout: patience * limits.statementTimeoutMs,
      lock_timeout: patience * limits.lockTimeoutMs,
      idle_in_transaction_session_timeout: 5_000,
    };
    const pool = through
      ? new ResilientPool(config, { namesStatements: through.keepsStatements })
      : new ResilientPool({ ...config, ...timeouts });
    // What is asked for while somebody pays finds a few rows by their keys, whatever the values are. Behind a pooler a
    // connection is nobody's own, and nothing is set for longer than a transaction.
    if (name === 'checkout' && !through)
      pool.on('connect', (client) => {
        client.query('set plan_cache_mode = force_generic_plan').catch(() => undefined);
      });
    pool.on('error', (error) => {
      if (!isAway) handlers.onError?.(error);
    });
    return pool;
  };
  const shop = open(limits.shopConnections, 'shop');
  const checkout = open(limits.checkoutConnections, 'checkout');
  const jobs = open(limits.jobConnections ?? 4, 'jobs', { patience: 5, through: null });
  const pools = [shop, checkout, jobs];
  const heartbeat = createHeartbeat(url, channels, {
    onNotification: (channel, payload) => listener?.onNotification(channel, payload),
    onReconnect: () => listener?.onReconnect(),
    onAway: () => {
      isAway = true;
      for (const pool of pools) pool.suspend();
      handlers.onAway?.();
    },
    onBack: () => {
      isAway = false;
      for (const pool of pools) pool.resume();
      handlers.onBack?.();
    },
  });
  return {
    url,
    shop: queriesOf(shop),
    checkout: queriesOf(checkout),
    jobs: queriesOf(jobs),
    isAway: () => isAway,
    listen: (next) => {
      listener = next;
      return heartbeat.opened;
    },
    close: async () => {
      // The heartbeat last: a database that freezes now still lets go of the pools.
      await Promise.all(pools.map((pool) => pool.end()));
      await heartbeat.close();
    },
  };
}

function queriesOf(pool: ResilientPool): Queries {
  const transaction: Queries['transaction'] = (work) => inTransaction(pool, work);
  return Object.assign(drizzle(pool, { schema, casing: 'snake_case' }), { transaction });
}
