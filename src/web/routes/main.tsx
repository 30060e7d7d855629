// What stands between header and footer, and what may lie over it: every page can sell, and let people wait.
// A page that fails is replaced here, and the rest of the document stays.
import { useMemo } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { failureOf } from '../features/failure/failure-of.ts';
import { FailurePage } from '../features/failure/failure-page.tsx';
import { useWaitlist } from '../features/waitlist/use-waitlist.tsx';
import { type Counter, CounterContext } from '../state/counter.ts';

export default function Main() {
  const { soldOut, Waitlist, overlay: waitlistOverlay } = useWaitlist();
  const counter = useMemo<Counter>(() => ({ soldOut, Waitlist }), [soldOut, Waitlist]);
  return (
    <CounterContext value={counter}>
      <Outlet />
      {waitlistOverlay}
    </CounterContext>
  );
}

export function ErrorBoundary() {
  const failure = failureOf(useRouteError());
  return (
    <>
      <title>{`${failure.status === 404 ? 'Not found' : 'Trouble'} | Vitrine`}</title>
      <FailurePage {...failure} />
    </>
  );
}
