// Tells when something comes into view and when it leaves, by the one rule of what counts as seen.
import { isSeen, shareInView } from '../../../domain/media/visibility.ts';

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/** Told at once how it is, then whenever that changes; call the result to hear no more. */
export function watchSeen(element: Element, tell: (seen: boolean) => void): () => void {
  let seen: boolean | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { intersectionRect, boundingClientRect, rootBounds } of entries) {
        // Of the screen, and of the row it stands in.
        const share = shareInView(intersectionRect, boundingClientRect, rootBounds ?? boundingClientRect);
        const now = isSeen(share, seen ?? false);
        if (now !== seen) tell(now);
        seen = now;
      }
    },
    { threshold: steps },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
