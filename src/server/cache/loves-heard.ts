// Many hearts at once are one change: a page whose product is loved a hundred times a second is not made a hundred times.

export interface LovesHeard {
  readonly changed: (productId: number) => void;
  readonly close: () => void;
}

/** So often, at most, what shows a product is made anew for its loves. */
const pauseMs = 2_000;

export function createLovesHeard(tell: (productId: number) => void, pause = pauseMs): LovesHeard {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>();
  return {
    changed: (productId) => {
      if (waiting.has(productId)) return;
      const timer = setTimeout(() => {
        waiting.delete(productId);
        tell(productId);
      }, pause);
      waiting.set(productId, timer.unref());
    },
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
