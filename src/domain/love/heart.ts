// The life of a heart: pressed once it loves, pressed again it asks, and only a yes takes the love back. What is shown
// runs ahead of the shop's answer, and goes back when the answer is no.
export interface Heart {
  readonly isLoved: boolean;
  /** How many love it, this one included. */
  readonly count: number;
  /** Whether it asks if the love should really go. */
  readonly isAsking: boolean;
}

export type HeartEvent =
  | { readonly type: 'pressed' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'kept' }
  /** The shop knows better: it always has the last word. */
  | { readonly type: 'told'; readonly isLoved: boolean; readonly count?: number | undefined };

export function heartAfter(heart: Heart, event: HeartEvent): Heart {
  switch (event.type) {
    case 'pressed':
      return heart.isLoved
        ? { ...heart, isAsking: true }
        : { isLoved: true, count: heart.count + 1, isAsking: false };
    case 'confirmed':
      return heart.isLoved ? { isLoved: false, count: Math.max(0, heart.count - 1), isAsking: false } : heart;
    case 'kept':
      return heart.isAsking ? { ...heart, isAsking: false } : heart;
    case 'told': {
      const moved = Number(event.isLoved) - Number(heart.isLoved);
      return {
        isLoved: event.isLoved,
        count: Math.max(0, event.count ?? heart.count + moved),
        isAsking: heart.isAsking && event.isLoved,
      };
    }
  }
}
