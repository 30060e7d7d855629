// Pages: from memory where they are the same for everyone, streamed where they are somebody's own.
import { randomBytes } from 'node:crypto';
import type { PageRule } from '../../contract/pages.ts';
import type { Rendering } from '../../contract/rendering.ts';
import type { Product } from '../../domain/product/product.ts';
import { meaningfulQuery } from '../../domain/product/product-address.ts';
import { productIdOfRoute } from '../../domain/product/product-id.ts';
import { unsoldCountry } from '../../domain/shipping/delivery-terms.ts';
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import { words } from '../../words/failure/words.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { ProblemError } from '../http/problem.ts';
import { bothSources, contentSecurityPolicy, type OutsideSources } from '../http/security-headers.ts';
import { lenderSources } from '../payment/pay-in-four.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import type { PublicVisitor } from '../visitor/visitor.ts';
import { Ceiling, TooManyWaiting } from './ceiling.ts';
import { type Notices, noticeStream, withNotice } from './notices.ts';
import { finishedDocument, Page, scriptHashes } from './page.ts';
import { addressOf, type PageRequest } from './page-address.ts';
import { fromAnywhere, keyOf } from './page-key.ts';
import { createRenderer, type Log, type Own, type RendererDeps } from './page-renderer.ts';
import { speculationPath } from './speculation.ts';

export interface PageDeps extends RendererDeps {
  readonly cache: PageCache<Page>;
  readonly notices: Pick<Notices, 'at'>;
  /** Whether the database has stopped answering. */
  readonly isAway: () => boolean;
}

/** What comes with the question for a page. */
export interface Asking<V extends PublicVisitor> {
  readonly visitor: V;
  /** In whose line a page that has to be made waits. */
  readonly whose: string;
  readonly log: Log;
  /** Takes so much of the rate of whoever asks; throws the refusal when there is not so much left. */
  readonly spend: (cost: number) => void;
}

export interface Pages {
  /** A page that is the same for everyone like this visitor. It cannot read cookies: none are passed to it. */
  readonly shared: (pageRequest: PageRequest, asking: Asking<PublicVisitor>) => Promise<Page>;
  /** The page at this very address when it is kept: no work, no waiting. */
  readonly findCachedPage: (address: string, visitor: PublicVisitor) => Page | undefined;
  /** A page for one visitor alone: it may know whose bag it shows, and is never kept. */
  readonly personal: (
    request: Request,
    rule: PageRule,
    asking: Asking<PublicVisitor> & Own,
  ) => Promise<Response>;
}

/** Every change is heard at once but what others bought and hold: that is no older than this while pages can be made. */
const cachedForMs = 30_000;
/** A page that has to be made costs as much as this many that are kept, which is less than it takes. */
const makingCost = 10;
/** Making a page is work for one core: more at once would make each of them late, and all the rest. */
const madeAtOnce = 4;
/** Lines of seconds; whoever comes then is sent an old page if there is one. What is somebody's own may wait longer. */
const line = { shared: { mostWaiting: 40, mostOfOne: 10 }, personal: { mostWaiting: 80, mostOfOne: 20 } };
/** A time at which whatever is kept still holds. */
const always = 0;

