// Where the shop may go on somebody's word. A name is resolved here and every address it has is looked at; the connection
// then goes to those very addresses, so that a name cannot point elsewhere a moment later.
import { lookup as resolve } from 'node:dns/promises';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { isNowhere } from '../visitor/ip-countries.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Ways into IPv4 from IPv6, and what is not routed: only what is left of 2000::/3 is somebody else's. */
const detours = new BlockList();
detours.addSubnet('192.88.99.0', 24, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  detours.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  if (isNowhere(address)) return true;
  if (isIPv4(address)) return detours.check(address, 'ipv4');
  return !routed.check(address, 'ipv6') || detours.check(address, 'ipv6');
}

export class PrivateAddress extends Error {}

export interface AddressRules {
  readonly mayReachPrivate: boolean;
  readonly lookup?: (host: string) => Promise<readonly ResolvedAddress[]>;
  readonly isPrivate?: (address: string) => boolean;
}

export function createAddressGuard({
  mayReachPrivate,
  lookup = (host) => resolve(host, { all: true }),
  isPrivate = isPrivateAddress,
}: AddressRules): (url: URL) => Promise<readonly ResolvedAddress[]> {
  const mayReach = ({ address }: ResolvedAddress) => mayReachPrivate || !isPrivate(address);
  /** One address that may not be is enough to refuse a name: which of them is taken is not ours to say. */
  return async (url) => {
    const host = hostOf(url);
    const family = isIP(host);
    const found = family === 0 ? await lookup(host) : [{ address: host, family }];
    if (!found.every(mayReach)) throw new PrivateAddress(host);
    return found;
  };
}

/** For a connection that goes to these and to no other. */
export const lookupOf =
  (found: readonly ResolvedAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = found;
    if (all === true) done(null, [...found]);
    else if (first) done(null, first.address, first.family);
    else done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
  };

/** A name server that never answers must not keep its place. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end));
}

/** Of IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export const isUnknownHost = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN');
