// Letters that act. They never do inside a field or while a dialog is open, and every one has a button too.
import { useLayoutEffect, useRef } from 'react';
import { readKey } from '../../../domain/desk/keys.ts';

/** By the command: `j`, `g o`, `escape`. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const isField = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const isPressed = 'a, button, summary';

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the rows can be seen: a key that is pressed as soon as they are must not be lost.
  useLayoutEffect(() => {
    let pending = '';
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest(isField) || document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' && target?.closest(isPressed)) return;
      const reading = readKey(pending, event.key);
      pending = reading.pending;
      const act = reading.command === null ? undefined : latest.current[reading.command];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
