// The price ranges one can filter by, in whole dollars: from the first up to, and not including, the second.
export const priceBands = ['0-100', '100-250', '250-500', '500-1000', '1000-up'] as const;

export type PriceBand = (typeof priceBands)[number];

/** Minor units at which the next band begins, in order. */
const bandBounds: readonly number[] = [100_00, 250_00, 500_00, 1000_00];

/** The place of an amount's band in the list, from 0. */
export function bandIndexOf(minor: number): number {
  const next = bandBounds.findIndex((bound) => minor < bound);
  return next < 0 ? bandBounds.length : next;
}

export function bandNamed(text: string): PriceBand | null {
  return priceBands.find((band) => band === text) ?? null;
}

/** From, and up to; null is without end. */
export function bandRange(band: PriceBand): { readonly from: number; readonly to: number | null } {
  const index = priceBands.indexOf(band);
  return { from: bandBounds[index - 1] ?? 0, to: bandBounds[index] ?? null };
}
