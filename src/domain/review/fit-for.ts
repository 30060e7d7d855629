// How a thing fits people of one's own height who usually wear one's own size. Nothing is said for fewer than eight of
// them: a handful of strangers is no advice, and the crowd at large is not like anyone.

export const fewestAlike = 8;
/** So many centimetres taller or shorter is the same height. */
export const heightTolerance = 4;

/** How many people like the one who asks said that a size fits so. */
export interface AlikeCount {
  readonly sizeName: string;
  /** 1 to 5. */
  readonly fit: number;
  readonly people: number;
}

export interface FitFor {
  /** How many like the one who asks have said how it fits. */
  readonly people: number;
  /** Null while they are too few. */
  readonly fit: {
    readonly average: number;
    /** How many chose each step, runs small first. */
    readonly distribution: readonly number[];
  } | null;
  /** The size that most of them found true, with how many did; null while those are too few, or divided. */
  readonly suggestion: { readonly sizeName: string; readonly people: number } | null;
}

const trueToSize = 3;

export function fitFor(counts: readonly AlikeCount[]): FitFor {
  const distribution = [1, 2, 3, 4, 5].map((step) =>
    sum(counts.filter(({ fit }) => fit === step).map(({ people }) => people)),
  );
  const people = sum(distribution);
  if (people < fewestAlike) return { people, fit: null, suggestion: null };
  const average = sum(distribution.map((count, at) => count * (at + 1))) / people;
  return { people, fit: { average, distribution }, suggestion: suggestionFrom(counts) };
}

function suggestionFrom(counts: readonly AlikeCount[]): FitFor['suggestion'] {
  const trueCounts = counts
    .filter(({ fit }) => fit === trueToSize)
    .toSorted((one, other) => other.people - one.people);
  const [most, next] = trueCounts;
  if (!most || most.people < fewestAlike || most.people === next?.people) return null;
  return { sizeName: most.sizeName, people: most.people };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
