// Keeps count of the slide a natively scrolling track shows, and moves it.
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { slideShowing } from '../../../../domain/media/gallery.ts';

/** A scroll is over when nothing has moved for this long; not every browser says so itself. */
const restAfter = 120;

interface Place {
  /** The slide's index in the document. */
  readonly current: number;
  /** Where it stands in the row: not the same on phones where the film leads. */
  readonly place: number;
}

/** `onChange` hears of every slide a shopper comes to rest at, once. */
export function useTrack(
  track: RefObject<HTMLElement | null>,
  initial: number,
  onChange: (index: number, place: number) => void,
) {
  const [{ current, place }, setPlace] = useState<Place>({ current: initial, place: initial });
  const moves = useRef({ target: null as number | null, resting: initial, timer: 0, onChange });
  useEffect(() => {
    moves.current.onChange = onChange;
  });

  const mark = (index: number): number => {
    const stands = placeOf(startsOf(track.current), index);
    setPlace((was) =>
      was.current === index && was.place === stands ? was : { current: index, place: stands },
    );
    return stands;
  };

  const arrive = (index: number, isSilent: boolean) => {
    const stands = mark(index);
    if (moves.current.resting !== index && !isSilent) moves.current.onChange(index, stands);
    moves.current.resting = index;
  };

  /** Called again and again while it moves; only the last call comes to rest. */
  const rest = () => {
    clearTimeout(moves.current.timer);
    moves.current.timer = window.setTimeout(() => {
      moves.current.target = null;
      if (track.current && isScroller(track.current)) arrive(showing(track.current), false);
    }, restAfter);
  };

  const go = (index: number, { isSilent = false } = {}) => {
    const start = startsOf(track.current)[index];
    if (start === undefined) return;
    moves.current.target = index;
    track.current?.scrollTo({ left: start });
    rest();
    arrive(index, isSilent);
  };

  // Before the first paint in the browser, so that a picture asked for by address is the first one seen.
  useLayoutEffect(() => {
    const element = track.current;
    if (!element || initial === 0 || element.scrollLeft > 0) return;
    element.scrollTo({ left: startsOf(element)[initial] ?? 0, behavior: 'instant' });
  }, [track, initial]);

  // Where it stands is looked up with the next frame, which lays the page out anyway.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address; `mark` only reads refs
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = track.current;
      moves.current.resting = element && isScroller(element) ? showing(element) : initial;
      mark(moves.current.resting);
    });
    return () => cancelAnimationFrame(frame);
  }, [track, initial]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once; what it calls only reads refs
  useEffect(() => {
    const element = track.current;
    const scrolled = () => {
      rest();
      // On the way to a slide that was chosen, those it passes are not shown to anyone.
      if (element && moves.current.target === null) mark(showing(element));
    };
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => element?.removeEventListener('scroll', scrolled);
  }, [track]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = neighbour(startsOf(track.current), current, event.key);
    if (index === null || event.target !== event.currentTarget) return;
    event.preventDefault();
    go(index);
  };
  return { current, place, go, onKeyDown };
}

function startsOf(track: HTMLElement | null): number[] {
  return Array.from(track?.children ?? [], (slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
}

/** A wall of pictures does not scroll, and shows them all. */
function isScroller(track: HTMLElement): boolean {
  return track.scrollWidth > track.clientWidth + 1;
}

function showing(track: HTMLElement): number {
  return slideShowing(track.scrollLeft, track.scrollWidth - track.clientWidth, startsOf(track));
}

function placeOf(starts: readonly number[], index: number): number {
  const own = starts[index] ?? 0;
  return starts.filter((start) => start < own).length;
}

/** The slide a key leads to, by where slides stand; null for keys that lead nowhere. */
function neighbour(starts: readonly number[], current: number, key: string): number | null {
  const inOrder = starts.map((_, index) => index).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  const place = inOrder.indexOf(current);
  const wanted = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: starts.length - 1 }[key];
  return wanted === undefined ? null : (inOrder[wanted] ?? null);
}
