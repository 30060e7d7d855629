// What is stored has an end: which rows nobody needs any more, and how they go without holding anybody up.
import { type SQL, sql } from 'drizzle-orm';
import { unusedCodeDays } from '../../../domain/desk/code/code-list.ts';
import { importDays } from '../../../domain/import/import-state.ts';
import { jobFileDays } from '../../../domain/job/desk-job.ts';
import { countedDays } from '../../../domain/listing/search/counted-query.ts';
import { unfinishedUploadDays, unplacedPictureDays } from '../../../domain/media/product-picture.ts';
import { lowestPriceDays } from '../../../domain/pricing/lowest-price.ts';
import { integrityDays } from '../../../domain/review/integrity.ts';
import type { Queries } from '../../database.ts';

/** How many days something is kept, after which nothing looks at it. */
export interface Retention {
  /** Guests' bags and anybody's quotes that nobody has touched. */
  readonly bags: number;
  /** What guests love; triggers count with each that goes. */
  readonly loves: number;
  /** What shoppers did. */
  readonly events: number;
  /** What is over and done with: settled holds, past deals, sent messages, the outbox, dead letters. */
  readonly finished: number;
  /** Those who wait, and were never called. */
  readonly waitlist: number;
  /** What someone agreed to. */
  readonly consents: number;
}

interface Outdated {
  readonly table: string;
  /** The column a row is known by; `id` unless it says otherwise. */
  readonly key?: string;
  /** Which of them, by an index on their age. */
  readonly where: SQL;
}

const olderThan = (column: string, days: number) =>
  sql`${sql.raw(column)} < now() - make_interval(days => ${days}::int)`;

