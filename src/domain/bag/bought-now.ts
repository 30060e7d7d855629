// A purchase that goes straight from a product's page to payment.
import type { ProcessorName } from '../payment/processor.ts';
import type { BuyNowWay } from './buy-now-way.ts';

/** What a button of a product's page asks of checkout, and for which product. */
export interface BoughtNow {
  readonly way: BuyNowWay;
  readonly productId: number;
}

/** Null for whoever comes by another way, or by an address that somebody made up. */
export function boughtNow(pay: string | null, product: string | null): BoughtNow | null {
  const way = (['buy-now', 'google-pay', 'apple-pay'] as const).find((known) => known === pay);
  const productId = Number(/^[1-9]\d{0,8}$/.exec(product ?? '')?.[0] ?? 0);
  return way && productId > 0 ? { way, productId } : null;
}

interface QuotedLine {
  readonly productId: number;
  readonly problem: string | null;
}

/** Why it was not bought, as its own page says it: what is wrong with this very product before what else was said. */
export function whyNotBought(
  { productId }: BoughtNow,
  message: string,
  lines: readonly QuotedLine[] = [],
): string {
  return lines.find((line) => line.productId === productId && line.problem !== null)?.problem ?? message;
}

export type Wallet = Exclude<BuyNowWay, 'buy-now'>;

/** The wallet that a shopper came to payment for and cannot have there; null when nothing is amiss. */
export function missingWallet(way: BuyNowWay, processor: ProcessorName): Wallet | null {
  return way === 'buy-now' || processor === 'stripe' ? null : way;
}
