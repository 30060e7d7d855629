// Pages: from memory where they are the same for everyone, streamed where they are somebody's own.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageRule } from '../../contract/pages.ts';
import type { Rendering } from '../../contract/rendering.ts';
import { sqlFailureOf } from '../../database/sql-state.ts';
import type { Product } from '../../domain/product/product.ts';
import { meaningfulQuery } from '../../domain/product/product-address.ts';
import { productIdOfRoute } from '../../domain/product/product-id.ts';
import { homeOrAbroad } from '../../domain/visitor/country.ts';
import { forPages, type Shop } from '../../shop/shop.ts';
import { words } from '../../words/failure/words.ts';
import type { Language } from '../../words/language.ts';
import { languageOfPath } from '../../words/language-path.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { listsTag } from '../cache/tagged-cache.ts';
import { ProblemError } from '../http/problem.ts';
import { bothSources, contentSecurityPolicy, type OutsideSources } from '../http/security-headers.ts';
import type { CardPage } from '../payment/card-entry.ts';
import { lenderSources } from '../payment/pay-in-four.ts';
import { languageAsked } from '../visitor/speaking.ts';
import type { PublicVisitor } from '../visitor/visitor.ts';
import { Ceiling, TooManyWaiting } from './ceiling.ts';
import { finishedDocument, Page, scriptHashes } from './page.ts';
import { type AskedPage, addressOf } from './page-address.ts';
import { speculationPath } from './speculation.ts';
import { webContexts } from './web-build.ts';

/** Makes a logger for one request, when there is something to say. */
type Log = () => Logger;

export interface PageDeps {
  readonly build: (language: Language) => Promise<ServerBuild>;
  readonly shop: Shop;
  readonly cache: PageCache<Page>;
  readonly filmSources: Rendering['filmSources'];
  readonly shippingRewards: Rendering['shippingRewards'];
  readonly mostAirProhibited: number;
  /** Who takes cards, and what a page that takes them may load for it. */
  readonly cardPage: (flags: Rendering['flags']) => CardPage;
  readonly payInFour: Rendering['payInFour'];
  readonly origin: string;
  readonly isDevelopment: boolean;
  readonly hasDevTools: boolean;
  readonly eventDelayMs: number;
  /** Whether the database has stopped answering. */
  readonly isAway: () => boolean;
  readonly now: () => number;
}

/** What comes with the question for a page. */
export interface Asking<V extends PublicVisitor> {
  readonly visitor: V;
  readonly log: Log;
  /** Takes so much of the rate of whoever asks; throws the refusal when there is not so much left. */
  readonly spend: (cost: number) => void;
}

export interface Pages {
  /** A page that is the same for everyone like this visitor. It cannot read cookies: none are passed to it. */
  readonly shared: (asked: AskedPage, asking: Asking<PublicVisitor>) => Promise<Page>;
  /** The page at this very address when it is kept: no work, no waiting. */
  readonly kept: (address: string, visitor: PublicVisitor) => Page | undefined;
  /** A page for one visitor alone: it may know whose bag it shows, and is never kept. */
  readonly personal: (
    request: Request,
    rule: PageRule,
    asking: Asking<PublicVisitor> & Own,
  ) => Promise<Response>;
}

/** What only a page for one visitor has. */
export type Own = Pick<Rendering, 'owner' | 'customer' | 'typed' | 'flagView'>;

/** Every change is heard at once; this only bounds what a missed one could cost. */
const cachedForMs = 60_000;
/** A page that has to be made costs as much as this many that are kept, which is less than it takes. */
const makingCost = 10;
/** Making a page is work for one core: more at once would make each of them late, and all the rest. */
const madeAtOnce = 4;
/** A line of seconds; whoever comes then is sent an old page if there is one. What is somebody's own may wait longer. */
const mostWaiting = { shared: 40, personal: 80 };
/** A time at which whatever is kept still holds. */
const always = 0;

