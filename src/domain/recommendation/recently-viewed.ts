// What was looked at on this device, the latest first.
import { mostRecommended } from './recommendation.ts';

/** From what was kept, which may be anything. */
export function viewedIds(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return [];
  return value.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, mostRecommended + 1);
}

export function withViewed(ids: readonly number[], productId: number): readonly number[] {
  return [productId, ...othersViewed(ids, productId)].slice(0, mostRecommended + 1);
}

export function othersViewed(ids: readonly number[], productId: number): readonly number[] {
  return ids.filter((id) => id !== productId);
}
