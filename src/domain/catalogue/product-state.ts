// Whether shoppers see a product, and from when.

export const productStates = ['live', 'scheduled', 'draft', 'archived'] as const;

export type ProductState = (typeof productStates)[number];

export interface StateMarks {
  readonly isActive: boolean;
  readonly publishAt: Date | null;
  readonly archivedAt: Date | null;
}

export function productState({ isActive, publishAt, archivedAt }: StateMarks): ProductState {
  if (isActive) return 'live';
  if (publishAt !== null) return 'scheduled';
  return archivedAt === null ? 'draft' : 'archived';
}

/** Whether shoppers see it, or will without anybody looking at it again. */
export function isForShoppers(state: ProductState): boolean {
  return state === 'live' || state === 'scheduled';
}

/** Longer ahead nobody plans. */
export const longestAheadDays = 366;

export type PlanRefusal = 'gone_by' | 'too_far';

/** Null where a product may go live then. */
export function planRefusal(at: number, now: number): PlanRefusal | null {
  if (at <= now) return 'gone_by';
  return at > now + longestAheadDays * 86_400_000 ? 'too_far' : null;
}
