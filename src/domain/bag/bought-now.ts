// A purchase that goes straight from a product's page to payment.
import { words } from '../../words/bag/words.ts';
import type { ProcessorName } from '../payment/processor.ts';
import type { BuyNowWay } from './add-to-bag.ts';

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

/** Said at payment, where the shopper came for a wallet that cannot be had. */
export function walletAway(way: BuyNowWay, processor: ProcessorName): string | null {
  if (way === 'buy-now' || processor === 'stripe') return null;
  return words.walletNotTaken(way === 'google-pay' ? 'Google Pay' : 'Apple Pay');
}
