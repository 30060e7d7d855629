// Pictures change places by hand: dragged by their grip, or lifted with Space, moved with arrows and put down again. What
// happens is said as well.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { words } from '../../../words/desk-pictures/words.ts';

interface Lift {
  readonly at: number;
  readonly from: number;
  readonly isDragged: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** `onMove` is told at once: the list shows where it would land. */
export function useLift(count: number, onMove: (from: number, to: number) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [status, setStatus] = useState('');
  const latest = useRef({ lift, onMove });
  latest.current = { lift, onMove };
  const move = (to: number) => {
    const { lift: held } = latest.current;
    if (!held || to === held.at || to < 0 || to >= count) return;
    latest.current.onMove(held.at, to);
    setLift({ ...held, at: to });
    setStatus(words.movedTo(to + 1, count));
  };
  const putDown = () => {
    const { lift: held } = latest.current;
    if (!held) return;
    setLift(null);
    setStatus(words.putDown(held.at + 1, count));
  };
  const putBack = () => {
    const { lift: held } = latest.current;
    if (!held) return;
    if (held.at !== held.from) latest.current.onMove(held.at, held.from);
    setLift(null);
    setStatus(words.putBack(held.from + 1));
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
    status,
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
          setStatus(words.lifted(index + 1, count));
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
