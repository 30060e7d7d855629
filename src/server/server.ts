// The whole process put together: database, shop, pages, calls.
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { findNotices } from '../database/queries/content/notices.ts';
import { findSettings } from '../database/queries/settings/shop-setting.ts';
import { filmSources } from '../domain/media/film.ts';
import { languages } from '../domain/visitor/language.ts';
import { builtInAddressCheck } from '../providers/checkout/address-check.ts';
import { easyPostLabel } from '../providers/checkout/easypost-label.ts';
import { tableTax } from '../providers/checkout/tax.ts';
import { createWebhookPost } from '../providers/desk/webhook-post.ts';
import { viewNavigation } from '../shop/content/navigation.ts';
import { queueEmail } from '../shop/messaging/queue-email.ts';
import { createShop } from '../shop/shop.ts';
import { words } from '../words/failure/words.ts';
import { nameShop } from '../words/shop-name.ts';
import { createAccounts } from './account/accounts.ts';
import { createFormCookie } from './account/form-cookie.ts';
import { createCaches } from './cache/caches.ts';
import { createKnownGiftCard, createKnownWaiters, settleKnownAccounts } from './catalogue/demo-shop.ts';
import { checkoutSettings } from './checkout-settings.ts';
import type { Configuration } from './configuration/configuration.ts';
import { showsOutbox } from './configuration/own-machine.ts';
import { createRates } from './currency/create-rates.ts';
import { readyDatabase } from './database/ready-database.ts';
import { createApp } from './http/app.ts';
import { firstOwnerKey } from './http/desk/staff/begin-routes.ts';
import { Load } from './http/load.ts';
import { createMeters } from './http/observe.ts';
import { createProductViews } from './http/product/product-views.ts';
import { refusal } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { VisitorLimit } from './http/visitor-limit.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createKeys, readSecrets } from './keys.ts';
import { createListener } from './listener.ts';
import { createLive } from './live/live.ts';
import { createSecurityLog } from './logging/security-log.ts';
import { createMail } from './messaging/create-mail.ts';
import { createSms } from './messaging/create-sms.ts';
import { createSearchCount } from './pages/count-search.ts';
import { createFastLane } from './pages/fast-lane.ts';
import { createNavigation } from './pages/navigation.ts';
import { createNotices } from './pages/notices.ts';
import { createPages } from './pages/pages.ts';
import { braintreeKeysOf, cardPages } from './payment/card-entry.ts';
import { createPayments } from './payment/create-payments.ts';
import { createProcessors } from './payment/create-processors.ts';
import { payInFourOf } from './payment/pay-in-four.ts';
import { createShopPhotos } from './pictures/create-shop-photos.ts';
import { createShopPictures } from './pictures/create-shop-pictures.ts';
import { isFirst } from './processes/worker.ts';
import type { Opened } from './say-open.ts';
import { createStoredSettings, setOutsideBy } from './settings/stored-settings.ts';
import type { Step } from './step.ts';
import { createStorefront } from './storefront.ts';
import { createEvents } from './tracking/create-events.ts';
import { proxiesAmong } from './visitor/address.ts';
import { createDuties } from './visitor/duties.ts';
import { createFlagService } from './visitor/flag-service.ts';
import { cookieName } from './visitor/guest-cookie.ts';
import { visitorRules } from './visitor/visitor-rules.ts';

export interface RunningServer extends Opened {
  readonly port: number;
  /** Drains requests, then lets go of everything it opened; one that is replaced stays ready to the end. */
  readonly stop: (isReplaced?: boolean) => Promise<void>;
}

const drainMs = 10_000;
/** A connection that waits may bring its next request in the moment it is closed: whoever is busy is told in an answer. */
const lingerMs = 3_000;

