// A crowd for races: more at once than there are connections, and few enough that nobody gives up waiting for one.

const crowd = 8;

/** Does it so many times, a crowd at a time. */
export async function atOnce<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      answers.push(await work());
    }
  };
  await Promise.all(Array.from({ length: crowd }, worker));
  return answers;
}
