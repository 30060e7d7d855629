// What stands between header and footer, and what may lie over it: every page can sell, and let people wait.
// A page that fails is replaced here, and the rest of the document stays.
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useWaitlist } from '../features/waitlist/use-waitlist.tsx';
import { type WaitlistActions, WaitlistContext } from '../state/waitlist/waitlist-context.ts';

export default function Main() {
  const { soldOut, Waitlist, overlay: waitlistOverlay } = useWaitlist();
  const actions = useMemo<WaitlistActions>(() => ({ soldOut, Waitlist }), [soldOut, Waitlist]);
  return (
    <WaitlistContext value={actions}>
      <Outlet />
      {waitlistOverlay}
    </WaitlistContext>
  );
}

export { FailureBoundary as ErrorBoundary } from '../features/failure/failure-boundary.tsx';
