import { isRouteErrorResponse } from 'react-router';
import type { Failure } from './failure-page.tsx';

/** What to tell a shopper. Only failures answered on purpose bring their own words; others keep theirs to the log. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500, message: ourFault };
  const { status, data } = error;
  if (status === 404 && !isWords(data)) return { status, message: missing };
  return { status, message: isWords(data) ? data : ourFault };
}

const missing = 'The page moved, or never hung here. Start again from the window.';
const ourFault = 'Not your bag; that is safe. Try again in a moment.';

/** React Router puts words of its own into a 404 it makes itself. */
function isWords(data: unknown): data is string {
  return typeof data === 'string' && data !== '' && !data.startsWith('Error: No route matches');
}
