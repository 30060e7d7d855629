// What counts as seen: films play, messages turn and views are noted by this one rule.

export const seenAbove = 0.75;
export const leftBelow = 0.3;

/** Between the two marks nothing changes, so that a page resting near one does not flicker. */
export function isSeen(shareInView: number, wasSeen: boolean): boolean {
  if (shareInView > seenAbove) return true;
  return shareInView < leftBelow ? false : wasSeen;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Of what could be in view at once: a thing taller than the screen is wholly seen when it fills it. */
export function shareInView(visible: Extent, whole: Extent, screen: Extent): number {
  const possible = Math.min(whole.width, screen.width) * Math.min(whole.height, screen.height);
  return possible > 0 ? Math.min(1, (visible.width * visible.height) / possible) : 0;
}
