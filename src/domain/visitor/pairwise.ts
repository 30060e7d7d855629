// Few combinations of many switches, in which every two of them are met in all four ways: what goes wrong between two
// flags shows in a handful of pages instead of in two to the power of all of them.

export type Combination<N extends string> = Readonly<Record<N, boolean>>;

/**
 * The first combination has all off. In the others each switch is on in a different choice of more than half of them:
 * two such choices always meet, and as no two are the same each is somewhere without the other.
 */
export function pairwise<N extends string>(names: readonly N[]): readonly Combination<N>[] {
  let rows = 4;
  while (choose(rows - 1, Math.ceil(rows / 2)) < names.length) rows += 1;
  const choices = subsets(rows - 1, Math.ceil(rows / 2));
  return Array.from(
    { length: rows },
    (_, row) =>
      Object.fromEntries(
        names.map((name, column) => [name, row > 0 && (choices[column]?.includes(row - 1) ?? false)]),
      ) as Combination<N>,
  );
}

function choose(from: number, count: number): number {
  return Array.from({ length: count }).reduce<number>(
    (ways, _, index) => (ways * (from - index)) / (index + 1),
    1,
  );
}

/** Every choice of so many of the numbers below `from`. */
function subsets(from: number, count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  if (from < count) return [];
  return [...subsets(from - 1, count), ...subsets(from - 1, count - 1).map((rest) => [...rest, from - 1])];
}
