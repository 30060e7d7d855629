// The way back from what was just done: offered for ten seconds, wherever one has gone meanwhile. While somebody points at
// it or has come to it by keyboard the time stands still.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { undoSeconds } from '../../../domain/desk/undo.ts';
import { words } from '../../../words/desk/words.ts';
import type { Answered } from '../../state/api/call.ts';
import { leavesForProof } from '../session/use-change.ts';
import styles from './undo.module.css';

export interface Undo {
  /** What was done. */
  readonly text: string;
  readonly takeBack: () => Promise<Answered<unknown>>;
  /** Reads anew what is shown. */
  readonly onTakenBack: () => void;
}

const UndoContext = createContext<(undo: Undo) => void>(() => undefined);

export const useOfferUndo = () => useContext(UndoContext);

type State =
  | { readonly step: 'offered' | 'busy'; readonly undo: Undo }
  | { readonly step: 'said'; readonly text: string }
  | null;

export function UndoPlace({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (state === null || state.step === 'busy' || isHeld) return;
    const timer = setTimeout(() => setState(null), undoSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [state, isHeld]);
  const takeBack = async (undo: Undo) => {
    setState({ step: 'busy', undo });
    const answer = await undo.takeBack();
    if (!answer.ok && leavesForProof(answer)) return;
    if (answer.ok) undo.onTakenBack();
    setHeld(false);
    setState({ step: 'said', text: answer.ok ? words.undone : answer.message });
  };
  return (
    <UndoContext value={(undo) => setState({ step: 'offered', undo })}>
      {children}
      <div className={styles.place} role="status">
        {state && (
          // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops the time
          <div
            className={styles.undo}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <span>{state.step === 'said' ? state.text : state.undo.text}</span>
            {state.step !== 'said' && (
              <button
                type="button"
                aria-disabled={state.step === 'busy' || undefined}
                onClick={() => state.step === 'offered' && takeBack(state.undo)}
              >
                {words.undo}
              </button>
            )}
          </div>
        )}
      </div>
    </UndoContext>
  );
}
