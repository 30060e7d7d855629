// A line of people who wait for one size, in a database of its own, with carriers that do as they are told and the
// work done by hand, one job after the other.

import { createHmac } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { finishJobs, putOffJob, takeJobs } from '../../database/queries/job/job.ts';
import type { WaitlistChannel } from '../../domain/waitlist/waitlist.ts';
import { shippedRates } from '../../providers/currency/shipped-rates.ts';
import { createWebhookPost } from '../../providers/desk/webhook-post.ts';
import { createFetchFile } from '../../providers/media/fetch-file.ts';
import type { Transport } from '../../providers/messaging/delivery.ts';
import type { Email } from '../../providers/messaging/mail.ts';
import type { SmsMessage } from '../../providers/messaging/sms.ts';
import { setStock } from '../../shop/stock/set-stock.ts';
import { testActor } from '../../shop/testing/test-actor.ts';
import { notifyWaitlist } from '../../shop/waitlist/notify-waitlist.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { retentionOf } from '../jobs/create-jobs.ts';
import { createHandlers, type HandlerDeps } from '../jobs/handlers.ts';
import { createPayments } from '../payment/create-payments.ts';
import { noPhotos } from './no-photos.ts';
import { testKeys } from './test-keys.ts';
import { cloneDatabase } from './test-shop.ts';

export const hash = (text: string) =>
  createHmac('sha256', 'a secret of tests').update(text).digest('base64url');

const batch = { perUnit: 3, minutes: 30, perSecond: 1_000 };

type Carried = { readonly email: Email } | { readonly text: SmsMessage };

export interface Line {
  /** The size of product 1003 they wait for. */
  readonly skuId: number;
  readonly database: Database;
  readonly query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** So many people, each a second after the other; their addresses, the oldest first. */
  readonly wait: (people: number, channel?: WaitlistChannel) => Promise<string[]>;
  readonly restock: (onHand: number) => Promise<void>;
  /** Calls them, and leaves the sending for later. */
  readonly call: () => Promise<unknown>;
  /** Does everything that is due until nothing is, as `rules` have it. */
  readonly work: (rules?: Partial<HandlerDeps>) => Promise<void>;
  /** Whoever was handed over to the carriers, in order. */
  readonly carried: Carried[];
  readonly to: () => string[];
  /** What the carriers do with a message; throws what they would. */
  onCarry: (to: string) => Promise<void>;
  /** Until when jobs and messages are put forward. */
  readonly later: (interval: string) => Promise<void>;
  readonly states: () => Promise<unknown[]>;
}

export function createLine(onDoubt: Transport['onDoubt'] = 'repeat'): Line {
  let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
  let database: Database;
  let client: pg.Client;
  let skuId = 0;
  const carried: Carried[] = [];

  const line: Line = {
    get skuId() {
      return skuId;
    },
    get database() {
      return database;
    },
    carried,
    to: () => carried.map((each) => ('email' in each ? each.email.to : each.text.to)),
    onCarry: async () => {},
    query: async (text, values) => (await client.query(text, values)).rows,
    wait: async (people, channel = 'email') => {
      const addresses = Array.from({ length: people }, (_, at) =>
        channel === 'email' ? `waiter${at}@example.com` : `+1201555${String(at).padStart(4, '0')}`,
      );
      await client.query(
        `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, asked_at)
         select $1, 1003, $2, address, hash, 'waiting', now() - interval '1 day' + at * interval '1 second'
         from unnest($3::text[], $4::text[]) with ordinality as waiter(address, hash, at)`,
        [skuId, channel, addresses, addresses.map(hash)],
      );
      return addresses;
    },
    restock: async (onHand) => {
      const setting = { productId: 1003, skuId, change: { onHand } };
      await setStock(database.shop, {
        ...setting,
        estimatedArrival: undefined,
        reference: undefined,
        actor: testActor,
      });
    },
    call: () => notifyWaitlist(database.jobs, skuId, batch, new AbortController().signal),
    work: async (rules = {}) => {
      const carrier = { atOnce: 5, onDoubt };
      const handle = createHandlers({
        database,
        hash: testKeys.hashAddress,
        mail: { ...carrier, send: (email) => carry({ email }, email.to), close: () => {} },
        sms: { ...carrier, send: (text) => carry({ text }, text.to) },
        origin: 'https://shop.example',
        fetchFile: createFetchFile({ mayReachPrivate: false }),
        rates: shippedRates,
        feeds: null,
        webhooks: { post: createWebhookPost({ mayReachPrivate: true }), sealer: testKeys.webhookSecrets },
        unsubscribes: testKeys.unsubscribes,
        photos: noPhotos,
        payment: createPayments({ database, keys: testKeys, origin: 'https://shop.example', now: Date.now }),
        smsPerHour: 1_000,
        smsHours: { from: 0, until: 24 },
        batch,
        retention: retentionOf(readConfiguration({})),
        now: Date.now,
        log: pino({ level: 'silent' }),
        ...rules,
      });
      for (;;) {
        const [job] = await takeJobs(database.jobs, 1, 60);
        if (!job) return;
        const outcome = await handle(job.kind, job.payload, new AbortController().signal);
        if (outcome === 'done') await finishJobs(database.jobs, [job]);
        else await putOffJob(database.jobs, job, Math.max(0.5, outcome.againInSeconds));
      }
    },
    later: async (interval) => {
      await client.query(`update job set run_at = run_at - interval '${interval}', leased_until = null`);
      await client.query(
        `update waitlist_message set run_at = run_at - interval '${interval}',
           created_at = created_at - interval '${interval}', settled_at = settled_at - interval '${interval}',
           handed_at = handed_at - interval '${interval}'`,
      );
    },
    states: async () =>
      (await client.query('select state from waitlist_entry order by asked_at, id')).rows.map(
        ({ state }) => state,
      ),
  };

  async function carry(message: Carried, to: string): Promise<void> {
    await line.onCarry(to);
    carried.push(message);
  }

  beforeAll(async () => {
    cloned = await cloneDatabase();
    database = createDatabase(cloned.url);
    client = new pg.Client({ connectionString: cloned.url });
    await client.connect();
    const [size] = (await client.query('select id from sku where product_id = 1003 order by position')).rows;
    skuId = Number(size?.id);
  });
  beforeEach(async () => {
    await client.query('truncate waitlist_entry, waitlist_message, consent, suppression, job');
    await client.query('update stock_level set on_hand = 0, reserved = 0 where sku_id = $1', [skuId]);
    carried.length = 0;
    line.onCarry = async () => {};
  });
  afterAll(async () => {
    await client?.end();
    await database?.close();
    await cloned?.drop();
  });
  return line;
}
