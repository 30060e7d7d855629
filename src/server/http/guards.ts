// What is turned away before anything is read or done. Plain functions, called in one place and in order: each
// throws the refusal it stands for.
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { words } from '../../words/failure/words.ts';
import type { Environment } from './environment.ts';
import { ProblemError } from './problem.ts';
import type { VisitorLimit } from './visitor-limit.ts';

export type Guard = (c: Context<Environment>) => void;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const longestAddress = 4_096;

/** This machine's own names are always known; any other must be the shop's address. Who names two means neither. */
export function isKnownHost(origin: string): (request: IncomingMessage) => boolean {
  const own = new URL(origin).host;
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
  return ({ headers: { host = '' }, rawHeaders }) =>
    (host === own || local.test(host)) && !namesTwoHosts(rawHeaders);
}

/** Node takes the first and drops the rest; whoever stands in between may have taken the last. */
function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

export function knownHostOnly(origin: string): Guard {
  const isKnown = isKnownHost(origin);
  return (c) => {
    if (!isKnown(c.env.incoming)) throw new ProblemError('unknown_host', words.notThatHost);
  };
}

/** A URL that is not well-formed text never reaches a route. */
export const wellFormedOnly: Guard = (c) => {
  const url = c.env.incoming.url ?? '';
  if (url.length > longestAddress) throw new ProblemError('invalid_request', words.addressTooLong);
  if (url.includes('%') && !isWellFormed(url))
    throw new ProblemError('invalid_request', words.addressMalformed);
};

function isWellFormed(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

/** Every unsafe method, whatever its body: only our own pages may send it, but for calls that prove themselves. */
export function sameOriginOnly(origin: string, proven: RegExp): Guard {
  return (c) => {
    if (isSafeMethod(c.req.method) || proven.test(c.req.path)) return;
    refuseOtherSites(c, origin);
  };
}

export function isSafeMethod(method: string): boolean {
  return safeMethods.has(method);
}

export function refuseOtherSites(c: Context<Environment>, origin: string): void {
  const site = c.req.header('sec-fetch-site');
  const allowed = site === undefined ? c.req.header('origin') === origin : site === 'same-origin';
  if (!allowed) throw new ProblemError('cross_site', words.ourPagesOnly);
}

/** Every request costs one; what takes more work is charged for it by whoever does the work. */
export function rateLimited(limit: VisitorLimit): Guard {
  return (c) => {
    const spend = (cost: number) => {
      if (!limit.take(c.get('asker'), performance.now(), cost))
        throw new ProblemError('too_many_requests', words.tooMuchAtOnce);
    };
    c.set('spend', spend);
    spend(1);
  };
}