export function openPages(deps: PageDeps): Pages {
  const pageShop = forPages(deps.shop, unlessAway);
  const inFlight = new Map<string, Promise<Page>>();
  const ceiling = new Ceiling(madeAtOnce);
  /** While the database is away nothing goes out of date: there is nothing newer to be had. */
  const freshAt = () => (deps.isAway() ? always : deps.now());

  /** What a page of this kind may load from elsewhere, for a visitor with these flags. */
  const outsideOf = ({ takesCards, tellsPayInFour }: PageRule, flags: Rendering['flags']): OutsideSources =>
    bothSources(
      takesCards ? deps.cardPage(flags).sources : {},
      tellsPayInFour ? lenderSources(deps.payInFour, flags) : {},
    );

  const render = async (
    request: Request,
    visitor: PublicVisitor,
    log: Log,
    own?: Own & { readonly nonce: string },
  ) => {
    const build = await deps.build(languageAsked());
    const shows = new Set<number>();
    const described: string[] = [];
    let hasFailed = false;
    const contexts = webContexts(build);
    const context = new RouterContextProvider();
    context.set(contexts.shop, pageShop);
    context.set(contexts.rendering, {
      mode: own ? 'stream' : 'whole',
      ...(own && { nonce: own.nonce }),
      owner: own?.owner ?? null,
      customer: own?.customer ?? null,
      typed: own?.typed ?? {},
      flagView: own?.flagView ?? null,
      cardEntry: deps.cardPage(visitor.flags).entry,
      payInFour: deps.payInFour,
      shippingRewards: deps.shippingRewards,
      mostAirProhibited: deps.mostAirProhibited,
      onError: (error) => {
        hasFailed = true;
        log().error({ event: 'request.failed', err: error }, 'a page failed');
      },
      lists: () => void shows.add(listsTag),
      shows: (ids) => {
        for (const id of ids) shows.add(id);
      },
      annotate: (json) => {
        described.push(json);
      },
      origin: deps.origin,
      flags: visitor.flags,
      filmSources: deps.filmSources,
      country: visitor.country,
      ipCountry: visitor.ipCountry,
      exchange: visitor.exchange,
      duties: visitor.duties,
      consent: visitor.consent,
      now: deps.now(),
      eventDelayMs: deps.eventDelayMs,
      hasDevTools: deps.hasDevTools,
    });
    const handle = handlerOf(build, deps.isDevelopment ? 'development' : 'production');
    const response = await handle(request, context);
    return { response, shows, described, hasFailed: () => hasFailed };
  };

  const make = async (asked: AskedPage, key: string, visitor: PublicVisitor, log: Log): Promise<Page> => {
    const { generation } = deps.cache;
    const rendered = await render(new Request(`${deps.origin}${addressOf(asked)}`), visitor, log);
    const { response, shows, described, hasFailed } = rendered;
    const page = await pageOf(response, described, asked.rule, outsideOf(asked.rule, visitor.flags));
    // A part that failed is left out of the page, or says so: the next visitor may have it whole.
    if (response.status === 200 && !hasFailed()) {
      const until = deps.now() + cachedForMs;
      // The compressed forms come later and are smaller than the page itself.
      deps.cache.put(key, page, { bytes: page.bytes * 2, tags: [...shows], until, generation });
    }
    return page;
  };

  const productOf = async ({ name, params }: AskedPage): Promise<Product | null> => {
    const id = name === 'product' ? productIdOfRoute(params.productId ?? '') : null;
    return id === null ? null : pageShop.product.view(id).catch(() => null);
  };

  /** Without parameters that mean nothing for the product it names. */
  const meaningful = async (asked: AskedPage): Promise<AskedPage> => {
    const product = /(^|&)(size|image)=/.test(asked.query) ? await productOf(asked) : null;
    return product ? { ...asked, query: meaningfulQuery(asked.query, product) } : asked;
  };

  /** A product that ships to some countries alone is told of those; there are never more copies than it has countries. */
  const seenAs = async (asked: AskedPage, visitor: PublicVisitor): Promise<PublicVisitor> => {
    const seen = fromAnywhere(visitor);
    if (seen.country === null) return seen;
    const countries = (await productOf(asked))?.restrictCountries ?? [];
    return countries.some(({ code }) => code === visitor.country)
      ? { ...seen, country: visitor.country }
      : seen;
  };

  return {
    shared: async (given, { visitor: whoever, log, spend }) => {
      const asked = await meaningful(given);
      const visitor = await seenAs(asked, whoever);
      const key = keyOf(addressOf(asked), visitor);
      const kept = deps.cache.get(key, freshAt()) ?? inFlight.get(key);
      if (kept) return kept;
      spend(makingCost - 1);
      // An old page is better than none.
      const old = () => deps.cache.get(key, always);
      const made = ceiling
        .run(() => make(asked, key, visitor, log), mostWaiting.shared)
        .then(
          (page) => (page.status === 503 ? (old() ?? page) : page),
          (error) => (error instanceof TooManyWaiting ? (old() ?? refuse()) : Promise.reject(error)),
        )
        .finally(() => inFlight.delete(key));
      inFlight.set(key, made);
      return made;
    },
    kept: (address, visitor) => {
      const seen = fromAnywhere(visitor);
      // From abroad the page of a product depends on where it ships, which the long way knows.
      const isKnown = seen.country === null || !languageOfPath(address).path.startsWith('/product/');
      return isKnown ? deps.cache.get(keyOf(address, seen), freshAt()) : undefined;
    },
    personal: async (request, rule, { visitor, log, spend, ...asking }) => {
      spend(makingCost - 1);
      const nonce = randomBytes(16).toString('base64');
      const own = { nonce, ...asking };
      const { response } = await ceiling
        .run(() => render(request, visitor, log, own), mostWaiting.personal)
        .catch((error) => (error instanceof TooManyWaiting ? refuse() : Promise.reject(error)));
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

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One for each build: making it compiles every route. */
function handlerOf(build: ServerBuild, mode: string): RequestHandler {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

/** All a page for everyone knows of where its visitor is. */
function fromAnywhere({
  country,
  ipCountry,
  exchange,
  duties,
  flags,
  consent,
}: PublicVisitor): PublicVisitor {
  return {
    country: homeOrAbroad(country),
    ipCountry: homeOrAbroad(ipCountry),
    exchange,
    duties,
    flags,
    consent,
  };
}

function keyOf(address: string, visitor: PublicVisitor): string {
  const { country, ipCountry, duties, exchange, consent } = visitor;
  return `${address} ${country} ${ipCountry} ${duties} ${exchange.currency} ${consent} ${flagVariant(visitor)}`;
}

const variants = new WeakMap<PublicVisitor['flags'], string>();

/** The flags as a short text; the set is the same object until a flag changes. */
function flagVariant({ flags }: PublicVisitor): string {
  const known = variants.get(flags);
  if (known !== undefined) return known;
  const variant = Object.values(flags)
    .map((on) => (on ? '1' : '0'))
    .join('');
  variants.set(flags, variant);
  return variant;
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

async function pageOf(
  response: Response,
  described: readonly string[],
  { isClosed }: PageRule,
  outside: OutsideSources,
): Promise<Page> {
  const headers = Object.fromEntries(response.headers);
  let body = Buffer.from(await response.arrayBuffer());
  if (isHtml(response)) {
    const html = finishedDocument(body.toString(), described);
    headers['content-security-policy'] = contentSecurityPolicy({ hashes: scriptHashes(html) }, { outside });
    headers['speculation-rules'] = `"${speculationPath}"`;
    body = Buffer.from(html);
  }
  // The browser may keep it for Back, and asks again otherwise: the page may have changed.
  headers['cache-control'] = 'private, no-cache';
  if (isClosed) headers['x-robots-tag'] = 'noindex';
  return new Page(response.status, headers, body);
}

function refuse(): never {
  throw new ProblemError('unavailable', words.greatMany);
}

/** A database that is away becomes a page that says so. */
function unlessAway<A extends unknown[], R>(verb: (...given: A) => Promise<R>) {
  return async (...given: A): Promise<R> => {
    try {
      return await verb(...given);
    } catch (error) {
      if (sqlFailureOf(error) !== 'unavailable') throw error;
      throw new Response(words.catchingBreath, { status: 503 });
    }
  };
}