function outdatedRows({ bags, loves, events, finished, waitlist, consents }: Retention): Outdated[] {
  return [
    { table: 'bag', where: sql`guest_id is not null and ${olderThan('changed_at', bags)}` },
    {
      table: 'bag',
      where: sql`guest_id is not null and ${olderThan('changed_at', 1)}
        and not exists (select from bag_item where bag_id = bag.id)`,
    },
    {
      // What was typed into a checkout that came to nothing; what became an order stands in the order.
      table: 'quote',
      where: sql`order_id is null and ${olderThan('changed_at', bags)}`,
    },
    { table: 'quote', where: sql`order_id is not null and ${olderThan('changed_at', finished)}` },
    // Those that came to nothing, with whom they were for; one that was paid stands with its order and names nobody.
    { table: 'payment_link', where: sql`order_id is null and ${olderThan('expires_at', finished)}` },
    { table: 'coupon_redemption', where: olderThan('released_at', finished) },
    // Of a batch that is long over: codes that no order names, and then the batch.
    {
      table: 'coupon',
      where: sql`batch_id is not null and ${olderThan('ends_at', unusedCodeDays)}
        and not exists (select from coupon_redemption where coupon_id = coupon.id)`,
    },
    {
      table: 'coupon_batch',
      where: sql`${olderThan('created_at', unusedCodeDays)}
        and not exists (select from coupon where batch_id = coupon_batch.id)`,
    },
    // With all their rows; what they changed stands in the audit.
    { table: 'product_import', where: olderThan('created_at', importDays) },
    { table: 'import_mapping', key: 'ctid', where: olderThan('saved_at', consents) },
    // As long as a caller may ask again under its key, and longer than any processor keeps one.
    { table: 'idempotency', key: 'ctid', where: olderThan('created_at', 30) },
    // Those that came to nothing; what became an order is its history.
    { table: 'payment_attempt', where: sql`order_id is null and ${olderThan('settled_at', finished)}` },
    // Longer than any processor sends one again.
    { table: 'payment_notice', key: 'ctid', where: olderThan('handled_at', finished) },
    // One that nobody could look after in so long: its job is dead, and the reconciliation has seen its charge.
    {
      table: 'payment_notice',
      key: 'ctid',
      where: sql`handled_at is null and ${olderThan('received_at', finished)}`,
    },
    // As long as Braintree keeps a request key; from then on what it knows itself is enough.
    { table: 'braintree_charge', key: 'attempt_id', where: olderThan('created_at', 30) },
    { table: 'payment_dispute', key: 'ctid', where: olderThan('closed_at', consents) },
    { table: 'love', where: sql`guest_id is not null and ${olderThan('created_at', loves)}` },
    { table: 'search_count', key: 'ctid', where: sql`day < current_date - ${countedDays}::int` },
    { table: 'event', where: olderThan('received_at', events) },
    {
      // Of rules that were changed since; the one that holds is counted on.
      table: 'split_tally',
      key: 'ctid',
      where: sql`${olderThan('since', events)}
        and not exists (select from flag where flag.name = split_tally.name
          and date_trunc('milliseconds', flag.changed_at) = split_tally.since)`,
    },
    { table: 'stock_hold', where: olderThan('settled_at', finished) },
    {
      // The latest of a product stays: its page says that it is over. So does what a later one has to name the price of.
      table: 'flash_deal',
      where: sql`${olderThan('ends_at', Math.max(finished, 2 * lowestPriceDays))}
        and exists (select from flash_deal later
          where later.product_id = flash_deal.product_id and later.ends_at > flash_deal.ends_at)
        and not exists (select from stock_hold_line where deal_id = flash_deal.id)`,
    },
    {
      // What is needed to say the lowest price before the current one began, and a year for whoever asks.
      table: 'price_step',
      where: sql`${olderThan('at', 365)} and exists (select from price_step later
        where later.product_id = price_step.product_id and later.currency = price_step.currency
          and later.at > price_step.at and later.at < now() - interval '1 year'
          and later.at < (select max(at) from price_step newest
            where newest.product_id = price_step.product_id and newest.currency = price_step.currency)
            - make_interval(days => ${lowestPriceDays}))`,
    },
    { table: 'outbox_email', where: olderThan('created_at', finished) },
    { table: 'outbox_sms', where: olderThan('created_at', finished) },
    {
      table: 'waitlist_message',
      where: sql`${olderThan('created_at', finished)} and settled_at is not null`,
    },
    {
      // After their messages, which say that they were told.
      table: 'waitlist_entry',
      where: sql`${olderThan('asked_at', finished)} and state in ('confirming', 'notified', 'stopped')
        and not exists (select from waitlist_message where entry_id = waitlist_entry.id)`,
    },
    {
      table: 'waitlist_entry',
      where: sql`${olderThan('asked_at', waitlist)} and state = 'waiting'`,
    },
    { table: 'consent', where: olderThan('at', consents) },
    { table: 'review_origin', key: 'review_id', where: olderThan('at', integrityDays) },
    { table: 'review_upload', where: olderThan('created_at', 1) },
    // What never arrived whole; then what did, and was given no place in a product. The sweep of the storage follows.
    {
      table: 'media_upload',
      where: sql`num_nonnulls(picture_path, film_path) = 0 and ${olderThan('created_at', unfinishedUploadDays)}`,
    },
    { table: 'media_upload', where: olderThan('created_at', unplacedPictureDays) },
    {
      table: 'picture',
      key: 'path',
      where: sql`not is_placed and ${olderThan('created_at', unplacedPictureDays)}
        and not exists (select from media_upload where media_upload.picture_path = picture.path)`,
    },
    {
      table: 'film',
      key: 'path',
      where: sql`not is_placed and ${olderThan('created_at', unplacedPictureDays)}
        and not exists (select from media_upload where media_upload.film_path = film.path)`,
    },
    {
      // What nobody chose, or chose another for.
      table: 'shop_logo',
      key: 'name',
      where: sql`${olderThan('brought_at', unplacedPictureDays)} and not exists (select from shop_setting
        where section = 'shop' and value ->> 'logo' = shop_logo.name)`,
    },
    { table: 'share_quota', where: olderThan('at', 1) },
    { table: 'waitlist_quota', where: olderThan('at', 1) },
    { table: 'sms_quota', where: olderThan('at', 1) },
    { table: 'webhook_delivery', where: olderThan('created_at', finished) },
    // Booked or not: the ledger and the audit have what came of it.
    { table: 'stock_count', where: olderThan('changed_at', finished) },
    { table: 'staff_invitation', where: olderThan('expires_at', 1) },
    { table: 'customer_session', where: olderThan('expires_at', 1) },
    { table: 'verification', where: olderThan('expires_at', 1) },
    { table: 'rate_limit', key: 'key', where: olderThan('resets_at', 1) },
    { table: 'job', where: olderThan('dead_at', finished) },
    // With the files that they made.
    { table: 'desk_job', where: olderThan('created_at', jobFileDays) },
    // A real processor forgets its keys too. Charges that moved money stay, as orders do.
    { table: 'sandbox_processor.call', key: 'ctid', where: olderThan('at', finished) },
    { table: 'sandbox_processor.fault', key: 'ctid', where: olderThan('at', finished) },
    {
      table: 'sandbox_processor.charge',
      where: sql`${olderThan('created_at', finished)} and state in ('created', 'declined')`,
    },
  ];
}

/** So few that whoever waits for one of them does not notice. */
const batch = 500;

/** Deletes a batch of each; a full one means that there may be more. */
export async function deleteOutdated(
  queries: Queries,
  retention: Retention,
  signal?: AbortSignal,
): Promise<{ readonly deleted: number; readonly isMore: boolean }> {
  let deleted = 0;
  let isMore = false;
  for (const { table, key = 'id', where } of outdatedRows(retention)) {
    if (signal?.aborted) break;
    const [from, id] = [sql.raw(table), sql.raw(key)];
    const { rowCount } = await queries.execute(sql`
      delete from ${from} where ${id} in (
        select ${id} from ${from} where ${where} limit ${batch} for update skip locked)`);
    deleted += rowCount ?? 0;
    isMore ||= rowCount === batch;
  }
  return { deleted, isMore };
}
