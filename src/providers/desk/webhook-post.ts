// Hands a webhook over to an address of somebody else's.
import { type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { AddressRefusal, WebhookAnswer } from '../../domain/desk/webhook.ts';
import {
  createAddressGuard,
  isUnknownHost,
  lookupOf,
  orAborted,
  PrivateAddress,
  type ResolvedAddress,
} from '../network/public-address.ts';

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

const everydayMs = 10_000;

export function createWebhookPost({
  mayReachPrivate,
  mostMs = everydayMs,
  lookup,
}: WebhookRules): WebhookPost {
  const checkedAddresses = createAddressGuard({ mayReachPrivate, ...(lookup && { lookup }) });
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
        await checkedAddresses(url);
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
        const found = await orAborted(checkedAddresses(url), ending);
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
    lookup: lookupOf(found),
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
