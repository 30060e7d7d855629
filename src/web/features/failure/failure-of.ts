import { isRouteErrorResponse } from 'react-router';
import { words } from '../../../words/failure/words.ts';
import type { Failure } from './failure-page.tsx';

/** What to tell a shopper. Only failures answered on purpose bring their own words; others keep theirs to the log. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error))
    return { status: 500, message: isOffline() ? words.noLine : words.ourFault };
  const { status, data } = error;
  return { status, message: typeof data === 'string' && data !== '' ? data : words.ourFault };
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
