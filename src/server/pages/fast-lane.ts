// What is kept goes out straight from memory, before a request object is even made: pages, and products as the API shows
// them. The same guards stand here as on the long way; whatever is not a plain hit is left to it. And whoever asks too
// much is told so here: refusing must cost less than asking.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { viewProduct } from '../../contract/product/view.ts';
import { words } from '../../words/failure/words.ts';
import { jsonHeaders } from '../http/api.ts';
import { encodingFor } from '../http/files/static-files.ts';
import { isKnownHost } from '../http/guards.ts';
import { knownMethod, type Meters, newRequestId, note } from '../http/observe.ts';
import type { ProductViews } from '../http/product/product-views.ts';
import { refusal, sendRefusal } from '../http/refusal.ts';
import type { VisitorLimit } from '../http/visitor-limit.ts';
import { noteSecurityEvent } from '../logging/security-log.ts';
import { languageOfRequest, languageToEnter } from '../visitor/language.ts';
import { speaking } from '../visitor/speaking.ts';
import { askerOf, type Caller, type VisitorRules, visitorOf } from '../visitor/visitor.ts';
import type { CountSearch } from './count-search.ts';
import { keepingAhead } from './page.ts';
import type { Pages } from './pages.ts';

export interface FastLaneDeps {
  readonly pages: Pages;
  readonly productViews: ProductViews;
  readonly countSearch: CountSearch;
  readonly visitors: VisitorRules;
  readonly visitorLimit: VisitorLimit;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly meters: Meters;
  readonly log: Logger;
  readonly securityLog: Logger;
}

/** Whether it was answered here. */
export type FastLane = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Hit {
  readonly route: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A product's number as `productIdText` takes it, and no question after it. */
const productView = /^\/api\/product-view\/([1-9]\d{0,8})$/;

export function createFastLane(deps: FastLaneDeps): FastLane {
  const isKnown = isKnownHost(deps.origin);

  const pageFor = (url: string, caller: Caller): Hit | undefined => {
    // Who would rather read another language is led there, by the long way.
    if (languageToEnter(url, caller.header, deps.visitors) !== null) return;
    const visitor = visitorOf(caller, deps.visitors);
    const page = deps.pages.findCachedPage(url, visitor);
    const encoding = encodingFor(caller.header('accept-encoding'));
    const body = page?.ready(encoding);
    if (!page || !body) return;
    const headers = {
      ...page.headers,
      ...keepingAhead(caller.header('sec-purpose')),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(visitor.remember !== null && { 'set-cookie': visitor.remember }),
      vary: 'Accept-Encoding',
    };
    return { route: 'page', status: page.status, headers, body };
  };

  const viewFor = (url: string, caller: Caller): Hit | undefined => {
    const id = productView.exec(url)?.[1];
    if (id === undefined) return;
    const language = languageOfRequest(url, caller.header, deps.origin);
    const json = deps.productViews.cached(Number(id), visitorOf(caller, deps.visitors), language);
    if (json === undefined) return;
    return { route: viewProduct.path, status: 200, headers: jsonHeaders, body: json };
  };

  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    { header, address, began }: Pick<Caller, 'header'> & { address: string; began: number },
  ) => {
    const { url = '', method = '' } = request;
    const refused = speaking(languageOfRequest(url, header, deps.origin), () =>
      refusal('too_many_requests', words.tooMuchAtOnce, deps.headers, request),
    );
    sendRefusal(response, refused);
    const { status, requestId } = refused;
    const logEntry = { requestId, method: knownMethod(method), route: 'unmatched' };
    noteSecurityEvent(
      deps.securityLog,
      'request.refused',
      { ...logEntry, address },
      { code: 'too_many_requests' },
    );
    note(deps.meters, deps.log, { ...logEntry, status, began });
  };

  return (request, response) => {
    const began = performance.now();
    const caller = {
      peerAddress: request.socket.remoteAddress,
      header: (name: string) => request.headers[name]?.toString(),
    };
    const asker = askerOf(caller, deps.visitors);
    const { address } = asker;
    if (deps.visitorLimit.isSpent(asker, began)) {
      refuse(request, response, { ...caller, address, began });
      return true;
    }
    if (request.method !== 'GET' || !isKnown(request)) return false;
    const { url = '' } = request;
    const hit = url.startsWith('/api/') ? viewFor(url, caller) : pageFor(url, caller);
    if (!hit) return false;
    deps.visitorLimit.take(asker, began);
    deps.countSearch(url, address);

    const { route, status, headers, body } = hit;
    const requestId = newRequestId();
    response.writeHead(status, {
      ...deps.headers,
      ...headers,
      'x-request-id': requestId,
      'content-length': body.byteLength,
    });
    response.end(body);
    note(deps.meters, deps.log, { requestId, method: 'GET', route, status, began });
    return true;
  };
}
