// An address that may be right although the shop's rules say otherwise. The shop doubts it once; whoever says that it is
// right goes on, and the order says that they did.

import type { AddressRemark, CheckoutAddress } from './address.ts';
import { isSamePlace } from './draft.ts';
import type { AddressDoubt, QuoteArea, QuoteDraft, QuoteMessage } from './quote.ts';

export interface AddressFinding {
  readonly remark: AddressRemark;
  /** What is missing or wrong cannot be insisted on. */
  readonly kind: 'missing' | 'wrong' | 'doubtful';
}

/** Either choice is the shopper's own word on the address they were asked about. */
export function hasInsisted({
  avsUserSelectedValid,
  avsUserSelectedInvalid,
}: Pick<QuoteDraft, 'avsUserSelectedValid' | 'avsUserSelectedInvalid'>): boolean {
  return avsUserSelectedValid || avsUserSelectedInvalid;
}

export function addressDoubt(findings: readonly AddressFinding[], isInsisted: boolean): AddressDoubt | null {
  if (!findings.some(({ kind }) => kind === 'doubtful')) return null;
  return isInsisted ? 'insisted' : 'doubted';
}

/** What was insisted on is still said, and stands against nothing. */
export function addressMessages(
  field: QuoteArea,
  findings: readonly AddressFinding[],
  isInsisted: boolean,
): readonly QuoteMessage[] {
  return findings.map(({ kind, remark }) => ({
    field,
    kind: kind === 'doubtful' && isInsisted ? 'remark' : 'blocker',
    reason: { code: 'address', remark },
  }));
}

interface SeenAddress {
  readonly shippingAddress: CheckoutAddress | null;
}

/** Whether a box that was ticked beside a doubt is about the address that was sent with it, and not about one before. */
export function isAboutSameAddress(oldQuote: SeenAddress, sent: SeenAddress): boolean {
  const [before, after] = [oldQuote.shippingAddress, sent.shippingAddress];
  return before !== null && after !== null && isSamePlace(before, after);
}
