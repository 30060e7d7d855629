import { startTransition, useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { whenLoaded } from '../page/when-loaded.ts';

/** Whether someone is signed in: no page knows, so it is asked once the page has loaded; false until then. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setIsSignedIn] = useState(false);
  useEffect(
    () =>
      whenLoaded(async () => {
        const session = await call('GET /api/session', {});
        startTransition(() => setIsSignedIn(session.ok && session.data.customer !== null));
      }),
    [],
  );
  return isSignedIn;
}
