// What stands between header and footer. A page that fails is replaced here, and the rest of the document stays.
import { Outlet, useRouteError } from 'react-router';
import { failureOf } from '../features/failure/failure-of.ts';
import { FailurePage } from '../features/failure/failure-page.tsx';

export default function Main() {
  return <Outlet />;
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
