// Gift cards. Each statement says in its own condition which state a card must be in, so that it is spent once and sent
// once, whoever asks at the same time.

import { sql } from 'drizzle-orm';
import type { GiftCardDetails } from '../../../domain/checkout/quote.ts';
import type { GiftCardState } from '../../../domain/gift-card/gift-card.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import { isLanguage, type Language, languages } from '../../../domain/visitor/language.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import { giftCard } from '../../schema/gift-card/gift-card.ts';

export interface SoldGiftCard {
  readonly orderLineId: number;
  readonly amount: Money;
  readonly details: GiftCardDetails;
}

/** Those of an order that have no card yet. */
export async function findSoldGiftCards(tx: Transaction, orderId: number): Promise<SoldGiftCard[]> {
  const { rows } = await tx.execute<{
    id: unknown;
    minor: unknown;
    currency: string;
    details: GiftCardDetails;
  }>(sql`
    select order_line.id, unit_minor as minor, customer_order.currency, gift_card_details as details
      from order_line join customer_order on customer_order.id = order_id
     where order_id = ${orderId} and gift_card_details is not null
       and not exists (select from gift_card where order_line_id = order_line.id)
     order by order_line.id`);
  return rows.map(({ id, minor, currency, details }) => ({
    orderLineId: Number(id),
    amount: money(Number(minor), currency),
    details,
  }));
}

/** One whose code is there already is left as it is. */
export async function insertGiftCards(
  queries: Queries | Transaction,
  cards: readonly (typeof giftCard.$inferInsert)[],
): Promise<void> {
  if (cards.length > 0)
    await queries
      .insert(giftCard)
      .values([...cards])
      .onConflictDoNothing();
}

/** How long until nine in the morning of that day, where the shop is; none for a day that has begun, or for no day. */
export async function secondsUntil(tx: Transaction, days: readonly (string | null)[]): Promise<number[]> {
  const { rows } = await tx.execute<{ seconds: unknown }>(sql`
    select greatest(0, coalesce(ceil(extract(epoch from
        (day + time '09:00') at time zone 'America/New_York' - now())), 0)) as seconds
      from unnest(${sql.param([...days])}::date[]) with ordinality as given(day, at) order by at`);
  return rows.map(({ seconds }) => Number(seconds));
}

export interface GiftCardToSend {
  readonly amount: Money;
  readonly details: GiftCardDetails;
  /** Of whoever bought it; the shop's first for one that was given away. */
  readonly language: Language;
}

/** Marked as sent by this very call; null when it was sent before, or is no longer to be sent. */
export async function takeToSend(tx: Transaction, id: string): Promise<GiftCardToSend | null> {
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    update gift_card set state = 'sent', sent_at = now() where id = ${id} and state = 'issued'
    returning amount_minor as minor, currency, recipient_name, recipient_email, sender_name, message, deliver_on,
      (select language from order_line join customer_order on customer_order.id = order_id
        where order_line.id = gift_card.order_line_id)`);
  const [row] = rows;
  if (!row) return null;
  return {
    amount: money(Number(row.minor), String(row.currency)),
    language: isLanguage(String(row.language)) ? (String(row.language) as Language) : languages[0],
    details: {
      recipientName: String(row.recipient_name),
      recipientEmail: String(row.recipient_email),
      senderName: String(row.sender_name),
      message: String(row.message),
      deliverOn: row.deliver_on === null ? null : String(row.deliver_on),
    },
  };
}

/** Spent by this very call; null for a code that nobody has, and for one that was spent or let go. */
export async function takeToRedeem(
  tx: Transaction,
  codeHash: string,
  owner: Owner,
): Promise<{ readonly id: string; readonly amount: Money } | null> {
  const [customerId, guestId] =
    'customerId' in owner ? [owner.customerId, null] : ([null, owner.guestId] as const);
  const { rows } = await tx.execute<{ id: string; minor: unknown; currency: string }>(sql`
    update gift_card set state = 'redeemed', redeemed_at = now(),
      redeemed_customer_id = ${customerId}, redeemed_guest_id = ${guestId}
    where code_hash = ${codeHash} and state in ('issued', 'sent')
    returning id, amount_minor as minor, currency`);
  const [card] = rows;
  return card ? { id: card.id, amount: money(Number(card.minor), card.currency) } : null;
}

export interface GiftCardBalance {
  readonly state: GiftCardState;
  readonly amount: Money;
  readonly redeemedAt: Date | null;
}

/** Never whose it is. */
export async function findGiftCard(
  queries: Queries | Transaction,
  codeHash: string,
): Promise<GiftCardBalance | null> {
  const { rows } = await queries.execute<Record<string, unknown>>(sql`
    select state, amount_minor as minor, currency, redeemed_at from gift_card where code_hash = ${codeHash}`);
  const [row] = rows;
  if (!row) return null;
  return {
    state: row.state as GiftCardState,
    amount: money(Number(row.minor), String(row.currency)),
    redeemedAt: row.redeemed_at === null ? null : new Date(String(row.redeemed_at)),
  };
}

/** Of a cancelled order. False when one of them has become somebody's credit: then none is let go. */
export async function voidGiftCards(tx: Transaction, orderId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string; state: GiftCardState }>(sql`
    select gift_card.id, gift_card.state from gift_card join order_line on order_line.id = order_line_id
     where order_id = ${orderId} order by gift_card.id for update of gift_card`);
  if (rows.some(({ state }) => state === 'redeemed')) return false;
  await tx.execute(sql`
    update gift_card set state = 'void' from order_line
     where order_line.id = order_line_id and order_id = ${orderId} and gift_card.state in ('issued', 'sent')`);
  return true;
}
