import { useRouteError } from 'react-router';
import { words } from '../../../words/failure/words.ts';
import { pageTitle } from '../../../words/shop-name.ts';
import { failureOf } from './failure-of.ts';
import { FailurePage } from './failure-page.tsx';

/** Stands where a page would, when it failed. */
export function FailureBoundary() {
  const failure = failureOf(useRouteError());
  return (
    <>
      <title>{pageTitle(failure.status === 404 ? words.titleNotFound : words.titleTrouble)}</title>
      <FailurePage {...failure} />
    </>
  );
}
