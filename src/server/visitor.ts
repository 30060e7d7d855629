// Who is asking: resolved once a request, from nothing a stranger can forge.

import type { FlagSet } from '../domain/flags.ts';
import { defaultCurrency } from '../domain/money.ts';
import type { GuestCookie } from './guest-cookie.ts';

/** What a page kept for everyone may know. */
export interface PublicVisitor {
  /** ISO 3166 code; null when unknown. */
  readonly country: string | null;
  readonly currency: string;
  readonly flags: FlagSet;
}

export interface Visitor extends PublicVisitor {
  readonly guestId: string | null;
  /** A session cookie is present: nothing shared may be answered. */
  readonly hasSession: boolean;
}

export interface VisitorRules {
  readonly guestCookie: GuestCookie;
  readonly sessionCookieName: string;
  readonly trustedProxies: ReadonlySet<string>;
  readonly countryHeader: string;
  readonly flags: () => FlagSet;
}

interface Asked {
  readonly peerAddress: string | undefined;
  readonly header: (name: string) => string | undefined;
}

export function visitorOf({ peerAddress, header }: Asked, rules: VisitorRules): Visitor {
  const cookies = cookiesOf(header('cookie'));
  const country = rules.trustedProxies.has(plainAddress(peerAddress))
    ? header(rules.countryHeader)
    : undefined;
  return {
    guestId: rules.guestCookie.read(cookies.get(rules.guestCookie.name)),
    hasSession: cookies.has(rules.sessionCookieName),
    country: countryCode(country),
    currency: defaultCurrency.code,
    flags: rules.flags(),
  };
}

/** The address to count by: the proxy's word only when the proxy is ours; IPv6 by its /64. */
export function clientAddress({ peerAddress, header }: Asked, trustedProxies: ReadonlySet<string>): string {
  const peer = plainAddress(peerAddress);
  if (!trustedProxies.has(peer)) return network(peer);
  const hops = (header('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  const visitor = hops.findLast((hop) => hop !== '' && !trustedProxies.has(hop));
  return network(visitor ?? peer);
}

function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:/, '');
}

function network(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

/** XX and T1 are the proxies' words for unknown and for Tor. */
function countryCode(text: string | undefined): string | null {
  const code = text?.toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}

function cookiesOf(text: string | undefined): Map<string, string> {
  const pairs = (text ?? '').split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
  });
  return new Map(pairs.filter(([name]) => name !== ''));
}
