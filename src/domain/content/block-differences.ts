// Where two people have changed one block: the paths of the values that differ, and what they are.

/** Every value of something by its path; what is empty is no value. */
export function valuesOf(thing: unknown, at = ''): ReadonlyMap<string, string> {
  if (thing === null || thing === undefined || thing === '') return new Map();
  if (typeof thing !== 'object') return new Map([[at, String(thing)]]);
  return new Map(
    Object.entries(thing).flatMap(([name, value]) => [
      ...valuesOf(value, at === '' ? name : `${at}.${name}`),
    ]),
  );
}

export interface Difference {
  readonly at: string;
  readonly one: string;
  readonly other: string;
}

export function differencesOf(one: unknown, other: unknown): readonly Difference[] {
  const [first, second] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((at) => ({ at, one: first.get(at) ?? '', other: second.get(at) ?? '' }))
    .filter((difference) => difference.one !== difference.other);
}
