import { isRouteErrorResponse } from 'react-router';
import type { Failure } from './failure-page.tsx';

const noLine = 'You are offline, so this page could not be fetched. Try again when the line is back.';
const ourFault = 'Not your bag; that is safe. Try again in a moment.';

/** What to tell a shopper. Only failures answered on purpose bring their own words; others keep theirs to the log. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: isOffline() ? noLine : ourFault };
  const { status, data } = error;
  return { status, message: typeof data === 'string' && data !== '' ? data : ourFault };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
