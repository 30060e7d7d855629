// How categories lie in each other: at most so many levels, never in a circle, in an order that somebody gave them.

/** As many as the way at the top of a page can name on a telephone. */
export const mostLevels = 4;
export const mostCategories = 500;

export interface TreeCategory {
  readonly id: number;
  /** Null for one at the top. */
  readonly parentId: number | null;
}

/** What a category lies in, from the nearest up to the top. */
export function ancestorsOf(tree: readonly TreeCategory[], id: number): readonly number[] {
  const above: number[] = [];
  let next = tree.find((one) => one.id === id)?.parentId ?? null;
  // A tree that bites its tail would never end.
  while (next !== null && !above.includes(next)) {
    above.push(next);
    const parent: number = next;
    next = tree.find((one) => one.id === parent)?.parentId ?? null;
  }
  return above;
}

/** A category and all that lies in it. */
export function branchOf(tree: readonly TreeCategory[], id: number): readonly number[] {
  return tree.filter((one) => one.id === id || ancestorsOf(tree, one.id).includes(id)).map((one) => one.id);
}

/** 1 for a category at the top. */
export const levelOf = (tree: readonly TreeCategory[], id: number) => ancestorsOf(tree, id).length + 1;

/** How many levels a category fills with all that lies in it: 1 for one without any. */
export function heightOf(tree: readonly TreeCategory[], id: number): number {
  return Math.max(...branchOf(tree, id).map((one) => levelOf(tree, one))) - levelOf(tree, id) + 1;
}

export type PlaceFault = 'no_such_parent' | 'circle' | 'too_deep';

/** Why a category cannot lie there; `id` is null for one that is being made. */
export function placeFaultOf(
  tree: readonly TreeCategory[],
  { id, parentId }: { readonly id: number | null; readonly parentId: number | null },
): PlaceFault | null {
  if (parentId === null) return null;
  if (!tree.some((one) => one.id === parentId)) return 'no_such_parent';
  if (id !== null && branchOf(tree, id).includes(parentId)) return 'circle';
  const height = id === null ? 1 : heightOf(tree, id);
  return levelOf(tree, parentId) + height > mostLevels ? 'too_deep' : null;
}

/** Where products that leave a place for another are no longer, and where they are from then on. */
export interface Rehanging {
  readonly leave: readonly number[];
  readonly enter: readonly number[];
}

/** For a category that moves: all that lies in it leaves what it lay in before. */
export function rehangingOf(
  before: readonly TreeCategory[],
  after: readonly TreeCategory[],
  id: number,
): Rehanging {
  return differenceOf(ancestorsOf(before, id), ancestorsOf(after, id));
}

/** For products that leave a category for another one. */
export function moveBetween(tree: readonly TreeCategory[], from: number, to: number): Rehanging {
  return differenceOf([from, ...ancestorsOf(tree, from)], [to, ...ancestorsOf(tree, to)]);
}

const differenceOf = (old: readonly number[], fresh: readonly number[]): Rehanging => ({
  leave: old.filter((id) => !fresh.includes(id)),
  enter: fresh.filter((id) => !old.includes(id)),
});

export interface TreeRow<C extends TreeCategory> {
  readonly category: C;
  /** 0 at the top. */
  readonly depth: number;
}

/** As it is read: each with all that lies in it before the next, by the order they come in. */
export function treeRows<C extends TreeCategory>(
  categories: readonly C[],
  parentId: number | null = null,
  depth = 0,
): readonly TreeRow<C>[] {
  return categories
    .filter((one) => one.parentId === parentId)
    .flatMap((category) => [{ category, depth }, ...treeRows(categories, category.id, depth + 1)]);
}
