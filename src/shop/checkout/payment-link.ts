// An order that the shop took down, as whoever holds its link sees and opens it. The link signs nobody in: it fills the
// bag and the quote of the browser that opens it, and whoever pays is a shopper like any other.
import type { Queries } from '../../database/database.ts';
import { itemsOfBag, lockBag } from '../../database/queries/bag/bag.ts';
import {
  findPaymentLink,
  type PaymentLinkRecord,
  saveOpening,
} from '../../database/queries/checkout/payment-link.ts';
import { isBeingPaid, lockOpenQuote, updateQuote } from '../../database/queries/checkout/quote.ts';
import { withRetry } from '../../database/with-retry.ts';
import { mostOfOne } from '../../domain/bag/bag.ts';
import type { PricedQuote } from '../../domain/checkout/quote.ts';
import {
  draftFromLink,
  linesToAdd,
  type PaymentLinkState,
  placeOfLink,
} from '../../domain/payment/payment-link.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { nameCountry } from '../../words/checkout/name-country.ts';
import { language } from '../../words/spoken.ts';
import type { Signer } from '../signer.ts';
import type { CheckoutDeps, QuoteVisitor } from './checkout-deps.ts';
import { paymentLinkIdOf } from './payment-link-token.ts';
import { gather, type Pricing } from './price-draft.ts';
import { priceLines, putLines } from './price-lines.ts';
import { newDraft } from './read-quote.ts';

export interface PaymentLinkDeps extends CheckoutDeps {
  readonly paymentLinks: Signer;
}

export interface ViewedPaymentLink {
  readonly state: PaymentLinkState;
  readonly expiresAt: Date;
  /** What it comes to now; null when it does not open any more. */
  readonly priced: PricedQuote | null;
  /** What was said on the telephone. */
  readonly firstTotal: Money;
  /** Town, region and country: no name, street or e-mail address is shown to whoever only has the link. */
  readonly place: string;
  /** Whoever looks has opened it, and all of it is in their bag. */
  readonly isInBag: boolean;
}

/** Null for a word that this shop did not sign, and for what is long over. */
export async function viewPaymentLink(
  deps: PaymentLinkDeps,
  { owner, visitor }: { readonly owner: Owner | null; readonly visitor: QuoteVisitor },
  token: string,
): Promise<ViewedPaymentLink | null> {
  const link = await findByToken(deps.database.shop, deps.paymentLinks, token);
  if (!link) return null;
  const { state, expiresAt, lines, draft, total } = link;
  const isOpen = state === 'waiting' && draft !== null;
  return {
    state,
    expiresAt,
    priced: isOpen ? (await priceLines(deps, visitor, lines, draft)).priced : null,
    firstTotal: total,
    place: isOpen ? placeOfLink(draft.shippingAddress && nameCountry(language(), draft.shippingAddress)) : '',
    isInBag: owner !== null && (await hasInBag(deps.database.shop, owner, link)),
  };
}

async function hasInBag(queries: Queries, owner: Owner, { id, lines }: PaymentLinkRecord): Promise<boolean> {
  const { bag, facts } = await gather(queries, { owner });
  const inBag = bag.lines.map(({ sizeId }) => sizeId);
  return facts.links.some((link) => link.id === id) && lines.every(({ skuId }) => inBag.includes(skuId));
}

export type PaymentLinkOpened =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'in_flight' }
  | { readonly ok: false; readonly code: 'over'; readonly state: Exclude<PaymentLinkState, 'waiting'> };

/** What the visitor has in their bag stays there, with what the link adds to it. */
export async function openPaymentLink(
  deps: PaymentLinkDeps,
  { owner, visitor }: Pricing,
  token: string,
): Promise<PaymentLinkOpened> {
  const link = await findByToken(deps.database.shop, deps.paymentLinks, token);
  if (!link) return { ok: false, code: 'not_found' };
  const { id, state, draft, lines } = link;
  if (state !== 'waiting') return { ok: false, code: 'over', state };
  if (!draft) throw new Error('A link that waits does not say what for.');
  return withRetry(() =>
    deps.database.checkout.transaction(async (tx): Promise<PaymentLinkOpened> => {
      // The quote first, then the bag: as paying takes them.
      const held = await lockOpenQuote(tx, owner, newDraft(visitor));
      if (await isBeingPaid(tx, owner)) return { ok: false, code: 'in_flight' };
      const hasOpened = await saveOpening(tx, id, held.id);
      const bagId = await lockBag(tx, owner);
      const own = new Map(
        (await itemsOfBag(tx, bagId))
          .filter(({ isMadeOut }) => !isMadeOut)
          .map(({ skuId, quantity }) => [skuId, quantity]),
      );
      const added = linesToAdd(lines, { hasOpened, inBag: [...own.keys()] })
        .map((line) => ({
          ...line,
          quantity: Math.min(line.quantity, mostOfOne - (own.get(line.skuId) ?? 0)),
        }))
        .filter(({ quantity }) => quantity > 0);
      await putLines(tx, bagId, owner, added);
      // Whoever comes again has perhaps said something else meanwhile: that stays.
      if (hasOpened) return { ok: true };
      // What was looked at before is no measure any more: the shopper asked for this.
      await updateQuote(tx, {
        ...held,
        draft: draftFromLink(held.draft, draft),
        version: held.version + 1,
        acceptedVersion: null,
        shown: null,
        accepted: null,
      });
      return { ok: true };
    }),
  );
}

async function findByToken(queries: Queries, signer: Signer, token: string) {
  const id = paymentLinkIdOf(token, signer);
  return id === null ? null : findPaymentLink(queries, id);
}
