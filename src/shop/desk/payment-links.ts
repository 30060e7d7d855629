// The links by which orders by telephone are paid: made and sent, sent once more, withdrawn, listed.
import type { DeskPaymentLink } from '../../contract/desk/payment-links.ts';
import type { Transaction } from '../../database/database.ts';
import {
  findPaymentLink,
  findPaymentLinkOfCall,
  insertPaymentLink,
  lockPaymentLink,
  markPaymentLinkSent,
  type PaymentLinkRecord,
  withdrawPaymentLink,
} from '../../database/queries/checkout/payment-link.ts';
import { hasAuditKey, insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  countPaymentLinks,
  findPaymentLinkPage,
  type ListedPaymentLink,
  type PaymentLinkFilters,
} from '../../database/queries/desk/payment-link-list.ts';
import type { PricedQuote, QuoteMessage } from '../../domain/checkout/quote.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type AgeSort, mostCounted } from '../../domain/desk/list.ts';
import { formatPaymentLinkCursor, type PaymentLinkCursor } from '../../domain/desk/payment-link-list.ts';
import type { PaymentLinkState } from '../../domain/payment/payment-link.ts';
import { makingBlockers } from '../../domain/payment/payment-link.ts';
import { decimalOfMoney, type Money, moneyFromDecimal } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { writePaymentLinkEmail } from '../../words/order/payment-link-email.ts';
import type { QuoteVisitor } from '../checkout/checkout-deps.ts';
import { paymentLinkToken } from '../checkout/payment-link-token.ts';
import { priceLines } from '../checkout/price-lines.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { type OrderRequest, type TakenDown, takeOrderDown } from './take-order.ts';

type Visitor = Omit<QuoteVisitor, 'customer'>;

export interface NewLink extends OrderRequest {
  readonly name: string;
  readonly language: Language;
  /** What whoever makes it saw, as the wire has it. */
  readonly total: number;
  readonly key: string;
}

export type LinkMade =
  | { readonly ok: true; readonly link: Pick<PaymentLinkRecord, 'id' | 'email' | 'expiresAt'> }
  | Extract<TakenDown, { readonly ok: false }>
  | { readonly ok: false; readonly code: 'blocked'; readonly messages: readonly QuoteMessage[] }
  | { readonly ok: false; readonly code: 'other_total'; readonly total: Money }
  | { readonly ok: false; readonly code: 'key_reused' };

export async function makePaymentLink(
  deps: ShopDeps,
  actor: Actor,
  visitor: Visitor,
  input: NewLink,
): Promise<LinkMade> {
  const { name, language, lines, key } = input;
  const { shop: queries } = deps.database;
  const callKey = [actor.kind, actor.id ?? '', key].join(' ');
  const known = await findPaymentLinkOfCall(queries, callKey);
  if (known) return madeBefore(known, input);
  const taken = await takeOrderDown(deps, visitor, input);
  if (!taken.ok) return taken;
  const { draft, priced } = taken;
  const messages = makingBlockers(priced.messages);
  if (messages.length > 0) return { ok: false, code: 'blocked', messages };
  const { total } = priced;
  if (moneyFromDecimal(input.total, total.currency)?.minor !== total.minor)
    return { ok: false, code: 'other_total', total };
  return queries.transaction(async (tx): Promise<LinkMade> => {
    const link = await insertPaymentLink(tx, {
      callKey,
      name,
      email: draft.emailAddress,
      draft,
      language,
      lines,
      total,
      madeBy: actor.name,
    });
    if (!link) {
      const first = await findPaymentLinkOfCall(tx, callKey);
      return first ? madeBefore(first, input) : { ok: false, code: 'key_reused' };
    }
    await queueLetter(deps, tx, link, priced);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.create',
      thing: 'payment_link',
      thingId: link.id,
      after: {
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        totalMinor: total.minor,
        currency: total.currency,
        isSent: true,
      },
    });
    return { ok: true, link };
  });
}

/** A second try of the same call is answered as the first; one that says something else is refused. */
function madeBefore(link: PaymentLinkRecord, { emailAddress, name, total, lines }: NewLink): LinkMade {
  const isPaid = link.draft === null;
  const isSame =
    decimalOfMoney(link.total) === total &&
    linesText(link.lines) === linesText(lines) &&
    (isPaid || (link.email === emailAddress.toLowerCase() && link.name === name));
  return isSame ? { ok: true, link } : { ok: false, code: 'key_reused' };
}

