// What others do with a product, said only when it is true and worth saying.
import { words } from '../../words/social/words.ts';
import type { Product } from '../product/product.ts';
import type { FlagSet } from '../visitor/flags.ts';

export const proofPlacements = ['listing', 'product', 'bag'] as const;
export type ProofPlacement = (typeof proofPlacements)[number];

/** Counted from rows: orders of the last week, bags somebody touched in it, loves. */
export interface ProofCounts {
  readonly soldThisWeek: number;
  /** Of others than the one who asks. */
  readonly inBags: number;
  readonly loves: number;
}

export interface ProofMessage {
  readonly code: 'selling' | 'in_bags' | 'loved';
  readonly strongText: string;
  readonly text: string;
}

/** Fewer are nobody's reason to buy. */
const least = { soldThisWeek: 3, inBags: 2, loves: 20 } as const;

/** The strongest that can be said; a bag is told what concerns its holder most, that others hold the same. */
export function proofMessage(counts: ProofCounts, placement: ProofPlacement): ProofMessage | null {
  const messages = placement === 'bag' ? [inOtherBags, selling] : [selling, inBags, loved];
  return messages.map((message) => message(counts)).find((message) => message !== null) ?? null;
}

function selling({ soldThisWeek }: ProofCounts): ProofMessage | null {
  if (soldThisWeek < least.soldThisWeek) return null;
  return {
    code: 'selling',
    strongText: words.sellingNow,
    text: words.soldThisWeek(soldThisWeek),
  };
}

function inBags({ inBags: bags }: ProofCounts): ProofMessage | null {
  if (bags < least.inBags) return null;
  return { code: 'in_bags', strongText: words.wanted, text: words.inBags(bags) };
}

/** To whoever holds it themselves. */
function inOtherBags(counts: ProofCounts): ProofMessage | null {
  const message = inBags(counts);
  return message && { ...message, text: words.inOtherBags(counts.inBags) };
}

function loved({ loves }: ProofCounts): ProofMessage | null {
  if (loves < least.loves) return null;
  return { code: 'loved', strongText: words.loved, text: words.lovedBy(loves) };
}

/** The most a message of the product page may come and go before it rests. */
export const mostFlashes = 10;

/** A message of the product page, and how often it comes and goes: 3 s to be read, 1 s without. */
export interface ProductProof extends ProofMessage {
  readonly flashes: number | 'always';
}

/** Null where there is nothing to say, or nothing to be had by it. */
export function productProof(
  counts: ProofCounts | undefined,
  product: Pick<Product, 'quantityType' | 'audienceExclusionReason'>,
  flags: Pick<FlagSet, 'pdp_social_proof_placement'>,
  flashes: number,
): ProductProof | null {
  if (product.quantityType === 'OutOfStock' || product.audienceExclusionReason !== null) return null;
  const message = counts && proofMessage(counts, 'product');
  if (!message) return null;
  if (flags.pdp_social_proof_placement) return { ...message, flashes: 'always' };
  return flashes === 0 ? null : { ...message, flashes: Math.min(flashes, mostFlashes) };
}
