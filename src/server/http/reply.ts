// Every answer leaves through here, so that none leaves without the headers they all carry. They are handed over
// as one plain object: a Headers object built for each request costs more than the rest of a small answer.
import type { Context } from 'hono';
import { languages } from '../../domain/visitor/language.ts';
import { languageOfPath, pathIn } from '../../domain/visitor/language-path.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import type { Environment } from './environment.ts';

export type ReplyBody = string | Uint8Array<ArrayBuffer> | ReadableStream | null;

/** Header names in lower case. */
export function reply(
  c: Context<Environment>,
  body: ReplyBody,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const requestId = c.get('requestId');
  const response = new Response(body, {
    status,
    headers: {
      ...c.get('headers'),
      ...(requestId && { 'x-request-id': requestId }),
      ...headers,
      ...leadsTo(headers.location),
    },
  });
  for (const line of c.get('cookies') ?? []) response.headers.append('set-cookie', line);
  return response;
}

/** Calls and the desk have no language in their address. */
const isWithoutLanguage = /^\/(?:api|desk)(?:[/?]|$)/;

/** To a page in the language of whoever is led there, unless the address names one itself. */
function leadsTo(location: string | undefined): { readonly location?: string } {
  if (!location?.startsWith('/') || isWithoutLanguage.test(location)) return {};
  const isPlain = languageOfPath(location).language === languages[0];
  return isPlain ? { location: pathIn(requestLanguage(), location) } : {};
}
