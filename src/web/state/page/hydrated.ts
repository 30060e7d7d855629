import { startTransition, useEffect, useState } from 'react';

/** False on the server and for the first moments in the browser: until then only what HTML can do works. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  // In small steps, after what a shopper may be waiting for.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
}
