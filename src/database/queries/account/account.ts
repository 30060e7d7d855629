// What the shop knows of a customer, always by whose it is: an id of something alone opens nothing.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { customer } from '../../schema/account/people.ts';
import { customerSession } from '../../schema/account/sign-in.ts';

export async function updateProfile(
  queries: Queries,
  customerId: string,
  profile: { readonly name: string; readonly phone: string | null },
): Promise<void> {
  await queries
    .update(customer)
    .set({ ...profile, updatedAt: sql`now()` })
    .where(eq(customer.id, customerId));
}

export async function hasPassword(queries: Queries, customerId: string): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from credential where user_id = ${customerId} and password is not null`,
  );
  return rows.length > 0;
}

export interface SessionRecord {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

/** Those that have not ended, the latest first. */
export function findSessions(queries: Queries, customerId: string): Promise<SessionRecord[]> {
  const { id, userAgent, createdAt } = customerSession;
  return queries
    .select({ id, userAgent, createdAt })
    .from(customerSession)
    .where(and(eq(customerSession.userId, customerId), gt(customerSession.expiresAt, sql`now()`)))
    .orderBy(desc(customerSession.createdAt))
    .limit(50);
}

/** Whether there was such a session of theirs. */
export async function deleteSession(queries: Queries, customerId: string, id: string): Promise<boolean> {
  const ended = await queries
    .delete(customerSession)
    .where(and(eq(customerSession.userId, customerId), eq(customerSession.id, id)))
    .returning({ id: customerSession.id });
  return ended.length > 0;
}

export interface EntryRecord {
  readonly id: string;
  readonly productId: number;
  readonly sizeName: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly state: string;
  readonly ahead: number;
}

/**
 * What is somebody's own of waitlists and consents: what was asked for by this customer, signed in or as the guest they
 * were, and what went to their address, if it is proven. A phone number is never proven, so it alone opens nothing.
 */
export interface Asker {
  readonly customerId: string;
  /** Null while the address is not proven. */
  readonly emailHash: string | null;
}

const ownEntries = ({ customerId, emailHash }: Asker) =>
  sql`(entry.customer_id = ${customerId} or (entry.channel = 'email' and entry.address_hash = ${emailHash}))`;

const ownConsents = ({ customerId, emailHash }: Asker) =>
  sql`((channel = 'email' and address_hash = ${emailHash}) or (channel = 'sms' and customer_id = ${customerId}))`;

/** Orders by telephone that are not paid: those that went to their address, if it is proven. */
const ownLinks = (customerId: string) =>
  sql`order_id is null and attempt_id is null and payment_link.email = (
    select lower(customer.email) from customer where id = ${customerId} and email_verified)`;

export async function findEntries(queries: Queries, asker: Asker): Promise<EntryRecord[]> {
  const { rows } = await queries.execute<Record<keyof EntryRecord, unknown>>(sql`
    select entry.id, entry.product_id as "productId", size_group.name as "sizeName", entry.channel, entry.address,
      entry.state,
      case when entry.state = 'waiting' then (select count(*) from waitlist_entry other
        where other.sku_id = entry.sku_id and other.state = 'waiting'
          and (other.asked_at, other.id) < (entry.asked_at, entry.id))::int else 0 end as ahead
    from waitlist_entry entry
    join sku on sku.id = entry.sku_id
    join size_group on size_group.id = sku.size_group_id
    where ${ownEntries(asker)} and entry.state <> 'stopped'
    order by entry.asked_at desc limit 100`);
  return rows.map((row) => ({
    id: String(row.id),
    productId: Number(row.productId),
    sizeName: String(row.sizeName),
    channel: row.channel === 'sms' ? 'sms' : 'email',
    address: String(row.address),
    state: String(row.state),
    ahead: Number(row.ahead),
  }));
}

/** Whether there was such an entry of theirs. */
export async function leaveWaitlist(queries: Queries, asker: Asker, id: string): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    update waitlist_entry entry set state = 'stopped'
     where id = ${id} and state in ('confirming', 'waiting', 'notifying', 'notified') and ${ownEntries(asker)}`);
  return rowCount === 1;
}

