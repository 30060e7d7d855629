// Putting a product in the bag: what must be chosen first, and what a refusal leads to.
import type { Size } from '../product/product.ts';

/** Whatever must be chosen before a product can be bought. */
export type MissingChoice = 'size';

/** A product that has sizes needs one chosen; null when nothing is missing. */
export function missingChoice(
  sizes: readonly Pick<Size, 'id'>[],
  chosenId: number | null,
): MissingChoice | null {
  return sizes.length > 0 && !sizes.some(({ id }) => id === chosenId) ? 'size' : null;
}

/**
 * Where a refusal leads, by the code of the answer: to fresh data and the waitlist, into the error box alone, or into a
 * notification. A purchase that could not be completed is a conflict: nothing about the product has changed by it.
 */
export function resolveAddToBagError(code: string): 'sold-out' | 'error-box' | 'notification' {
  if (code === 'conflict') return 'error-box';
  return code === 'sold_out' || code === 'no_longer_available' ? 'sold-out' : 'notification';
}
