// A category is taken by its grip and put down elsewhere in the tree with all that lies in it: dragged, where to the side is
// deeper, or lifted with Space and moved with arrows. What happens is said as well.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type LiftedBranch,
  type Neighbours,
  neighboursAt,
  type PlacedRow,
  placeNear,
  stepDepth,
  stepRow,
  type TreePlace,
} from '../../../domain/desk/tree-place.ts';

interface Lift {
  readonly id: number;
  readonly branch: LiftedBranch;
  /** What was lifted, by how deep it lies in itself. */
  readonly ids: readonly PlacedRow[];
  readonly place: TreePlace;
  readonly from: TreePlace;
  /** Where the hand took it; null for keys. */
  readonly hand: { readonly x: number; readonly depth: number } | null;
}

type LiftEvent = 'lifted' | 'movedTo' | 'putDown' | 'putBack';

interface TreeLiftProps {
  rows: readonly PlacedRow[];
  mostLevels: number;
  /** What is said aloud of it, where it is by now. */
  say: (what: LiftEvent, id: number, where: Neighbours) => string;
  onPutDown: (id: number, where: Neighbours) => void;
}

/** A level, as the list draws it. */
const levelWidth = 24;

export function useTreeLift({ rows, mostLevels, say, onPutDown }: TreeLiftProps) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [status, setStatus] = useState('');
  const tell = (what: LiftEvent, one: Lift, place: TreePlace) =>
    setStatus(say(what, one.id, neighboursAt(one.branch, place)));
  const move = (one: Lift, place: TreePlace | null) => {
    if (!place || (place.index === one.place.index && place.depth === one.place.depth)) return;
    setLift({ ...one, place });
    tell('movedTo', one, place);
  };
  const putDown = (one: Lift) => {
    setLift(null);
    tell('putDown', one, one.place);
    const isMoved = one.place.index !== one.from.index || one.place.depth !== one.from.depth;
    if (isMoved) onPutDown(one.id, neighboursAt(one.branch, one.place));
  };
  const putBack = (one: Lift) => {
    setLift(null);
    tell('putBack', one, one.from);
  };
  const follow = (one: Lift, { clientX, clientY }: globalThis.PointerEvent) => {
    if (!one.hand) return;
    const under = document.elementFromPoint(clientX, clientY)?.closest('[data-row]');
    const at = one.branch.rows.findIndex(
      ({ id }) => under instanceof HTMLElement && String(id) === under.dataset.row,
    );
    const index = at === -1 ? one.place.index : at < one.place.index ? at : at + 1;
    const depth = one.hand.depth + Math.round((clientX - one.hand.x) / levelWidth);
    move(one, placeNear(one.branch, { index, depth }));
  };
  const acts = useRef({ lift, follow, putDown, putBack });
  acts.current = { lift, follow, putDown, putBack };
  const isDragged = Boolean(lift?.hand);
  useEffect(() => {
    if (!isDragged) return;
    const withLift = (act: (one: Lift) => void) => {
      if (acts.current.lift) act(acts.current.lift);
    };
    const moved = (event: globalThis.PointerEvent) => withLift((one) => acts.current.follow(one, event));
    const down = () => withLift((one) => acts.current.putDown(one));
    const back = () => withLift((one) => acts.current.putBack(one));
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', down);
    window.addEventListener('pointercancel', back);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', down);
      window.removeEventListener('pointercancel', back);
    };
  }, [isDragged]);
  const take = (id: number, hand: Lift['hand']) => liftOf(rows, mostLevels, id, hand);
  return {
    liftedIds: lift?.ids.map(({ id }) => id) ?? [],
    shown: lift ? shownRows(lift) : rows,
    status,
    gripOf: ({ id, depth }: PlacedRow) => ({
      'aria-pressed': lift?.id === id,
      onPointerDown: ({ button, clientX }: PointerEvent) => {
        if (button === 0) setLift(take(id, { x: clientX, depth }));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const held = lift?.id === id ? lift : null;
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault();
          if (held) return putDown(held);
          const one = take(id, null);
          setLift(one);
          tell('lifted', one, one.place);
        } else if (held && event.key === 'Tab') putDown(held);
        else if (held && event.key === 'Escape') {
          event.preventDefault();
          putBack(held);
        } else if (held) {
          const place = placeByKey(held, event.key);
          if (!place) return;
          event.preventDefault();
          move(held, place);
        }
      },
    }),
  };
}

function liftOf(rows: readonly PlacedRow[], mostLevels: number, id: number, hand: Lift['hand']): Lift {
  const at = rows.findIndex((row) => row.id === id);
  const depth = rows[at]?.depth ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.depth <= depth);
  const branchRows = rows.slice(at, end === -1 ? rows.length : end);
  const ids = branchRows.map((row) => ({ id: row.id, depth: row.depth - depth }));
  const place = { index: at, depth };
  return {
    id,
    ids,
    place,
    from: place,
    hand,
    branch: {
      rows: rows.filter((row) => !branchRows.includes(row)),
      height: Math.max(...ids.map((row) => row.depth)) + 1,
      mostLevels,
    },
  };
}

function shownRows({ branch: { rows }, ids, place }: Lift): readonly PlacedRow[] {
  const lifted = ids.map(({ id, depth }) => ({ id, depth: depth + place.depth }));
  return rows.toSpliced(place.index, 0, ...lifted);
}

function placeByKey({ branch, place }: Lift, key: string): TreePlace | null {
  if (key === 'ArrowUp') return stepRow(branch, place, -1);
  if (key === 'ArrowDown') return stepRow(branch, place, 1);
  if (key === 'ArrowLeft') return stepDepth(branch, place, -1);
  return key === 'ArrowRight' ? stepDepth(branch, place, 1) : null;
}
