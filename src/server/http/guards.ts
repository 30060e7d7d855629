// What is turned away before anything is read or done.
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from '../visitor.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './problem.ts';
import type { RateLimit } from './rate-limit.ts';

type Guard = MiddlewareHandler<Environment>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isUnsafe(method: string): boolean {
  return !safeMethods.has(method);
}

/** This machine's own names are always known; any other must be the shop's address. */
export function isKnownHost(origin: string): (host: string | undefined) => boolean {
  const own = new URL(origin).host;
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;
  return (host = '') => host === own || local.test(host);
}

export function knownHostOnly(origin: string): Guard {
  const isKnown = isKnownHost(origin);
  return async (c, next) => {
    if (!isKnown(c.env.incoming.headers.host))
      throw new Refusal('unknown_host', 'This server does not answer for that host name.');
    await next();
  };
}

/** Every unsafe method, whatever its body: only our own pages may send it. */
export function sameOriginOnly(origin: string): Guard {
  return async (c, next) => {
    if (isUnsafe(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const allowed = site === undefined ? c.req.header('origin') === origin : site === 'same-origin';
      if (!allowed) throw new Refusal('cross_site', 'Only pages of this shop may do that.');
    }
    await next();
  };
}

export function rateLimited(limit: RateLimit, trustedProxies: ReadonlySet<string>): Guard {
  return async (c, next) => {
    const address = clientAddress(
      { peerAddress: c.env.incoming.socket.remoteAddress, header: (name) => c.req.header(name) },
      trustedProxies,
    );
    if (!limit.take(address, performance.now()))
      throw new Refusal('too_many_requests', 'That was a lot at once. Please wait a moment and try again.');
    await next();
  };
}

/** A URL that is not well-formed text never reaches a route. */
export const wellFormedOnly: Guard = async (c, next) => {
  const url = c.env.incoming.url ?? '';
  if (url.length > 4_096) throw new Refusal('invalid_request', 'The address is too long.');
  try {
    if (decodeURIComponent(url.replaceAll('+', ' ')).includes('\0')) throw new URIError();
  } catch {
    throw new Refusal('invalid_request', 'The address is not well-formed.');
  }
  await next();
};