export function createPages(deps: PageDeps): Pages {
  const render = createRenderer(deps);
  const inFlight = new Map<string, Promise<Page>>();
  const ceiling = new Ceiling(madeAtOnce);
  /** While the database is away a page is shown as it was last known: there is nothing newer to be had. */
  const findKnown = (key: string) =>
    deps.isAway() ? deps.cache.getAnyAge(key) : deps.cache.get(key, deps.now());

  const stillHolding = (page: Page | undefined) => (page && page.holdsUntil > deps.now() ? page : undefined);

  /** Whoever sees what nobody can look up right now is told so. */
  const toShow = (page: Page) => (deps.isAway() && page.status === 200 ? page.asLastKnown() : page);

  /** What a page of this kind may load from elsewhere, for a visitor with these flags. */
  const outsideOf = ({ takesCards, tellsPayInFour }: PageRule, flags: Rendering['flags']): OutsideSources =>
    bothSources(
      takesCards ? deps.cardPage(flags).sources : {},
      tellsPayInFour ? lenderSources(deps.payInFour, flags) : {},
    );

  const make = async (
    pageRequest: PageRequest,
    key: string,
    visitor: PublicVisitor,
    log: Log,
  ): Promise<Page> => {
    const { generation } = deps.cache;
    const beganAway = deps.isAway();
    const notice = deps.notices.at(deps.now(), pageRequest.language);
    const rendered = await render(new Request(`${deps.origin}${addressOf(pageRequest)}`), visitor, log);
    const { response, shows, described, hasFailed } = rendered;
    const holdsUntil = Math.min(rendered.holdsUntil, notice.holdsUntil);
    const page = await pageOf(
      response,
      described,
      notice.html,
      pageRequest.rule,
      outsideOf(pageRequest.rule, visitor.flags),
      holdsUntil,
    );
    // A part that failed is left out of the page, or says so: the next visitor may have it whole. And what is made while
    // the database is away is made of what was known, which may have changed.
    if (response.status === 200 && !hasFailed() && !beganAway && !deps.isAway()) {
      const until = Math.min(deps.now() + cachedForMs, holdsUntil);
      // The compressed forms come later and are smaller than the page itself.
      deps.cache.put(key, page, { bytes: page.bytes * 2, tags: [...shows], until, generation });
    }
    if (response.status === 404) deps.cache.forget(key);
    return page;
  };

  const productOf = async ({ name, params }: PageRequest): Promise<Product | null> => {
    const id = name === 'product' ? productIdOfRoute(params.productId ?? '') : null;
    return id === null ? null : deps.shop.product.view(id, requestLanguage()).catch(() => null);
  };

  /** Without parameters that mean nothing for the product it names. */
  const meaningful = async (pageRequest: PageRequest): Promise<PageRequest> => {
    const product = /(^|&)(size|image)=/.test(pageRequest.query) ? await productOf(pageRequest) : null;
    return product ? { ...pageRequest, query: meaningfulQuery(pageRequest.query, product) } : pageRequest;
  };

  /** A product that ships to some countries alone is told of those; there are never more copies than it has countries. */
  const seenAs = async (pageRequest: PageRequest, visitor: PublicVisitor): Promise<PublicVisitor> => {
    const seen = fromAnywhere(visitor, deps.settings().delivery);
    if (seen.country === null || seen.country === unsoldCountry) return seen;
    const countries = (await productOf(pageRequest))?.restrictCountries ?? [];
    return countries.some(({ code }) => code === visitor.country)
      ? { ...seen, country: visitor.country }
      : seen;
  };

  /** A page that is sent while it is made has the line above it too. */
  const withLine = (response: Response): Response => {
    const { html } = deps.notices.at(deps.now(), requestLanguage());
    if (html === '' || response.body === null || !isHtml(response)) return response;
    return new Response(response.body.pipeThrough(noticeStream(html)), response);
  };

  return {
    shared: async (given, { visitor: whoever, whose, log, spend }) => {
      const pageRequest = await meaningful(given);
      const visitor = await seenAs(pageRequest, whoever);
      const key = keyOf(addressOf(pageRequest), visitor);
      // Nobody waits in line for what is a little older than it should be, unless something on it has changed since.
      const old = () =>
        deps.isAway() ? deps.cache.getAnyAge(key) : stillHolding(deps.cache.get(key, always));
      const cachedPage = findKnown(key) ?? (ceiling.isFull ? old() : undefined) ?? inFlight.get(key);
      if (cachedPage) return toShow(await cachedPage);
      spend(makingCost - 1);
      const made = ceiling
        .run(() => make(pageRequest, key, visitor, log), { whose, ...line.shared })
        .then(
          (page) => (page.status === 503 ? (deps.cache.getAnyAge(key)?.asLastKnown() ?? page) : page),
          (error) => (error instanceof TooManyWaiting ? (old() ?? refuse()) : Promise.reject(error)),
        )
        .finally(() => inFlight.delete(key));
      inFlight.set(key, made);
      return toShow(await made);
    },
    findCachedPage: (address, visitor) => {
      const seen = fromAnywhere(visitor, deps.settings().delivery);
      // From abroad the page of a product depends on where it ships, which the long way knows.
      const isKnown = seen.country === null || !languageOfPath(address).path.startsWith('/product/');
      const page = isKnown ? findKnown(keyOf(address, seen)) : undefined;
      return page && toShow(page);
    },
    personal: async (request, rule, { visitor, whose, log, spend, ...asking }) => {
      spend(makingCost - 1);
      const nonce = randomBytes(16).toString('base64');
      const own = { nonce, ...asking };
      const made = await ceiling
        .run(() => render(request, visitor, log, own), { whose, ...line.personal })
        .catch((error) => (error instanceof TooManyWaiting ? refuse() : Promise.reject(error)));
      const response = withLine(made.response);
      if (isHtml(response))
        response.headers.set(
          'Content-Security-Policy',
          contentSecurityPolicy(
            { nonce },
            {
              isDevelopment: deps.isDevelopment,
              outside: outsideOf(rule, visitor.flags),
            },
          ),
        );
      response.headers.set('Cache-Control', 'private, no-store');
      response.headers.set('X-Robots-Tag', 'noindex');
      return response;
    },
  };
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

async function pageOf(
  response: Response,
  described: readonly string[],
  notice: string,
  { isClosed }: PageRule,
  outside: OutsideSources,
  holdsUntil: number,
): Promise<Page> {
  const headers = Object.fromEntries(response.headers);
  let body = Buffer.from(await response.arrayBuffer());
  if (isHtml(response)) {
    const html = withNotice(finishedDocument(body.toString(), described), notice);
    headers['content-security-policy'] = contentSecurityPolicy({ hashes: scriptHashes(html) }, { outside });
    headers['speculation-rules'] = `"${speculationPath}"`;
    body = Buffer.from(html);
  }
  // The browser may keep it for Back, and asks again otherwise: the page may have changed.
  headers['cache-control'] = 'private, no-cache';
  if (isClosed) headers['x-robots-tag'] = 'noindex';
  return new Page(response.status, headers, body, holdsUntil);
}

function refuse(): never {
  throw new ProblemError('unavailable', words.greatMany);
}
