import { othersViewed, viewedIds, withViewed } from '../../../domain/recommendation/recently-viewed.ts';
import { readLocal, writeLocal } from '../visitor/local-values.ts';

const key = 'recently-viewed';
const keepMs = 90 * 86_400_000;

/** Notes that a product is looked at. */
export function noteViewed(productId: number): void {
  writeLocal(key, withViewed(viewedIds(readLocal(key)), productId), keepMs);
}

/** What was looked at besides this product, the latest first. */
export function viewedBesides(productId: number): readonly number[] {
  return othersViewed(viewedIds(readLocal(key)), productId);
}
