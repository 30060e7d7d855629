// A code from the one field for codes: of a promotion, or of a gift card, which becomes credit.
import { findCoupons } from '../../database/queries/checkout/coupon.ts';
import { normalizedCode } from '../../domain/checkout/codes/coupon.ts';
import { standardCode } from '../../domain/gift-card/gift-card.ts';
import type { Money } from '../../domain/pricing/money.ts';
import { type Owner, ownerName } from '../../domain/visitor/owner.ts';
import { type Redeemed, redeemGiftCard } from '../gift-card/spend-gift-card.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

export type AppliedCode =
  /** It is named in the quote, and counts or says why it does not. */
  | { readonly kind: 'promotion' }
  /** It is their credit now, and this order's as far as it goes. */
  | { readonly kind: 'credit'; readonly amount: Money }
  | { readonly kind: 'refused'; readonly refused: GiftCardRefused };

export type GiftCardRefused = Extract<Redeemed, { ok: false }>;

/** Whether it could be the code of a gift card, so that it must be asked for. */
export const mayBeGiftCard = (code: string | null | undefined): code is string =>
  typeof code === 'string' && standardCode(code) !== null;

export async function applyCode(
  { database, hash }: CheckoutDeps,
  { owner, address }: { readonly owner: Owner; readonly address: string },
  code: string,
): Promise<AppliedCode> {
  const [promotion] = await findCoupons(database.shop, [normalizedCode(code)], [], owner);
  if (promotion) return { kind: 'promotion' };
  const trier = { address, mark: ownerName(owner) };
  const redeemed = await redeemGiftCard({ queries: database.checkout, hash }, trier, owner, code);
  return redeemed.ok ? { kind: 'credit', amount: redeemed.amount } : { kind: 'refused', refused: redeemed };
}
