import { useRouteError } from 'react-router';
import { words } from '../../../words/failure/words.ts';
import { failureOf } from './failure-of.ts';
import { FailurePage } from './failure-page.tsx';

/** Stands where a page would, when it failed. */
export function FailureBoundary() {
  const failure = failureOf(useRouteError());
  return (
    <>
      <title>{`${failure.status === 404 ? words.titleNotFound : words.titleTrouble} | Vitrine`}</title>
      <FailurePage {...failure} />
    </>
  );
}
