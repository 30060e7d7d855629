// What things would come to for somebody who has none of them in their bag: a bag is filled for the length of a
// transaction, priced as every bag is, and never was.
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { lockBag, putItem, sizesForSale } from '../../database/queries/bag/bag.ts';
import type { PricedQuote, QuoteDraft } from '../../domain/checkout/quote.ts';
import type { PaymentLinkLine } from '../../domain/payment/payment-link.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { CheckoutDeps, QuoteVisitor } from './checkout-deps.ts';
import { gather, priceDraft } from './price-draft.ts';

export interface PricedLines {
  readonly priced: PricedQuote;
  /** How many there are of each size, of those that the shop has. */
  readonly available: ReadonlyMap<number, number>;
}

/** Rolls the transaction back and carries the answer out of it. */
class Priced extends Error {
  readonly answer: PricedLines;
  constructor(answer: PricedLines) {
    super('priced');
    this.answer = answer;
  }
}

/** As a guest would pay: a code for customers alone counts once one has signed in. */
export async function priceLines(
  deps: CheckoutDeps,
  visitor: Omit<QuoteVisitor, 'customer'>,
  lines: readonly PaymentLinkLine[],
  draft: QuoteDraft,
): Promise<PricedLines> {
  const pricing = { owner: { guestId: randomUUID() }, visitor: { ...visitor, customer: null } };
  try {
    return await deps.database.checkout.transaction(async (tx): Promise<never> => {
      const bagId = await lockBag(tx, pricing.owner);
      const available = await putLines(tx, bagId, pricing.owner, lines);
      const priced = await priceDraft(deps, tx, pricing, await gather(tx, pricing), draft);
      throw new Priced({ priced, available });
    });
  } catch (error) {
    if (error instanceof Priced) return error.answer;
    throw error;
  }
}

/** Sizes that the shop no longer has are left out; gift cards are made out by whoever buys them. */
export async function putLines(
  tx: Transaction,
  bagId: string,
  owner: Owner,
  lines: readonly PaymentLinkLine[],
): Promise<ReadonlyMap<number, number>> {
  const available = new Map<number, number>();
  for (const { productId, skuId, quantity } of lines) {
    const sizes = await sizesForSale(tx, productId, owner);
    const size = sizes.find((one) => one.skuId === skuId && !one.isGiftCard);
    if (!size) continue;
    available.set(skuId, size.available);
    await putItem(tx, { bagId, productId, skuId, quantity, dealId: size.dealId });
  }
  return available;
}
