// Back closes what is open before it leaves the page. A link inside an overlay that leads away says `replace` and
// does not close it: arriving does, and Back from there returns to the page the overlay lay on.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { languageOfPath } from '../../../domain/visitor/language-path.ts';
import { BackStack } from './back-stack.ts';

// As soon as this is loaded, which root.tsx sees to, so that Back is heard here before the router hears it.
const stack = typeof window === 'undefined' ? null : new BackStack(window);

/**
 * For anything that covers the page: `close` is called when Back is pressed while it is open, or the page changes. After
 * Back the address is the next page's before that page has come: what is opened meanwhile was opened for it, and stays.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const latest = useRef({ isOpen, close });
  useEffect(() => {
    latest.current = { isOpen, close };
  });
  const openedAt = useRef('');
  useEffect(() => {
    if (!isOpen) return;
    openedAt.current = languageOfPath(window.location.pathname).path;
    return stack?.open(() => latest.current.close());
  }, [isOpen]);
  const page = useRef(pathname);
  useEffect(() => {
    const isOther = page.current !== pathname && openedAt.current !== pathname;
    if (isOther && latest.current.isOpen) latest.current.close();
    page.current = pathname;
  }, [pathname]);
}
