// Hands a webhook over to an address of somebody else's. The name is resolved here and every address it has is looked at;
// the connection then goes to those very addresses, so that a name cannot point elsewhere a moment later.
import { lookup as resolve } from 'node:dns/promises';
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import type { AddressRefusal, WebhookAnswer } from '../../domain/desk/webhook.ts';
import { isNowhere } from '../visitor/ip-countries.ts';

export interface WebhookMessage {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookPost {
  /** Null when the shop may send there, as far as is known now. */
  readonly refusalOf: (address: string) => Promise<AddressRefusal | null>;
  /** Rejects only when the signal says stop. */
  readonly send: (message: WebhookMessage, signal: AbortSignal) => Promise<WebhookAnswer>;
}

export interface WebhookRules {
  /** Also plain HTTP: in a private network there is nobody to sign a certificate. */
  readonly mayReachPrivate: boolean;
  /** Everything together: the name, the connection, the answer's head. */
  readonly mostMs?: number;
  readonly lookup?: (host: string) => Promise<readonly ResolvedAddress[]>;
}

interface ResolvedAddress {
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

class PrivateAddress extends Error {}

const everydayMs = 10_000;

export function createWebhookPost({
  mayReachPrivate,
  mostMs = everydayMs,
  lookup = (host) => resolve(host, { all: true }),
}: WebhookRules): WebhookPost {
  const mayReach = ({ address }: ResolvedAddress) => mayReachPrivate || !isPrivateAddress(address);

  /** One address that may not be is enough to refuse a name: which of them is taken is not ours to say. */
  const checkedAddresses = async (host: string) => {
    const family = isIP(host);
    const found = family === 0 ? await lookup(host) : [{ address: host, family }];
    if (!found.every(mayReach)) throw new PrivateAddress(host);
    return found;
  };

  const formRefusal = (url: URL | null): AddressRefusal | null => {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return 'not_an_address';
    return url.protocol === 'http:' && !mayReachPrivate ? 'not_https' : null;
  };

  return {
    refusalOf: async (address) => {
      const url = URL.parse(address);
      const refusal = formRefusal(url);
      if (refusal || !url) return refusal;
      try {
        await checkedAddresses(hostOf(url));
        return null;
      } catch (error) {
        // A name that is not known yet may be tomorrow; each try looks again.
        return error instanceof PrivateAddress ? 'private_address' : null;
      }
    },

    send: async ({ address, headers, body }, signal) => {
      const url = URL.parse(address);
      if (!url || formRefusal(url)) return { failure: 'not_https' };
      const deadline = AbortSignal.timeout(mostMs);
      const ending = AbortSignal.any([signal, deadline]);
      try {
        const found = await orAborted(checkedAddresses(hostOf(url)), ending);
        return await post(url, { headers, body }, found, ending);
      } catch (error) {
        signal.throwIfAborted();
        if (deadline.aborted) return { failure: 'no_answer' };
        if (error instanceof PrivateAddress) return { failure: 'private_address' };
        return { failure: isUnknownHost(error) ? 'unknown_host' : 'unreachable' };
      }
    },
  };
}

/** Nothing of the answer is read but its status, and no redirect is followed. */
function post(
  url: URL,
  { headers, body }: Pick<WebhookMessage, 'headers' | 'body'>,
  found: readonly ResolvedAddress[],
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: answering(found),
    signal,
  };
  const { promise, resolve: answered, reject } = Promise.withResolvers<WebhookAnswer>();
  const request = url.protocol === 'https:' ? requestSecure(url, options) : requestPlain(url, options);
  request.on('error', reject);
  request.on('response', (response) => {
    answered({ status: response.statusCode ?? 0 });
    response.on('error', () => undefined);
    response.destroy();
  });
  request.end(body);
  return promise;
}

const answering =
  (found: readonly ResolvedAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = found;
    if (all === true) done(null, [...found]);
    else if (first) done(null, first.address, first.family);
    else done(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '');
  };

/** A name server that never answers must not keep its place. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', end));
}

/** Of IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

const isUnknownHost = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN');
