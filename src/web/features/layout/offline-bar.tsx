import { useLayoutEffect, useSyncExternalStore } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import { words } from '../../../words/layout/words.ts';
import styles from './offline-bar.module.css';

function watchLine(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

let wasOffline = false;

const leavingLink = 'a[href]:not([href^="#"])';

/**
 * A link or a search would only lead to an error: the page stays, and what was typed with it. Nor is anything fetched
 * ahead, since code that does not come makes the router load the whole page again. On the window, before all others.
 */
function stayHere(): () => void {
  const stop = new AbortController();
  const hear = (type: string, leads: (target: Element) => boolean, then?: (event: Event) => void) => {
    const hold = (event: Event) => {
      // Where a pointer leaves something for a link React takes this for its coming.
      const target = event.type === 'mouseout' ? (event as MouseEvent).relatedTarget : event.target;
      if (!(target instanceof Element) || !leads(target)) return;
      event.stopPropagation();
      then?.(event);
    };
    window.addEventListener(type, hold, { capture: true, passive: !then, signal: stop.signal });
  };
  const isLink = (target: Element) => target.closest(leavingLink) !== null;
  const refuse = (event: Event) => {
    event.preventDefault();
    announce(words.pageNotLoadedOffline, 'urgent');
  };
  for (const type of ['mouseover', 'mouseout', 'focusin', 'touchstart']) hear(type, isLink);
  hear('click', isLink, refuse);
  hear('submit', (form) => form.matches('form:not([method=post])'), refuse);
  return () => stop.abort();
}

/** Stays while there is no line, and keeps the page; says so when the line is back. */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  );
  // Before the bar is painted: what it moves under a resting pointer is held already.
  useLayoutEffect(() => {
    if (isOffline) announce(words.offlineKeepLooking);
    else if (wasOffline) announce(words.backOnline);
    wasOffline = isOffline;
    return isOffline ? stayHere() : undefined;
  }, [isOffline]);
  if (!isOffline) return null;
  return (
    <p className={styles.bar}>
      <b>{words.youAreOffline}</b> {words.keepLookingUntilBack}
    </p>
  );
}
