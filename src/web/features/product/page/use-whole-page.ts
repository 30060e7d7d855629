import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFirstPage } from '../../../state/page/first-page.ts';

/**
 * Whether a page shows all of itself. One that a tap leads to shows what was tapped first, and the rest follows in the
 * same breath; one that the server made, or that someone returns to at the place they left, is whole from the start.
 */
export function useWholePage(): boolean {
  const isReturn = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isWhole, setIsWhole] = useState(() => isFirstPage() || isReturn || hash !== '');
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
