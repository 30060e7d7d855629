// What comes and goes by its styles begins when it is first seen, and rests while it is out of view (social-proof.module.css).
import { watchSeen } from '../../../parts/page/watch-seen.ts';

export function startWhenSeen(element: HTMLElement): () => void {
  let hasBegun = false;
  return watchSeen(element, (seen) => {
    element.toggleAttribute('data-away', !seen);
    // Nobody has seen what it did until now.
    if (!hasBegun)
      for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 0;
    hasBegun ||= seen;
  });
}
