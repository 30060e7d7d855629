// The whole process put together: database, shop, pages, calls.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { findFlagOverrides } from '../database/queries/flags.ts';
import { settingOrFirst } from '../database/queries/settings.ts';
import { StoredFlags } from '../providers/flags/stored-flags.ts';
import { openShop } from '../shop/shop.ts';
import type { Configuration } from './configuration.ts';
import { seedDemoShop } from './demo-shop.ts';
import { openDevServer } from './dev-server.ts';
import { openFlags } from './flags.ts';
import { cookieName, guestCookie } from './guest-cookie.ts';
import { createApp } from './http/app.ts';
import { openMeters } from './http/observe.ts';
import { RateLimit } from './http/rate-limit.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { openListener } from './listener.ts';
import { listen } from './notifications.ts';
import type { Page } from './pages/page.ts';
import { openPages } from './pages/pages.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { TaggedCache } from './tagged-cache.ts';

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** Drains requests, then lets go of everything it opened. */
  readonly stop: () => Promise<void>;
}

/** Runs a named part of the start, so that whoever starts the shop sees what takes its time. */
export type Step = <T>(name: string | ((result: T) => string), work: () => Promise<T>) => Promise<T>;

const megabyte = 1024 * 1024;
const root = join(import.meta.dirname, '../..');

export async function startServer(config: Configuration, step: Step, log: Logger): Promise<RunningServer> {
  const undo: (() => Promise<unknown>)[] = [];
  const letGo = async () => {
    for (const close of undo.splice(0).reverse()) await close();
  };
  try {
    return await assemble(config, step, log, undo, letGo);
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function assemble(
  config: Configuration,
  step: Step,
  log: Logger,
  undo: (() => Promise<unknown>)[],
  letGo: () => Promise<void>,
): Promise<RunningServer> {
  const now = Date.now;
  const isDevelopment = config.NODE_ENV === 'development';

  // The port first: when it is taken, that is said before a database is made.
  const listener = await openListener(config.HOST, config.PORT, config.SOCKETS_PER_ADDRESS);
  let isLeaving = false;
  undo.push(() => listener.close(10_000));
  const origin = config.PORT === 0 ? `http://localhost:${listener.port}` : config.ORIGIN;

  const url = config.DATABASE_URL ?? (await ownPostgres(config, step, undo));
  await step('database is up to date', () => migrateDatabase(url));
  const database = openDatabase(url, (error) => log.warn({ err: error }, 'a database connection was lost'));
  undo.push(database.close);
  if (config.SEED === 'demo')
    await step(
      (products) =>
        products === null ? 'shop has its products' : `demo shop filled with ${products} products`,
      () => seedDemoShop(database, now()),
    );

  const shop = openShop(database, now);
  const pageCache = new TaggedCache<Page>(config.PAGE_CACHE_MEGABYTES * megabyte);
  const productCache = new TaggedCache<string>((config.PAGE_CACHE_MEGABYTES / 4) * megabyte);
  const storedFlags = new StoredFlags(() => findFlagOverrides(database.shop));
  const flags = await openFlags(storedFlags);
  const forgetAll = () => {
    pageCache.clear();
    productCache.clear();
  };
  const rereadFlags = () =>
    void storedFlags.refresh().catch((error) => log.warn({ err: error }, 'flags were not read'));
  const notifications = await listen(url, {
    product: (id) => {
      pageCache.drop(id);
      productCache.drop(id);
    },
    flags: rereadFlags,
    content: forgetAll,
    lost: () => {
      forgetAll();
      rereadFlags();
    },
  });
  undo.push(notifications.close);

  const dev = isDevelopment ? await openDevServer(listener.server) : null;
  if (dev) undo.push(dev.close);
  const built = dev ? null : await loadWebBuild(join(root, 'build/server/index.js'));
  const secret =
    config.SESSION_SECRET ??
    (await settingOrFirst(database.shop, 'session-secret', randomBytes(32).toString('base64url')));

  const app = await createApp({
    api: { shop, origin, now, productCache },
    pages: openPages({
      build: async () => built ?? (await dev?.build()) ?? Promise.reject(new Error('There is no build.')),
      shop,
      cache: pageCache,
      origin,
      isDevelopment,
      isWorkshop: config.NODE_ENV !== 'production',
      now,
    }),
    visitors: {
      guestCookie: guestCookie(secret, origin),
      sessionCookieName: cookieName('session', origin),
      trustedProxies: new Set(config.TRUSTED_PROXIES),
      countryHeader: config.COUNTRY_HEADER,
      flags: flags.current,
    },
    files: new Map([
      ...(dev ? [] : await loadStaticFiles(join(root, 'build/client'), '/')),
      ...(await loadStaticFiles(join(root, 'catalogue/img'), '/media/img/')),
      ...(await loadStaticFiles(join(root, 'catalogue/film'), '/media/film/')),
    ]),
    rateLimit: new RateLimit(config.RATE_LIMIT_PER_SECOND, config.RATE_LIMIT_BURST),
    isReady: async () => {
      if (isLeaving) return false;
      return database.shop.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
    },
    meters: openMeters(() => pageCache.bytes),
    origin,
    isDevelopment,
    log,
  });

  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  listener.answerWith(dev ? dev.before(answer) : answer);
  return {
    origin,
    port: listener.port,
    stop: async () => {
      isLeaving = true;
      await listener.close(10_000);
      await letGo();
    },
  };
}

async function ownPostgres(
  config: Configuration,
  step: Step,
  undo: (() => Promise<unknown>)[],
): Promise<string> {
  const directory = join(root, config.DATA_FOLDER, 'postgres');
  const postgres = await step('PostgreSQL is running', () => startEmbeddedPostgres({ directory }));
  undo.push(postgres.stop);
  return postgres.url;
}
