import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and for the first moment in the browser: until then only what HTML can do works. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
