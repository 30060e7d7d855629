// What others do with a product, told only when it is true and worth telling.
import type { Product } from '../product/product.ts';
import type { FlagSet } from '../visitor/flags.ts';

export const proofPlacements = ['listing', 'product', 'bag'] as const;
export type ProofPlacement = (typeof proofPlacements)[number];

/** How often the week is counted. */
export const countEverySeconds = 15;
/** An older count is not told. A page is kept for half a minute at most: its numbers are a minute old at most. */
export const oldestCountSeconds = 30;

/** Counted from rows: orders of the last week, bags somebody touched in it, loves. */
export interface ProofCounts {
  readonly soldThisWeek: number;
  /** Of others than the one who asks. */
  readonly inBags: number;
  readonly loves: number;
}

export interface Proof {
  /** `in_other_bags` is for somebody who holds it themselves. */
  readonly code: 'selling' | 'in_bags' | 'in_other_bags' | 'loved';
  readonly count: number;
}

/** Fewer are nobody's reason to buy. */
const least = { soldThisWeek: 3, inBags: 2, loves: 20 } as const;

/** The strongest that can be told; a bag is told what concerns its holder most, that others hold the same. */
export function strongestProof(counts: ProofCounts, placement: ProofPlacement): Proof | null {
  const { soldThisWeek, inBags, loves } = counts;
  const selling = soldThisWeek >= least.soldThisWeek && ({ code: 'selling', count: soldThisWeek } as const);
  const areInBags = inBags >= least.inBags;
  if (placement === 'bag') return (areInBags && { code: 'in_other_bags', count: inBags }) || selling || null;
  // A list in which every tile said how loved its thing is would say nothing of any.
  const loved = placement === 'product' && loves >= least.loves && ({ code: 'loved', count: loves } as const);
  return selling || (areInBags && { code: 'in_bags', count: inBags }) || loved || null;
}

/** The most a message of the product page may come and go before it rests. */
export const mostFlashes = 10;

/** A message of the product page, and how often it comes and goes: 3 s to be read, 1 s without. */
export interface ProductProof extends Proof {
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
  const proof = counts && strongestProof(counts, 'product');
  if (!proof) return null;
  if (flags.pdp_social_proof_placement) return { ...proof, flashes: 'always' };
  return flashes === 0 ? null : { ...proof, flashes: Math.min(flashes, mostFlashes) };
}
