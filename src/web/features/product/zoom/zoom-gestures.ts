// Fingers, wheel and keys on a picture that is looked at closely. The picture is moved without rendering anything:
// only whether it is near or whole is state.
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  boundView,
  closeUp,
  type Extent,
  fitInto,
  type Point,
  panView,
  type View,
  viewForKey,
  wholePicture,
  zoomedAt,
} from './zoom-rules.ts';

export interface Gestures {
  /** True while the picture is larger than its frame. */
  readonly isNear: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly whole: () => void;
  /** True when the key was for the zoom. */
  readonly press: (key: string) => boolean;
}

const doubleTapMs = 300;
const doubleTapReach = 30;
const original: Extent = { width: 2, height: 3 };

/** `slide` is the frame of the picture shown now; its only child is what moves. */
export function useZoomGestures(slide: RefObject<HTMLElement | null>, image: number): Gestures {
  const view = useRef<View>(wholePicture);
  const [isNear, setIsNear] = useState(false);

  const show = (wanted: View) => {
    const frame = slide.current?.getBoundingClientRect();
    const moving = slide.current?.firstElementChild;
    if (!frame || !(moving instanceof HTMLElement)) return;
    const next = boundView(wanted, fitInto(sizeOf(moving), frame), frame);
    view.current = next;
    moving.style.transform =
      next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    setIsNear(next.scale > 1);
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is another element, looked at afresh
  useEffect(() => {
    const frame = slide.current;
    if (!frame) return;
    view.current = wholePicture;
    setIsNear(false);
    const listening = new AbortController();
    listen(frame, listening.signal, view, (next) => latest.current(next));
    return () => {
      latest.current(wholePicture);
      listening.abort();
    };
  }, [slide, image]);

  const centre = { x: 0, y: 0 };
  return {
    isNear,
    zoomBy: (factor) => show(zoomedAt(view.current, factor, centre)),
    whole: () => show(wholePicture),
    press: (key) => {
      const next = viewForKey(view.current, key);
      if (next) show(next);
      return next !== null;
    },
  };
}

function sizeOf(moving: Element): Extent {
  const img = moving.querySelector('img');
  return img && img.naturalWidth > 0 ? { width: img.naturalWidth, height: img.naturalHeight } : original;
}

type Hear = (view: View) => void;

function listen(frame: HTMLElement, signal: AbortSignal, view: { readonly current: View }, show: Hear): void {
  const fingers = new Map<number, Point>();
  let lastTap = { at: 0, x: 0, y: 0 };

  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(type, hear, { signal, passive: false });

  on('wheel', (event) => {
    event.preventDefault();
    show(zoomedAt(view.current, Math.exp(-event.deltaY / 300), fromCentre(event)));
  });
  on('pointerdown', (event) => {
    fingers.set(event.pointerId, fromCentre(event));
    if (view.current.scale > 1) frame.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = fromCentre(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) show(pinchView(view.current, other, before, now));
    else if (view.current.scale > 1)
      show(panView(view.current, { x: now.x - before.x, y: now.y - before.y }));
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, (event) => {
      fingers.delete(event.pointerId);
    });
  on('click', (event) => {
    const { x, y } = fromCentre(event);
    const isDouble =
      event.timeStamp - lastTap.at < doubleTapMs && Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTapReach;
    lastTap = isDouble ? { at: 0, x, y } : { at: event.timeStamp, x, y };
    if (!isDouble) return;
    show(view.current.scale > 1 ? wholePicture : zoomedAt(wholePicture, closeUp, { x, y }));
  });
}

/** Two fingers: one stays, the other came from `before` to `now`. */
function pinchView(view: View, other: Point, before: Point, now: Point): View {
  const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = (point: Point) => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const moved = panView(view, { x: to.x - from.x, y: to.y - from.y });
  return zoomedAt(moved, apart(now) / apart(before), to);
}
