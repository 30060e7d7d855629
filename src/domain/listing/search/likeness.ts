// How far a word as it was typed is from one that is known: fingers slip to the next key, swap two letters, double or lose
// one; and people write what they hear.

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const placeOf: ReadonlyMap<string, readonly [number, number]> = new Map(
  rows.flatMap((row, down) =>
    Array.from(row, (letter, across) => [letter, [across + down / 2, down]] as const),
  ),
);

function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [placeOf.get(a), placeOf.get(b)];
  return !!from && !!to && Math.abs(from[0] - to[0]) <= 1.1 && Math.abs(from[1] - to[1]) <= 1;
}

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter);

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return 0.6;
  return areNeighbours(a, b) ? 0.75 : 1;
}

/** A letter that stands twice where it should stand once, or the other way round, is hardly a mistake. */
const spareCost = (word: string, at: number) =>
  word[at] === word[at - 1] || word[at] === word[at + 1] ? 0.4 : isVowel(word[at]) ? 0.75 : 0.85;

const swapCost = 0.55;

/** The cheapest way from one word to the other; more than `most` is simply too much. */
export function typingDistance(input: string, word: string, most: number): number {
  if (Math.abs(input.length - word.length) * 0.4 > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = [0];
  for (let to = 0; to < word.length; to++) last.push((last[to] ?? 0) + spareCost(word, to));
  for (let from = 0; from < input.length; from++) {
    const row = [(last[0] ?? 0) + spareCost(input, from)];
    for (let to = 0; to < word.length; to++) {
      let cost = Math.min(
        (last[to] ?? 0) + exchangeCost(input[from] ?? '', word[to] ?? ''),
        (last[to + 1] ?? 0) + spareCost(input, from),
        (row[to] ?? 0) + spareCost(word, to),
      );
      if (from > 0 && to > 0 && input[from] === word[to - 1] && input[from - 1] === word[to])
        cost = Math.min(cost, (before[to - 1] ?? 0) + swapCost);
      row.push(cost);
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const cost = last[word.length] ?? 0;
  // The first letter is rarely the wrong one.
  const first = input[0] === word[0] || input[0] === word[1] ? 0 : 0.3;
  return cost + first;
}

/** Roughly how a word sounds: its consonants, as English, French and German speakers write them. */
export function soundOf(word: string): string {
  return word
    .replace(/^(?:kn|gn)/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/gh/g, '')
    .replace(/sch|sh|ch/g, '7')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|qu|[cq]/g, 'k')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/z/g, 's')
    .replace(/(?<=[aeiou])w/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** So far may a word be from the one that was meant; short ones hardly at all. */
function mostFor(length: number): number {
  if (length < 4) return 0.56;
  if (length === 4) return 0.86;
  if (length === 5) return 1.16;
  return length < 8 ? 1.4 : 2.3;
}

export interface Candidate {
  readonly word: string;
  /** A little more is asked of words the shop has nothing of. */
  readonly handicap: number;
}

/** The word that was most likely meant; null where none is near enough. */
export function nearestWord(input: string, candidates: Iterable<Candidate>): string | null {
  if (input.length < 3 || /\d/.test(input)) return null;
  const most = mostFor(input.length);
  const soundOfQuery = soundOf(input);
  let nearest: { readonly word: string; readonly cost: number } | null = null;
  for (const { word, handicap } of candidates) {
    if (word.length < 3) continue;
    const sounds = soundOfQuery.length > 1 && soundOf(word) === soundOfQuery;
    const plain = typingDistance(input, word, sounds ? most + 1 : most);
    const cost = (sounds ? plain * 0.6 : plain) + handicap;
    if (cost > most || (nearest && nearest.cost <= cost)) continue;
    nearest = { word, cost };
  }
  return nearest?.word ?? null;
}
