import { type RefObject, useEffect } from 'react';

/** Menus that the browser opens and closes by itself also close on Escape, and when one looks elsewhere. */
export function useMenus(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const openOnes = () => inside.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    // A press on plain words inside gives focus to whatever holds the menu: that is not elsewhere.
    const closeElsewhere = ({ target }: Event) => {
      for (const menu of openOnes()) {
        const isElsewhere = target instanceof Node && !menu.contains(target) && !target.contains(menu);
        if (isElsewhere) menu.open = false;
      }
    };
    document.addEventListener('pointerdown', closeElsewhere, { signal: stop.signal });
    document.addEventListener('focusin', closeElsewhere, { signal: stop.signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        for (const menu of openOnes()) {
          menu.open = false;
          menu.querySelector('summary')?.focus();
        }
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [inside]);
}
