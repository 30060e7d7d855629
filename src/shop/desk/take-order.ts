// An order by telephone: what it comes to, by the checkout's own rules, and what stands against sending a link for it.
import type { AddressGiven } from '../../domain/checkout/address.ts';
import { normalizedCode } from '../../domain/checkout/codes/coupon.ts';
import { emptyDraft } from '../../domain/checkout/draft.ts';
import type { QuoteDraft } from '../../domain/checkout/quote.ts';
import { emailProblem } from '../../domain/messaging/email.ts';
import type { PaymentLinkLine } from '../../domain/payment/payment-link.ts';
import { wordsIn as messagingWordsIn } from '../../words/messaging/words.ts';
import type { QuoteVisitor } from '../checkout/checkout-deps.ts';
import { type FieldProblem, readGivenAddress } from '../checkout/given-address.ts';
import { type PricedLines, priceLines } from '../checkout/price-lines.ts';
import type { ShopDeps } from '../shop-deps.ts';

export interface OrderRequest {
  readonly lines: readonly PaymentLinkLine[];
  readonly emailAddress: string;
  readonly couponCode: string;
  readonly shippingAddress: AddressGiven | null;
  readonly shippingOptionName: string | null;
  /** The shop doubts the address, and whoever takes the order down knows that it is right. */
  readonly isInsisted: boolean;
}

export type TakenDown =
  | ({ readonly ok: true; readonly draft: QuoteDraft } & PricedLines)
  | { readonly ok: false; readonly code: 'no_such_size' | 'size_twice' }
  | { readonly ok: false; readonly code: 'invalid'; readonly problems: readonly FieldProblem[] };

/** Nothing is kept of it, and nothing held. */
export async function takeOrderDown(
  deps: ShopDeps,
  visitor: Omit<QuoteVisitor, 'customer'>,
  request: OrderRequest,
): Promise<TakenDown> {
  const { lines, shippingAddress: given } = request;
  if (new Set(lines.map(({ skuId }) => skuId)).size < lines.length) return { ok: false, code: 'size_twice' };
  const read =
    given && (await readGivenAddress(deps.database.shop, deps.addressCheck, given, deps.checkout.delivery()));
  const problems = [
    ...(read && !read.ok ? read.problems : []),
    ...(request.emailAddress !== '' && emailProblem(request.emailAddress) !== null
      ? [{ at: 'emailAddress', message: messagingWordsIn('en').invalidEmail }]
      : []),
  ];
  if (problems.length > 0) return { ok: false, code: 'invalid', problems };
  const code = normalizedCode(request.couponCode);
  const draft: QuoteDraft = {
    ...emptyDraft,
    emailAddress: request.emailAddress.toLowerCase(),
    shippingAddress: read?.ok ? read.address : null,
    shippingOptionName: request.shippingOptionName,
    couponCodes: code === '' ? [] : [code],
    avsUserSelectedInvalid: request.isInsisted,
  };
  const found = await priceLines(deps, visitor, lines, draft);
  if (found.available.size < lines.length) return { ok: false, code: 'no_such_size' };
  return { ok: true, draft, ...found };
}
