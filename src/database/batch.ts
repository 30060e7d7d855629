/**
 * One statement for many: whatever is asked for while the last statement is under way goes into the next one. Each
 * caller hears when its own item is done.
 */
export function createBatcher<T>(
  doAll: (items: readonly T[]) => Promise<unknown>,
  most = 500,
): (item: T) => Promise<void> {
  let waiting: { item: T; resolve: () => void; reject: (reason: unknown) => void }[] = [];
  let isUnderWay = false;

  async function drain(): Promise<void> {
    isUnderWay = true;
    // Everyone who asks in this turn of the event loop comes along.
    await Promise.resolve();
    while (waiting.length > 0) {
      const now = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        await doAll(now.map(({ item }) => item));
        for (const { resolve } of now) resolve();
      } catch (error) {
        for (const { reject } of now) reject(error);
      }
    }
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void drain();
    });
}
