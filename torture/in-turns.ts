/** So many times, so many at once. */
export async function inTurns<T>(
  times: number,
  atOnce: number,
  work: (turn: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  let turn = 0;
  const worker = async () => {
    while (turn < times) done.push(await work(turn++));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

/** How many there are of each. */
export function countOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
