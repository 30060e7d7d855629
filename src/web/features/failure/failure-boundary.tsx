import { useRouteError } from 'react-router';
import { failureOf } from './failure-of.ts';
import { FailurePage } from './failure-page.tsx';

/** Stands where a page would, when it failed. */
export function FailureBoundary() {
  const failure = failureOf(useRouteError());
  return (
    <>
      <title>{`${failure.status === 404 ? 'Not found' : 'Trouble'} | Vitrine`}</title>
      <FailurePage {...failure} />
    </>
  );
}