const linesText = (lines: PaymentLinkRecord['lines']) =>
  lines.map(({ productId, skuId, quantity }) => `${productId} ${skuId} ${quantity}`).join(', ');

async function queueLetter(
  { origin, paymentLinks }: ShopDeps,
  tx: Transaction,
  { id, email, name, language, expiresAt }: PaymentLinkRecord,
  priced: PricedQuote,
): Promise<void> {
  const url = `${origin}${pathIn(language, '/checkout')}?link=${paymentLinkToken(id, paymentLinks)}`;
  const translatedLines = await sayLinesOf(tx, language, priced);
  const letter = writePaymentLinkEmail(language, {
    ...translatedLines,
    name,
    url,
    expiresAt: expiresAt.getTime(),
  });
  await queueEmail(tx, { to: email, ...letter });
}

export type LinkChanged =
  | { readonly ok: true; readonly state: PaymentLinkState }
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'not_now'; readonly state: PaymentLinkState };

/** At today's price. */
export async function sendPaymentLink(
  deps: ShopDeps,
  actor: Actor,
  visitor: Visitor,
  { linkId, key }: { readonly linkId: string; readonly key: string },
): Promise<LinkChanged> {
  const found = await findPaymentLink(deps.database.shop, linkId);
  if (!found) return { ok: false, code: 'not_found' };
  if (!found.draft) return { ok: false, code: 'not_now', state: found.state };
  const { priced } = await priceLines(deps, visitor, found.lines, found.draft);
  return deps.database.shop.transaction(async (tx): Promise<LinkChanged> => {
    // The lock makes two tries with one key wait for each other.
    const link = await lockPaymentLink(tx, linkId);
    if (!link) return { ok: false, code: 'not_found' };
    const { state } = link;
    if (await hasAuditKey(tx, { thing: 'payment_link', thingId: linkId, key })) return { ok: true, state };
    if (state !== 'waiting') return { ok: false, code: 'not_now', state };
    await markPaymentLinkSent(tx, linkId);
    await queueLetter(deps, tx, link, priced);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.create',
      thing: 'payment_link',
      thingId: linkId,
      after: { isSent: true, key },
    });
    return { ok: true, state };
  });
}

export function withdrawLink({ database }: ShopDeps, actor: Actor, linkId: string): Promise<LinkChanged> {
  return database.shop.transaction(async (tx): Promise<LinkChanged> => {
    const link = await lockPaymentLink(tx, linkId);
    if (!link) return { ok: false, code: 'not_found' };
    const { state } = link;
    if (state === 'withdrawn') return { ok: true, state };
    if (state !== 'waiting') return { ok: false, code: 'not_now', state };
    await withdrawPaymentLink(tx, linkId);
    await insertAuditEntry(tx, actor, {
      verb: 'orders.create',
      thing: 'payment_link',
      thingId: linkId,
      before: { state },
      after: { state: 'withdrawn' },
    });
    return { ok: true, state: 'withdrawn' };
  });
}

export interface PaymentLinkListInput {
  readonly filters: PaymentLinkFilters;
  readonly sort: AgeSort;
  readonly after: PaymentLinkCursor | null;
  readonly size: number;
}

export async function listPaymentLinks(
  { database: { shop: queries } }: ShopDeps,
  { filters, sort, after, size }: PaymentLinkListInput,
) {
  const [found, count] = await Promise.all([
    findPaymentLinkPage(queries, filters, { sort, after, size: size + 1 }),
    countPaymentLinks(queries, filters),
  ]);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(viewLink),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: found.length > size && last ? formatPaymentLinkCursor(last.cursor) : null,
  };
}

function viewLink({
  id,
  email,
  total,
  madeAt,
  sentAt,
  expiresAt,
  ...link
}: ListedPaymentLink): DeskPaymentLink {
  const { state, name, pieces, madeBy, orderId } = link;
  return {
    linkId: id,
    state,
    name,
    emailAddress: email,
    pieces,
    currency: total.currency,
    total: decimalOfMoney(total),
    madeBy,
    madeAt: madeAt.toISOString(),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    orderId,
  };
}
