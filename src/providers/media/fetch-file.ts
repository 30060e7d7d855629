// Fetches a file from an address of somebody else's: from public addresses alone, through a few redirects each of which
// is looked at anew, and never more of it than is wanted.
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { FetchFaultCode } from '../../domain/import/import-picture.ts';
import {
  type AddressRules,
  createAddressGuard,
  isUnknownHost,
  lookupOf,
  orAborted,
  PrivateAddress,
} from '../network/public-address.ts';

export type FetchedFile =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly code: FetchFaultCode };

/** Rejects only when the signal says stop. */
export type FetchFile = (address: string, mostBytes: number, signal: AbortSignal) => Promise<FetchedFile>;

const mostRedirects = 3;
const everydayMs = 20_000;

export function createFetchFile(rules: AddressRules & { readonly mostMs?: number }): FetchFile {
  const guard = createAddressGuard(rules);
  const fetchFrom = async (
    url: URL,
    { mostBytes, ending, redirects }: { mostBytes: number; ending: AbortSignal; redirects: number },
  ): Promise<FetchedFile> => {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
      return { ok: false, code: 'not_an_address' };
    const found = await orAborted(guard(url), ending);
    const response = await get(url, { agent: false, lookup: lookupOf(found), signal: ending });
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400) {
      response.destroy();
      const next = URL.parse(headers.location ?? '', url);
      if (!next || redirects === 0) return { ok: false, code: 'bad_answer' };
      return fetchFrom(next, { mostBytes, ending, redirects: redirects - 1 });
    }
    if (statusCode !== 200) {
      response.destroy();
      // Whoever is busy says so, and is asked again later.
      return { ok: false, code: statusCode === 429 || statusCode >= 500 ? 'no_answer' : 'bad_answer' };
    }
    return readUpTo(response, mostBytes);
  };
  return async (address, mostBytes, signal) => {
    const url = URL.parse(address);
    if (!url) return { ok: false, code: 'not_an_address' };
    const deadline = AbortSignal.timeout(rules.mostMs ?? everydayMs);
    const ending = AbortSignal.any([signal, deadline]);
    try {
      return await fetchFrom(url, { mostBytes, ending, redirects: mostRedirects });
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) return { ok: false, code: 'no_answer' };
      if (error instanceof PrivateAddress) return { ok: false, code: 'private_address' };
      return { ok: false, code: isUnknownHost(error) ? 'unknown_host' : 'unreachable' };
    }
  };
}

function get(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { accept: 'image/jpeg, image/png, image/webp', 'user-agent': 'Vitrine' };
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  request(url, { ...options, headers })
    .on('response', resolve)
    .on('error', reject)
    .end();
  return promise;
}

async function readUpTo(response: IncomingMessage, mostBytes: number): Promise<FetchedFile> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    // Leaving the loop closes the connection: what is endless is not waited for.
    if (length > mostBytes) return { ok: false, code: 'too_large' };
    chunks.push(chunk);
  }
  return { ok: true, bytes: new Uint8Array(Buffer.concat(chunks)) };
}
