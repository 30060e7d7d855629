// What others do with a product, said only when it is true and worth saying.

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
  const messages = placement === 'bag' ? [inBags, selling] : [selling, inBags, loved];
  return messages.map((message) => message(counts)).find((message) => message !== null) ?? null;
}

function selling({ soldThisWeek }: ProofCounts): ProofMessage | null {
  if (soldThisWeek < least.soldThisWeek) return null;
  return {
    code: 'selling',
    strongText: 'Selling now.',
    text: `${soldThisWeek} sold in the last seven days.`,
  };
}

function inBags({ inBags: bags }: ProofCounts): ProofMessage | null {
  if (bags < least.inBags) return null;
  return { code: 'in_bags', strongText: 'Wanted.', text: `${bags} other people have it in their bag.` };
}

function loved({ loves }: ProofCounts): ProofMessage | null {
  if (loves < least.loves) return null;
  return { code: 'loved', strongText: 'Loved.', text: `${loves} people love it.` };
}
