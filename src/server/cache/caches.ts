// What this process remembers of the database, and how it hears that it must forget.
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { FlagSwitches } from '../../domain/visitor/flag-decider.ts';
import { refreshListing } from '../../shop/listing/refresh-listing.ts';
import type { Shop } from '../../shop/shop.ts';
import { createExchanges, type Exchanges } from '../currency/exchanges.ts';
import type { Notices } from '../pages/notices.ts';
import type { Page } from '../pages/page.ts';
import type { StoredSettings } from '../settings/stored-settings.ts';
import { createFlagRules, type FlagRules, readFlagRules } from '../visitor/flag-rules.ts';
import { createListingRefresher } from './listing-refresher.ts';
import { createLovesHeard } from './loves-heard.ts';
import { listen } from './notifications.ts';
import { PageCache } from './page-cache.ts';
import { createProductCache, type ProductCache } from './product-cache.ts';
import { listsTag } from './tagged-cache.ts';

export interface Caches {
  readonly pages: PageCache<Page>;
  readonly products: ProductCache;
  readonly flags: FlagRules;
  readonly exchangeInto: Exchanges['into'];
  /** The merchant has set something: resolves when this process goes by it. */
  readonly rereadSettings: () => Promise<void>;
}

/** Told after what is remembered has been forgotten. */
export interface LiveHandlers {
  readonly changed: (productId: number) => void;
  readonly changedAll: () => void;
}

const megabyte = 1024 * 1024;
const againAfterMs = 1_000;

export async function createCaches(
  database: Database,
  shop: Shop,
  pageMegabytes: number,
  flagSetting: FlagSwitches,
  settings: StoredSettings,
  around: readonly Pick<Notices, 'reread'>[],
  heard: LiveHandlers,
  onJob: () => void,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<Caches> {
  const pages = new PageCache<Page>(pageMegabytes * megabyte);
  const products = createProductCache(shop, database.isAway, 16 * megabyte);
  const flags = await createFlagRules(() => readFlagRules(database.shop), flagSetting, log);
  closing.defer(async () => flags.close());

  const exchanges = await createExchanges(database.shop, Date.now, log);

  const forgetAll = () => {
    pages.clear();
    products.clear();
    shop.listing.forget();
  };
  const lists = createListingRefresher(database, log, () => {
    // What is made of older counts now would be kept for a minute.
    shop.listing.forget();
    pages.drop(listsTag);
  });
  closing.defer(async () => lists.close());
  const rereadRates = () => {
    exchanges
      .reread()
      // Made of the older ones.
      .then(() => pages.clear())
      .catch((error) => log.warn({ event: 'cache.failed', err: error }, 'exchange rates were not read'));
  };
  let settingsTimer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  closing.defer(async () => {
    isClosed = true;
    clearTimeout(settingsTimer);
  });
  const rereadSettings = async (): Promise<void> => {
    clearTimeout(settingsTimer);
    try {
      await settings.reread();
      // All of them say the shop's name.
      forgetAll();
    } catch (error) {
      log.warn({ event: 'cache.failed', err: error }, 'settings were not read');
      if (!isClosed) settingsTimer = setTimeout(() => void rereadSettings(), againAfterMs).unref();
    }
  };
  /** What stands around every page: notices, the menu, the footer. */
  const rereadAround = () =>
    Promise.all(around.map((one) => one.reread()))
      // Made with the older ones.
      .then(() => pages.clear())
      .catch((error) =>
        log.warn({ event: 'cache.failed', err: error }, 'notices and navigation were not read'),
      );
  const loves = createLovesHeard((id) => {
    pages.drop(id);
    products.drop(id);
    heard.changed(id);
  });
  closing.defer(async () => loves.close());
  await listen(database, {
    product: (id) => {
      pages.drop(id);
      products.drop(id);
      heard.changed(id);
      shop.listing.changed();
    },
    love: loves.changed,
    listing: (isFresh) => (isFresh ? lists.fresh() : lists.stale()),
    flags: flags.reread,
    content: () => {
      forgetAll();
      void rereadAround();
    },
    settings: () => void rereadSettings(),
    rates: rereadRates,
    job: onJob,
    missed: () => {
      forgetAll();
      flags.reread();
      void rereadSettings();
      void rereadAround();
      rereadRates();
      heard.changedAll();
      onJob();
      lists.stale();
    },
  });
  // What changed while nobody was listening.
  await Promise.all([refreshListing(database.shop), rereadSettings(), rereadAround()]);
  return { pages, products, flags, exchangeInto: exchanges.into, rereadSettings };
}
