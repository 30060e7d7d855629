// Keeps count of where a natively scrolling carousel stands, and turns its pages.
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CarouselKind,
  focusDelay,
  resetPause,
  type Shelf,
  tilesPerPage,
  turnedTo,
} from './carousel-rules.ts';

export interface ShelfOptions {
  readonly tiles: number;
  readonly kind: CarouselKind | undefined;
  /** A fixed number per page, for a place with a width of its own. */
  readonly perPage: number | undefined;
}

/** A scroll is over when nothing has moved for this long; not every browser says so itself. */
const restAfter = 100;

function measureShelf(track: HTMLElement, { tiles, kind, perPage }: ShelfOptions): Shelf {
  const style = track.closest<HTMLElement>('[data-style]')?.dataset.style === '2' ? '2' : '1';
  const step = tileStep(track);
  return {
    tiles,
    perPage: perPage ?? tilesPerPage(window.innerWidth, style, kind),
    first: step > 0 ? Math.round(track.scrollLeft / step) : 0,
  };
}

function tileStep({ children: [first, second] }: HTMLElement): number {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}

function focusTile(track: HTMLElement, index: number): void {
  const tile = track.children[index];
  const control = tile?.querySelector<HTMLElement>('a[href], button') ?? tile;
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

/** One timer at a time; a new wait replaces the last, and leaving the page drops it. */
function useWait() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (milliseconds: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, milliseconds);
  };
}

export function useShelf(trackRef: RefObject<HTMLElement | null>, options: ShelfOptions) {
  const { tiles, kind, perPage } = options;
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const waitForFocus = useWait();
  const waitForReset = useWait();

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    let rest: ReturnType<typeof setTimeout>;
    const measure = () => setShelf(measureShelf(track, { tiles, kind, perPage }));
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(measure, restAfter);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(track);
    track.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      resized.disconnect();
      track.removeEventListener('scroll', onScroll);
    };
  }, [trackRef, tiles, kind, perPage]);

  const goTo = (first: number, focus: boolean) => {
    const track = trackRef.current;
    if (!track || !shelf) return;
    // Counted at once, so that a second press during the scroll turns the next page, not this one again.
    setShelf({ ...shelf, first });
    track.scrollTo({ left: first * tileStep(track) });
    if (focus) waitForFocus(focusDelay, () => focusTile(track, first));
  };

  return {
    shelf,
    turn: (direction: 'forward' | 'back', focus: boolean) => {
      if (shelf) goTo(turnedTo(shelf, direction), focus);
    },
    startOver: () => waitForReset(resetPause, () => goTo(0, true)),
  };
}
