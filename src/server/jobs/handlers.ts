// Which verb of the shop does which kind of work.
import type { Logger } from 'pino';
import { type Job, parseJob } from '../../contract/job/job.ts';
import type { Database } from '../../database/database.ts';
import { deleteEditions } from '../../database/queries/feed/feed.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { deleteOutdated, type Retention } from '../../database/queries/job/retention.ts';
import { tellListsFresh } from '../../database/queries/listing/listing-refresh.ts';
import { countWeek } from '../../database/queries/social/product-week.ts';
import type { FeedWearer } from '../../domain/feed/feed-item.ts';
import { feedSoonSeconds } from '../../domain/feed/feed-schedule.ts';
import { countEverySeconds } from '../../domain/social/social-proof.ts';
import type { ExchangeRates } from '../../providers/currency/exchange-rates.ts';
import type { FetchFile } from '../../providers/media/fetch-file.ts';
import { ProcessorNotReady } from '../../providers/payment/payment-processor.ts';
import { refreshRates } from '../../shop/currency/refresh-rates.ts';
import { makeSizes } from '../../shop/desk/products/pictures/make-sizes.ts';
import { publishDueProducts } from '../../shop/desk/products/publish-product.ts';
import { sendWebhooks } from '../../shop/desk/send-webhooks.ts';
import type { WebhookDeps } from '../../shop/desk/webhooks.ts';
import { makeFeeds } from '../../shop/feed/make-feeds.ts';
import { sendGiftCard } from '../../shop/gift-card/send-gift-card.ts';
import { fetchPictures } from '../../shop/import/fetch-pictures.ts';
import { runDeskJob } from '../../shop/job/run-desk-job.ts';
import { refreshListing } from '../../shop/listing/refresh-listing.ts';
import { type QueuedEmail, sendQueuedEmail } from '../../shop/messaging/queue-email.ts';
import { capturePayment } from '../../shop/payment/capture-payment.ts';
import { settleNotice } from '../../shop/payment/hear-notice.ts';
import { resumeMovement } from '../../shop/payment/move-money.ts';
import type { PaymentDeps } from '../../shop/payment/payment-deps.ts';
import { reconcileAndRelease } from '../../shop/payment/reconcile.ts';
import { recoverPayments } from '../../shop/payment/recover-payments.ts';
import { returnPayment } from '../../shop/payment/return-payment.ts';
import { deleteCards } from '../../shop/payment/saved-cards.ts';
import { refreshRecommendations } from '../../shop/recommendation/recommend.ts';
import { sweepMedia } from '../../shop/review/sweep-media.ts';
import { sweepHolds } from '../../shop/stock/hold-stock.ts';
import { type BatchRules, notifyWaitlist } from '../../shop/waitlist/notify-waitlist.ts';
import { type SendingDeps, sendMessages } from '../../shop/waitlist/send-messages.ts';
import type { ShopPhotos } from '../pictures/create-shop-photos.ts';
import type { Outcome, Work } from './worker.ts';

export interface HandlerDeps extends Omit<SendingDeps, 'queries' | 'now'> {
  readonly database: Database;
  /** Keyed: it makes the codes of gift cards again. */
  readonly hash: (text: string) => string;
  readonly batch: BatchRules;
  readonly retention: Retention;
  readonly payment: PaymentDeps;
  readonly photos: Pick<ShopPhotos, 'storage' | 'sweep' | 'drawing'>;
  readonly fetchFile: FetchFile;
  readonly rates: ExchangeRates;
  readonly webhooks: WebhookDeps;
  /** Whom the clothes are for; null in a shop that gives no feeds. */
  readonly feeds: FeedWearer | null;
  readonly now: () => number;
  readonly log: Logger;
}

const sweepEverySeconds = 15;
const recoverEverySeconds = 10;
const reconcileEverySeconds = 300;
/** So few that checkout never waits for it. */
const recommendAtOnce = 20;
const recommendEverySeconds = 600;
/** What happened is told soon after; a shop that tells nobody looks less often. */
const webhooksEverySeconds = 2;
const noWebhooksEverySeconds = 10;
/** As late as this a product goes live after its time. */
const publishEverySeconds = 5;
const deleteEverySeconds = 600;
/** A processor that settles at night is asked again soon after. */
const readyEverySeconds = 1_800;
/** Rates are set once a working day, in the afternoon of Frankfurt. */
const ratesEverySeconds = 3_600;
/** A shop that gives no feeds looks whether any are left from before. */
const noFeedsEverySeconds = 3_600;
const changedFeeds = { kind: 'make-feeds', key: 'always', inSeconds: feedSoonSeconds } as const;

export function createHandlers(deps: HandlerDeps): Work {
  const { database } = deps;
  // What is done later goes by connections of its own: it never keeps somebody waiting who pays.
  const later = { ...deps.payment, database: { ...database, checkout: database.jobs } };
  return (kind, payload, signal) => handle({ ...deps, payment: later }, parseJob(kind, payload), signal);
}

