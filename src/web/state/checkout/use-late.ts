import { useEffect, useState } from 'react';

/** Work that is done sooner than this shows no sign of itself. */
export const loadingDelayMs = 250;

/** True once something has taken long enough to be worth a sign. */
export function useLate(isBusy: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return setIsLate(false);
    const timer = setTimeout(() => setIsLate(true), loadingDelayMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isLate;
}