export async function startServer(
  config: Configuration,
  step: Step,
  log: Logger,
  securityLog = createSecurityLog(config.SECURITY_LOG),
): Promise<RunningServer> {
  const closing = new AsyncDisposableStack();
  try {
    return await assemble(config, step, log, securityLog, closing);
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

async function assemble(
  config: Configuration,
  step: Step,
  log: Logger,
  securityLog: Logger,
  closing: AsyncDisposableStack,
): Promise<RunningServer> {
  const isDevelopment = config.NODE_ENV === 'development';
  const now = Date.now;

  // The port first: when it is taken, that is said before a database is made.
  const isProxy = proxiesAmong(config.TRUSTED_PROXIES);
  const listener = await createListener({
    ...config,
    isProxy,
    headers: securityHeaders(config.ORIGIN ?? 'http://localhost'),
    opensLate: !isFirst,
  });
  closing.defer(() => listener.close(0));
  const origin = config.ORIGIN ?? `http://localhost:${listener.port}`;

  const pictures = await createShopPictures(config, log, closing);
  const { database, isNewDemo } = await readyDatabase(config, step, log, closing);
  pictures.check(database.shop);
  const photos = await createShopPhotos(config, database, closing);
  const hasKnownAccounts = await settleKnownAccounts(config, database, log, now());
  const hasOutbox = showsOutbox(config, hasKnownAccounts);
  const keys = createKeys(await readSecrets(config, database.shop));
  const firstOwner = keys.signer('first owner');
  const processors = await createProcessors(database, origin, config);
  const settings = await createStoredSettings(
    () => findSettings(database.shop),
    config,
    ({ name }) => nameShop(name),
  );
  const notices = await createNotices(() => findNotices(database.shop));
  const navigation = await createNavigation(() => viewNavigation(database.shop));
  const delivery = () => settings.current().delivery;
  const returns = () => settings.current().returns;
  const mail = createMail(config, database, origin, settings.current);
  closing.defer(async () => mail.close());
  const { hashAddress: hash, unsubscribes } = keys;
  const payment = createPayments({
    database,
    keys,
    origin,
    now,
    processors: processors.all,
    lenders: payInFourOf(config).rules,
    klarnaSignatureFrom: config.KLARNA_SIGNATURE_REQUIRED_THRESHOLD,
    braintreeToken: processors.braintreeToken,
    returnTerms: returns,
  });
  const webhooks = {
    post: createWebhookPost({ mayReachPrivate: config.WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES === 'yes' }),
    sealer: keys.webhookSecrets,
  };
  if (hasKnownAccounts) await createKnownGiftCard(database, hash);
  if (hasKnownAccounts && isNewDemo) await createKnownWaiters(database, hash);
  const shop = createShop({
    database,
    now,
    origin,
    hash,
    unsubscribes,
    confirmations: keys.signer('waitlist confirmation'),
    orderLinks: keys.orderLinks,
    paymentLinks: keys.signer('payment link'),
    previewLinks: keys.signer('product preview'),
    authenticatorSecrets: keys.authenticatorSecrets,
    setOutside: setOutsideBy(config),
    payment,
    photos,
    pictures: photos,
    webhooks,
    givesFeeds: config.FEEDS === 'yes',
    shareEmailsPerHour: config.SHARE_EMAILS_PER_HOUR,
    waitlistEntriesPerHour: config.WAITLIST_ENTRIES_PER_HOUR,
    waitlistBatchMinutes: config.WAITLIST_BATCH_MINUTES,
    guestLovesMax: config.GUEST_LOVES_MAX,
    socialProofFlashes: config.SOCIAL_PROOF_FLASHES,
    checkout: checkoutSettings(config, { delivery, returns }),
    events: createEvents(config, database.shop, log, closing),
    tax: tableTax(createDuties(config.DUTIES_PROFILES)),
    addressCheck: builtInAddressCheck(),
    addressLabel: config.EASYPOST_API_KEY ? easyPostLabel(config.EASYPOST_API_KEY) : null,
  });
  const rates = await createRates(config, database, now());
  const live = createLive({
    // What is told to open pages is numbers: in whichever language it was read.
    view: async (id) => (await caches.products.view(id, languages[0]))?.product ?? null,
    now,
    onFailure: (error) =>
      log.warn({ event: 'live.failed', err: error }, 'open pages were not told of a change'),
  });
  const sms = createSms(config, database);
  const worker = await createJobs(config, {
    database,
    payment,
    photos,
    hash,
    mail,
    sms,
    origin,
    unsubscribes,
    rates,
    webhooks,
    now,
    log,
  });
  closing.defer(worker.stop);
  const caches = await createCaches(
    database,
    shop,
    config.PAGE_CACHE_MEGABYTES,
    config.FLAGS,
    settings,
    [notices, navigation],
    live,
    worker.wake,
    log,
    closing,
  );
  await createFlagService(config, caches.flags.hear, log, closing);
  const storefront = await createStorefront(isDevelopment, listener.server, closing);
  const sourcesOf = (base: string) =>
    filmSources(base, config.VIDEO_FORMATS, (url) => storefront.files.has(url));
  const productViews = createProductViews({
    shop,
    products: caches.products,
    filmSources: sourcesOf,
    delivery,
    now,
    isAway: database.isAway,
  });
  const pages = createPages({
    build: storefront.build,
    shop: {
      ...shop,
      product: {
        ...shop.product,
        view: async (id, language) => (await caches.products.view(id, language))?.product ?? null,
      },
    },
    cache: caches.pages,
    filmSources: sourcesOf,
    origin,
    mostAirProhibited: config.MAX_AIR_PROHIBITED_ITEMS_PER_ORDER,
    settings: settings.current,
    notices,
    navigation,
    groundCostOfTest: config.SO_DOMESTIC_STANDARD_GROUND_BTEST,
    klarnaSignatureFrom: config.KLARNA_SIGNATURE_REQUIRED_THRESHOLD,
    cardPage: cardPages(config),
    payInFour: payInFourOf(config),
    isDevelopment,
    hasDevTools: config.NODE_ENV !== 'production',
    hasOutbox,
    eventDelayMs: config.ADOBE_ON_LOAD_EVENT_DELAY,
    isAway: database.isAway,
    now,
  });
  const accounts = createAccounts({
    queries: database.shop,
    origin,
    secrets: { session: keys.secretFor('session'), signUp: keys.secretFor('sign-up') },
    sessionCookieName: cookieName('session', origin),
    hash,
    sendEmail: (email) => database.shop.transaction((tx) => queueEmail(tx, email)),
    now,
  });
  const formCookie = createFormCookie(origin, keys.secretFor('typed'));
  let isLeaving = false;
  const isReady = () => !isLeaving && !database.isAway();
  const visitors = visitorRules(config, {
    keys,
    origin,
    isProxy,
    flags: caches.flags.decider,
    now,
    exchangeInto: caches.exchangeInto,
  });
  const shared = {
    pages,
    countSearch: createSearchCount(shop),
    origin,
    log,
    visitors,
    visitorLimit: new VisitorLimit(config.RATE_LIMIT_PER_SECOND, config.RATE_LIMIT_BURST),
    meters: createMeters(
      { cacheBytes: () => caches.pages.bytes, liveViewers: live.viewers, isReady, jobs: database.jobs },
      closing,
    ),
    headers: securityHeaders(origin),
    securityLog,
  };
  const app = await createApp({
    ...shared,
    api: {
      shop,
      origin,
      now,
      products: caches.products,
      productViews,
      live,
      visitors,
      flagRules: caches.flags,
      config,
      rereadSettings: caches.rereadSettings,
      settings: settings.current,
      openingReach: { origin, hasKnownAccounts },
      mail,
      guestCookie: visitors.guestCookie,
      signedInCookie: visitors.signedInCookie,
      accounts,
      formCookie,
      hasOutbox,
      mark: (whose) =>
        `mine=${whose}; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 60 * 60}${origin.startsWith('https:') ? '; Secure' : ''}`,
      guestLovesMax: config.GUEST_LOVES_MAX,
      mostAirProhibited: config.MAX_AIR_PROHIBITED_ITEMS_PER_ORDER,
      adminToken: config.ADMIN_TOKEN,
      needsSecondFactor: !hasKnownAccounts,
      firstOwner,
      twilioToken: config.TWILIO_AUTH_TOKEN,
      stripeWebhookSecret: config.STRIPE_WEBHOOK_SECRET ?? null,
      braintreeKeys: braintreeKeysOf(config),
    },
    lookNow: () => settings.current().look,
    files: storefront.files,
    desk: storefront.desk,
    sandbox: processors.sandbox,
    pictures,
    photos,
    metricsToken: config.METRICS_TOKEN,
    load: new Load(config.CALLS_AT_ONCE),
    isReady,
    isDevelopment,
  });

  const longWay = storefront.before(
    getRequestListener(app.fetch, {
      errorHandler: (error) => {
        // Of a host or an address that is none: the app was never asked. Anything else is a mistake of ours.
        const isTheirs = error instanceof RequestError;
        if (!isTheirs) log.error({ event: 'request.failed', err: error }, 'unexpected failure');
        const { body, ...answer } = isTheirs
          ? refusal('invalid_request', words.notHttp, shared.headers)
          : refusal('internal', words.wentWrong, shared.headers);
        return new Response(body, answer);
      },
    }),
  );
  const isAnswered = createFastLane({ ...shared, productViews });
  await listener.answerWith((request, response) => {
    if (!isAnswered(request, response)) longWay(request, response);
  });
  return {
    origin,
    port: listener.port,
    hasKnownAccounts,
    hasOutbox,
    firstOwnerLink: (await shop.desk.hasStaff())
      ? null
      : `${origin}/desk/begin?key=${firstOwnerKey(firstOwner)}`,
    stop: async (isReplaced = false) => {
      // Whoever looks after several processes by one port must not hear that it is closed.
      isLeaving = !isReplaced;
      // A stream never ends by itself.
      live.close();
      const isIdle = worker.stop();
      await listener.close(drainMs, isReplaced ? lingerMs : 0);
      await isIdle;
      await closing.disposeAsync();
    },
  };
}
