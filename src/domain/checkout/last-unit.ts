// The last of something is kept for whoever has come to the payment with it, for some minutes: shown on the page, and
// to others as somebody's. Rules keep one visitor from keeping the shop empty.
import type { BagLine } from '../bag/bag.ts';
import type { QuoteLine } from './quote.ts';

/** Of one size. Whoever takes more of the last is not looking for the last. */
const mostUnits = 2;
/** Of one bag. */
const mostLines = 3;

/** How often a visitor, and all from one address, may have something kept. */
export const keepLimits = {
  visitor: { most: 6, seconds: 3_600 },
  address: { most: 20, seconds: 3_600 },
} as const;

/** Whether they want all that is left of it, counting what is kept for them already. */
export function isLastOfIt({
  available,
  quantity,
  isGiftCard,
}: Pick<BagLine, 'available' | 'quantity' | 'isGiftCard'>): boolean {
  return !isGiftCard && available > 0 && available === quantity && quantity <= mostUnits;
}

/** The lines of a quote that are kept, the first ones first. */
export function linesToKeep(lines: readonly QuoteLine[]): readonly QuoteLine[] {
  return lines.filter(({ isLast }) => isLast).slice(0, mostLines);
}

/** What a payment has still to set aside, when so much is set aside for it already. */
export function stillToTake<T extends { readonly skuId: number; readonly quantity: number }>(
  lines: readonly T[],
  heldLines: readonly { readonly skuId: number; readonly quantity: number }[],
): readonly T[] {
  const left = new Map<number, number>();
  for (const { skuId, quantity } of heldLines) left.set(skuId, (left.get(skuId) ?? 0) + quantity);
  return lines.flatMap((line) => {
    const had = Math.min(line.quantity, left.get(line.skuId) ?? 0);
    left.set(line.skuId, (left.get(line.skuId) ?? 0) - had);
    return had === line.quantity ? [] : [{ ...line, quantity: line.quantity - had }];
  });
}