async function handle(deps: HandlerDeps, job: Job, signal: AbortSignal): Promise<Outcome> {
  const { database, payment, batch, now, log } = deps;
  switch (job.kind) {
    case 'sweep-holds':
      return outcomeOf(await sweep(database, signal));
    case 'recover-payments':
      await recover(deps, signal);
      return { againInSeconds: recoverEverySeconds };
    case 'capture-payment':
      await capturePayment(payment, job.payload.orderId);
      return 'done';
    case 'return-payment':
      return onceReady(returnPayment(payment, job.payload.orderId));
    case 'move-money':
      return onceReady(resumeMovement(payment, job.payload.movementId));
    case 'settle-notice':
      await settleNotice(payment, job.payload);
      return 'done';
    case 'delete-cards':
      await deleteCards(payment, job.payload);
      return 'done';
    case 'reconcile':
      await reconcileAndLog(deps);
      return { againInSeconds: reconcileEverySeconds };
    case 'refresh-listing':
      if ((await refreshListing(database.jobs)) > 0) {
        await tellListsFresh(database.jobs);
        if (deps.feeds) await addJobs(database.jobs, [changedFeeds]);
      }
      return 'done';
    case 'make-feeds':
      return { againInSeconds: await refreshFeeds(deps, signal) };
    case 'count-week':
      await countWeek(database.jobs);
      return { againInSeconds: countEverySeconds };
    case 'run-desk-job': {
      const isDone = await runDeskJob({ queries: database.jobs, payment, now }, job.payload.jobId, signal);
      return isDone ? 'done' : { againInSeconds: 0 };
    }
    case 'send-webhooks': {
      const { webhooks, origin } = deps;
      const { isAnyActive } = await sendWebhooks(
        { ...webhooks, queries: database.jobs, origin, now },
        signal,
      );
      return { againInSeconds: isAnyActive ? webhooksEverySeconds : noWebhooksEverySeconds };
    }
    case 'make-sizes': {
      const pictures = { ...deps.photos, queries: database.jobs };
      const { isDone } = await makeSizes(pictures, job.payload.path, signal);
      return isDone ? 'done' : { againInSeconds: 0 };
    }
    case 'fetch-pictures': {
      const pictures = { ...deps.photos, queries: database.jobs, fetchFile: deps.fetchFile, now };
      const seconds = await fetchPictures(pictures, job.payload.importId, signal);
      return seconds === null ? 'done' : { againInSeconds: seconds };
    }
    case 'publish-products':
      await publishDueProducts(database.jobs);
      return { againInSeconds: publishEverySeconds };
    case 'recommend': {
      const done = await refreshRecommendations(database.jobs, recommendAtOnce);
      return { againInSeconds: done === recommendAtOnce ? 1 : recommendEverySeconds };
    }
    case 'sweep-media': {
      await deps.photos.sweep();
      const { isMore } = await sweepMedia(database.jobs, deps.photos.storage, signal);
      return { againInSeconds: isMore ? 1 : deleteEverySeconds };
    }
    case 'delete-outdated': {
      const { isMore } = await deleteOutdated(database.jobs, deps.retention, signal);
      return { againInSeconds: isMore ? 1 : deleteEverySeconds };
    }
    case 'refresh-rates':
      await refreshRates(database.jobs, deps.rates, signal, now());
      return { againInSeconds: ratesEverySeconds };
    case 'notify-waitlist':
      return outcomeOf(await notifyWaitlist(database.jobs, job.payload.skuId, batch, signal));
    case 'send-email':
      await sendEmail(deps, job.payload);
      return 'done';
    case 'send-gift-card':
      await sendGiftCard(database.jobs, deps, job.payload.giftCardId);
      return 'done';
    case 'send-messages': {
      const { skuId, messageIds } = job.payload;
      const sending = { ...deps, queries: database.jobs, now: now() };
      const sent = await sendMessages(sending, skuId, messageIds, signal);
      if (sent.isOverBudget)
        log.error({ event: 'sms.budget_spent' }, 'the hour’s texts are spent: the rest waits (SMS_PER_HOUR)');
      return outcomeOf(sent.againInSeconds);
    }
  }
}

/** What the processor cannot do yet has not failed: it is asked for again, however long that takes. */
async function onceReady(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof ProcessorNotReady) return { againInSeconds: readyEverySeconds };
    throw error;
  }
}

/** Each that could not be settled waits for its own next turn: the others' comes as soon as ever. */
async function recover({ payment, log }: HandlerDeps, signal: AbortSignal): Promise<void> {
  const { failures } = await recoverPayments(payment, signal);
  if (failures.length > 0)
    log.error(
      { event: 'payment.unsettled', count: failures.length, err: failures[0] },
      'payments that were left behind could not be settled',
    );
}

async function reconcileAndLog({ payment, log }: HandlerDeps): Promise<void> {
  const { released, mismatches } = await reconcileAndRelease(payment);
  if (mismatches.length > 0)
    log.error(
      { event: 'payment.mismatch', released, first: mismatches[0], count: mismatches.length },
      'the shop and its processors do not agree: see /api/admin/reconciliation',
    );
}

async function sweep(database: Database, signal: AbortSignal): Promise<number> {
  const { failures } = await sweepHolds(database.jobs, signal);
  // The others are let go; that it was not a good run must be seen.
  if (failures.length > 0)
    throw new Error(`${failures.length} holds could not be let go`, { cause: failures[0] });
  return sweepEverySeconds;
}

async function refreshFeeds(
  { database: { jobs: queries }, feeds, origin, now }: HandlerDeps,
  signal: AbortSignal,
): Promise<number> {
  if (feeds) return makeFeeds({ queries, origin, wearer: feeds, now }, signal);
  await deleteEditions(queries);
  return noFeedsEverySeconds;
}

async function sendEmail({ mail, log }: HandlerDeps, email: QueuedEmail): Promise<void> {
  const { id } = email;
  try {
    if (!(await sendQueuedEmail(mail, email)))
      log.warn({ event: 'email.failed', id }, 'an email was refused for good');
  } catch (error) {
    log.warn({ event: 'email.failed', id, err: error }, 'an email was not sent');
    throw error;
  }
}

function outcomeOf(againInSeconds: number | null): Outcome {
  return againInSeconds === null ? 'done' : { againInSeconds };
}
