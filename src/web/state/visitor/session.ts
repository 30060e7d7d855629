// Who is signed in, as far as this browser knows. No page says it, since all pages are the same for everyone: it is asked
// once a page has loaded, and only by whoever left a mark here by signing in or loving something.
import { useEffect, useSyncExternalStore } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { call } from '../api/call.ts';
import { whenLoaded } from '../page/when-loaded.ts';

type Customer = CallAnswer<'GET /api/session'>['customer'];

let customer: Customer = null;
let hasRequested = false;
const listeners = new Set<() => void>();

/** Set by the shop together with what it cannot be read from. It opens nothing. */
export function hasMark(): boolean {
  return /(^|; )mine=/.test(document.cookie);
}

export async function refreshSession(): Promise<void> {
  hasRequested = true;
  const session = hasMark() ? await call('GET /api/session', {}) : null;
  if (session && !session.ok) return;
  customer = session?.data.customer ?? null;
  // The room that was left for a customer is nobody's (server/pages/page.ts).
  if (!customer) delete document.documentElement.dataset.mine;
  for (const listener of listeners) listener();
}

/** Null until it is known, and for guests. */
export function useCustomer(): Customer {
  useEffect(() => whenLoaded(() => void (hasRequested || refreshSession())), []);
  return useSyncExternalStore(watch, () => customer, nobody);
}

const nobody = () => null;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
