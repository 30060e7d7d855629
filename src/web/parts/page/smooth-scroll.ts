import { scrollMs } from '../../../domain/product/scrolling.ts';

/** Brings an element to rest `-offset` pixels below the top in a second, or at once where motion is unwelcome. */
export function scrollToElement(id: string, offset: number): void {
  const element = document.getElementById(id);
  if (!element) return;
  const from = scrollY;
  const target = () => element.getBoundingClientRect().top + scrollY + offset;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: target(), behavior: 'instant' });
    return;
  }
  const began = performance.now();
  const taken = new AbortController();
  for (const input of ['wheel', 'touchstart', 'keydown'])
    addEventListener(input, () => taken.abort(), { once: true, passive: true, signal: taken.signal });
  const step = (now: number) => {
    // Whoever scrolls for themselves is not fought over it.
    if (taken.signal.aborted) return;
    const part = Math.min(1, (now - began) / scrollMs);
    // The target is asked again each time: sections above may still be growing.
    scrollTo({ top: from + (target() - from) * easeOut(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  };
  requestAnimationFrame(step);
}

function easeOut(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