/** The places of a guest and what they agreed to become the customer's. */
export async function moveWaitlistEntries(
  queries: Queries,
  guestId: string,
  customerId: string,
): Promise<void> {
  await queries.execute(
    sql`update consent set customer_id = ${customerId}, guest_id = null where guest_id = ${guestId}`,
  );
  await queries.execute(
    sql`update waitlist_entry set customer_id = ${customerId}, guest_id = null where guest_id = ${guestId}`,
  );
}

export interface ConsentRecord {
  readonly id: number;
  readonly channel: 'email' | 'sms';
  readonly textVersion: string;
  readonly at: Date;
  readonly revokedAt: Date | null;
}

/** The latest of each channel. */
export async function findConsents(queries: Queries, asker: Asker): Promise<ConsentRecord[]> {
  const { rows } = await queries.execute<
    Record<'id' | 'channel' | 'version' | 'at' | 'revoked', unknown>
  >(sql`
    select distinct on (channel) id, channel, text_version as version, at, revoked_at as revoked
      from consent where ${ownConsents(asker)} order by channel, at desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    channel: row.channel === 'sms' ? 'sms' : 'email',
    textVersion: String(row.version),
    at: new Date(String(row.at)),
    revokedAt: row.revoked === null ? null : new Date(String(row.revoked)),
  }));
}

export interface ImportRecord {
  readonly orderId: number;
  readonly at: Date;
}

/** Orders for which the customer agreed to be the one who imports them, the latest first. */
export async function findImports(queries: Queries, customerId: string): Promise<ImportRecord[]> {
  const { rows } = await queries.execute<Record<'id' | 'at', unknown>>(sql`
    select id, placed_at as at from customer_order
     where customer_id = ${customerId} and (details ->> 'internationalConsent')::boolean
     order by placed_at desc limit 100`);
  return rows.map((row) => ({ orderId: Number(row.id), at: new Date(String(row.at)) }));
}

export interface OrderRecord {
  readonly id: number;
  readonly status: string;
  readonly placedAt: Date;
  readonly currency: string;
  readonly pieces: number;
  readonly totalMinor: number;
  readonly productIds: readonly number[];
}

/** The latest first. */
export async function findOrders(queries: Queries, customerId: string): Promise<OrderRecord[]> {
  const { rows } = await queries.execute<Record<keyof OrderRecord, unknown>>(sql`
    select o.id, o.status, o.placed_at as "placedAt", o.currency, sum(line.quantity)::int as pieces,
      o.total_minor as "totalMinor",
      json_agg(line.product_id order by line.id) as "productIds"
    from customer_order o join order_line line on line.order_id = o.id
    where o.customer_id = ${customerId}
    group by o.id order by o.placed_at desc limit 100`);
  return rows.map((row) => ({
    id: Number(row.id),
    status: String(row.status),
    placedAt: new Date(String(row.placedAt)),
    currency: String(row.currency),
    pieces: Number(row.pieces),
    totalMinor: Number(row.totalMinor),
    productIds: row.productIds as number[],
  }));
}

export interface ReviewRecord {
  readonly id: number;
  readonly productId: number;
  readonly title: string;
  readonly rating: number;
  readonly status: string;
}

/** The latest first. */
export async function findReviews(queries: Queries, customerId: string): Promise<ReviewRecord[]> {
  const { rows } = await queries.execute<Record<keyof ReviewRecord, unknown>>(sql`
    select id, product_id as "productId", title, rating, status from review
     where customer_id = ${customerId} order by created_at desc limit 100`);
  return rows.map((row) => ({
    id: Number(row.id),
    productId: Number(row.productId),
    title: String(row.title),
    rating: Number(row.rating),
    status: String(row.status),
  }));
}

/** Everything kept under a customer's name, as one document. */
export async function exportCustomer(queries: Queries | Transaction, asker: Asker): Promise<unknown> {
  const { customerId } = asker;
  const { rows } = await queries.execute<{ document: unknown }>(sql`
    select json_build_object(
      'profile', (select json_build_object('name', name, 'email', email, 'phone', phone, 'roles', roles,
          'since', created_at) from customer where id = ${customerId}),
      'addresses', (select coalesce(json_agg(to_jsonb(a) - 'customer_id' order by created_at), '[]')
          from customer_address a where customer_id = ${customerId}),
      'sessions', (select coalesce(json_agg(json_build_object('device', user_agent, 'since', created_at)), '[]')
          from customer_session where user_id = ${customerId}),
      'passkeys', (select coalesce(json_agg(json_build_object('name', name, 'since', created_at)
          order by created_at), '[]') from passkey where user_id = ${customerId}),
      'loves', (select coalesce(json_agg(json_build_object('productId', product_id, 'since', created_at)
          order by created_at), '[]') from love where customer_id = ${customerId}),
      'wishlists', (select coalesce(json_agg(json_build_object('name', name, 'isShared', share_token is not null,
          'items', (select coalesce(json_agg(product_id order by position), '[]') from wishlist_item
             where wishlist_id = wishlist.id)) order by created_at), '[]')
          from wishlist where customer_id = ${customerId}),
      'bag', (select coalesce(json_agg(json_build_object('productId', item.product_id, 'quantity', quantity)), '[]')
          from bag join bag_item item on item.bag_id = bag.id where customer_id = ${customerId}),
      'orders', (select coalesce(json_agg(json_build_object('id', o.id, 'status', status, 'placedAt', placed_at,
          'email', email, 'lines', (select json_agg(json_build_object('productId', product_id, 'quantity', quantity,
             'unitMinor', unit_minor)) from order_line where order_id = o.id)) order by placed_at), '[]')
          from customer_order o where customer_id = ${customerId}),
      'reviews', (select coalesce(json_agg(json_build_object('productId', product_id, 'rating', rating, 'title', title,
          'body', body, 'heightCm', height_cm, 'writtenAt', created_at, 'status', status,
          'writtenFrom', (select network from review_origin where review_id = review.id),
          'usualSize', (select name from size_group where id = usual_size_group_id),
          'photos', (select coalesce(json_agg(path order by position), '[]') from review_photo
             where review_id = review.id)) order by created_at), '[]')
          from review where customer_id = ${customerId}),
      'photosWaiting', (select coalesce(json_agg(key order by created_at), '[]')
          from review_upload where customer_id = ${customerId}),
      'reviewsFoundHelpful', (select coalesce(json_agg(review_id order by created_at), '[]')
          from review_vote where customer_id = ${customerId}),
      'waitlist', (select coalesce(json_agg(json_build_object('productId', product_id, 'channel', channel,
          'address', address, 'state', state, 'askedAt', asked_at) order by asked_at), '[]')
          from waitlist_entry entry where ${ownEntries(asker)}),
      'ordersByTelephone', (select coalesce(json_agg(json_build_object('name', name, 'email', email,
          'address', draft -> 'shippingAddress', 'lines', lines, 'madeAt', made_at) order by made_at), '[]')
          from payment_link where ${ownLinks(customerId)}),
      'storeCredit', (select coalesce(json_agg(json_build_object('amountMinor', amount_minor, 'currency', currency,
          'reason', reason, 'at', at) order by at), '[]') from credit_ledger join credit_account on
          credit_account.id = account_id where customer_id = ${customerId}),
      'consents', (select coalesce(json_agg(json_build_object('channel', channel, 'purpose', purpose,
          'wording', text_version, 'at', at, 'revokedAt', revoked_at) order by at), '[]')
          from consent where ${ownConsents(asker)})
    ) as document`);
  return rows[0]?.document;
}

/**
 * Orders stay, as the law wants them, and no longer lead to an account; reviews, waitlist entries and what was agreed
 * to end; everything else goes with the customer.
 */
export async function deleteCustomer(transaction: Transaction, asker: Asker): Promise<void> {
  const { customerId } = asker;
  await transaction.execute(sql`delete from review where customer_id = ${customerId}`);
  await transaction.execute(sql`delete from waitlist_entry entry where ${ownEntries(asker)}`);
  await transaction.execute(
    sql`update consent set revoked_at = now() where ${ownConsents(asker)} and revoked_at is null`,
  );
  await transaction.execute(sql`delete from payment_link where ${ownLinks(customerId)}`);
  // A guest whom nobody can be any more must not stand for them where credit comes back.
  await transaction.execute(sql`
    update customer_order set guest_id = null
    where guest_id is not null and (customer_id = ${customerId} or credit_customer_id = ${customerId})`);
  await transaction.execute(sql`delete from customer where id = ${customerId}`);
}
