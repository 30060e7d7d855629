// Where something that is lifted out of a tree can be put down: between which rows, and how deep.

export interface PlacedRow {
  readonly id: number;
  /** 0 at the top. */
  readonly depth: number;
}

export interface TreePlace {
  /** How many rows are before it, without what was lifted. */
  readonly index: number;
  readonly depth: number;
}

export interface LiftedBranch {
  /** The rows of the tree without what was lifted. */
  readonly rows: readonly PlacedRow[];
  /** How many levels the lifted thing fills. */
  readonly height: number;
  readonly mostLevels: number;
}

/** How deep it can lie before that row; null where it cannot lie at all. */
function depthsAt({ rows, height, mostLevels }: LiftedBranch, index: number) {
  const before = rows[index - 1];
  const least = rows[index]?.depth ?? 0;
  const most = Math.min(before ? before.depth + 1 : 0, mostLevels - height);
  return most < least ? null : { least, most };
}

const within = ({ least, most }: { readonly least: number; readonly most: number }, depth: number) =>
  Math.min(Math.max(depth, least), most);

/** Up or down by rows, past those where it cannot lie; the same place where there is none. */
export function stepRow(branch: LiftedBranch, place: TreePlace, step: 1 | -1): TreePlace {
  for (let index = place.index + step; index >= 0 && index <= branch.rows.length; index += step) {
    const depths = depthsAt(branch, index);
    if (depths) return { index, depth: within(depths, place.depth) };
  }
  return place;
}

/** Into what is above it, or out of what it lies in. */
export function stepDepth(branch: LiftedBranch, place: TreePlace, step: 1 | -1): TreePlace {
  const depths = depthsAt(branch, place.index);
  return depths ? { ...place, depth: within(depths, place.depth + step) } : place;
}

/** The nearest place to where a hand holds it: `index` of the row under it, `depth` by how far to the side. */
export function placeNear(branch: LiftedBranch, wish: TreePlace): TreePlace | null {
  const index = Math.min(Math.max(wish.index, 0), branch.rows.length);
  const depths = depthsAt(branch, index);
  return depths && { index, depth: within(depths, wish.depth) };
}

export interface Neighbours {
  /** Null for the top. */
  readonly parentId: number | null;
  /** Null for the first of those there. */
  readonly after: number | null;
  /** Its place among those there, from 1. */
  readonly number: number;
}

/** What it lies in then, and behind which of those there. */
export function neighboursAt({ rows }: Pick<LiftedBranch, 'rows'>, { index, depth }: TreePlace): Neighbours {
  const before = rows.slice(0, index).toReversed();
  const parentAt = before.findIndex((row) => row.depth < depth);
  const siblings = (parentAt === -1 ? before : before.slice(0, parentAt)).filter(
    (row) => row.depth === depth,
  );
  return {
    parentId: before[parentAt]?.id ?? null,
    after: siblings[0]?.id ?? null,
    number: siblings.length + 1,
  };
}
