// A page that is kept goes out straight from memory, before a request object is even made. The same guards stand
// here as on the long way; whatever is not a plain hit is left to it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { encodingFor } from '../http/files/static-files.ts';
import { isKnownHost } from '../http/guards.ts';
import { type Meters, newRequestId, note } from '../http/observe.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { languageToEnter } from '../visitor/language.ts';
import { addressOfVisitor, type VisitorRules, visitorOf } from '../visitor/visitor.ts';
import { keepingAhead } from './page.ts';
import type { Pages } from './pages.ts';

export interface FastLaneDeps {
  readonly pages: Pages;
  readonly visitors: VisitorRules;
  readonly rateLimit: RateLimit;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly meters: Meters;
  readonly log: Logger;
}

/** Whether it was answered here. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

export function openFastLane(deps: FastLaneDeps): FastLane {
  const isKnown = isKnownHost(deps.origin);
  return (request, response) => {
    if (request.method !== 'GET' || !isKnown(request.headers.host)) return false;
    const began = performance.now();
    const asked = {
      peerAddress: request.socket.remoteAddress,
      header: (name: string) => request.headers[name]?.toString(),
    };
    // Who would rather read another language is led there, by the long way.
    if (languageToEnter(request.url ?? '', asked.header, deps.visitors) !== null) return false;
    const visitor = visitorOf(asked, deps.visitors);
    const page = deps.pages.kept(request.url ?? '', visitor);
    const encoding = encodingFor(asked.header('accept-encoding'));
    const body = page?.ready(encoding);
    if (!page || !body) return false;
    // Left untaken when the bucket is empty: the long way then says so.
    if (!deps.rateLimit.take(addressOfVisitor(asked, deps.visitors), began)) return false;

    const requestId = newRequestId();
    response.writeHead(page.status, {
      ...deps.headers,
      ...page.headers,
      ...keepingAhead(asked.header('sec-purpose')),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(visitor.remember !== null && { 'set-cookie': visitor.remember }),
      vary: 'Accept-Encoding',
      'x-request-id': requestId,
      'content-length': body.byteLength,
    });
    response.end(body);
    note(deps.meters, deps.log, { requestId, method: 'GET', route: 'page', status: page.status, began });
    return true;
  };
}
