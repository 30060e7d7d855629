import { othersViewed, viewedIds, withViewed } from '../../../domain/recommendation/recently-viewed.ts';
import { readLocal, writeLocal } from '../visitor/local-values.ts';

const key = 'recently-viewed';
const keepMs = 90 * 86_400_000;

/** Notes that a product is looked at; what was looked at before it, the latest first. */
export function lookedAt(productId: number): readonly number[] {
  const before = viewedIds(readLocal(key));
  writeLocal(key, withViewed(before, productId), keepMs);
  return othersViewed(before, productId);
}
