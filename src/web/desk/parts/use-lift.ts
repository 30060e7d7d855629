// What stands in an order changes places by hand: dragged by its grip, or lifted with Space, moved with arrows and put down
// again. What happens is said as well.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

interface Lift {
  readonly at: number;
  readonly from: number;
  readonly isDragged: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** What is said aloud, of the thing that is at a place now; places count from 0. */
export interface LiftWords {
  readonly lifted: (at: number) => string;
  readonly movedTo: (at: number) => string;
  readonly putDown: (at: number) => string;
  readonly putBack: (at: number) => string;
}

interface LiftProps {
  count: number;
  /** Told at once: the list shows where it would land. */
  onMove: (from: number, to: number) => void;
  onPutDown?: (from: number, to: number) => void;
}

export function useLift({ count, onMove, onPutDown }: LiftProps, says: LiftWords) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [news, setNews] = useState<{ readonly what: keyof LiftWords; readonly at: number } | null>(null);
  const latest = useRef({ lift, onMove, onPutDown });
  latest.current = { lift, onMove, onPutDown };
  const move = (to: number) => {
    const { lift: held } = latest.current;
    if (!held || to === held.at || to < 0 || to >= count) return;
    latest.current.onMove(held.at, to);
    setLift({ ...held, at: to });
    setNews({ what: 'movedTo', at: to });
  };
  const putDown = () => {
    const { lift: held } = latest.current;
    if (!held) return;
    setLift(null);
    setNews({ what: 'putDown', at: held.at });
    if (held.at !== held.from) latest.current.onPutDown?.(held.from, held.at);
  };
  const putBack = () => {
    const { lift: held } = latest.current;
    if (!held) return;
    if (held.at !== held.from) latest.current.onMove(held.at, held.from);
    setLift(null);
    setNews({ what: 'putBack', at: held.from });
  };
  const isDragged = lift?.isDragged ?? false;
  const acts = useRef({ move, putDown, putBack });
  acts.current = { move, putDown, putBack };
  useEffect(() => {
    if (!isDragged) return;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest('[data-place]');
      if (under instanceof HTMLElement) acts.current.move(Number(under.dataset.place));
    };
    const [down, back] = [() => acts.current.putDown(), () => acts.current.putBack()];
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', down);
    window.addEventListener('pointercancel', back);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', down);
      window.removeEventListener('pointercancel', back);
    };
  }, [isDragged]);
  return {
    liftedAt: lift?.at ?? null,
    // Said of the order as it is once it has moved.
    status: news ? says[news.what](news.at) : '',
    gripOf: (index: number) => ({
      'aria-pressed': lift?.at === index,
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) setLift({ at: index, from: index, isDragged: true });
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isLifted = lift?.at === index;
        const step = steps[event.key];
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          if (isLifted) return putDown();
          setLift({ at: index, from: index, isDragged: false });
          setNews({ what: 'lifted', at: index });
        } else if (isLifted && step !== undefined) {
          event.preventDefault();
          move(index + step);
        } else if (isLifted && event.key === 'Escape') {
          event.preventDefault();
          putBack();
        } else if (isLifted && event.key === 'Tab') putDown();
      },
    }),
  };
}
