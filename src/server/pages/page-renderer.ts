// One page from React Router: what it is told of the shop and of who looks, and what it says of itself.
import type { Logger } from 'pino';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Rendering } from '../../contract/rendering.ts';
import { sqlFailureOf } from '../../database/sql-state.ts';
import type { Money } from '../../domain/pricing/money.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { withGroundCost } from '../../domain/shipping/delivery-terms.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { forPages, type Shop } from '../../shop/shop.ts';
import { words } from '../../words/failure/words.ts';
import { listsTag } from '../cache/tagged-cache.ts';
import type { CardPage } from '../payment/card-entry.ts';
import type { ShopSettings } from '../settings/stored-settings.ts';
import { requestLanguage } from '../visitor/speaking.ts';
import type { PublicVisitor } from '../visitor/visitor.ts';
import type { PageNavigation } from './navigation.ts';
import { webContexts } from './web-build.ts';

/** Makes a logger for one request, when there is something to say. */
export type Log = () => Logger;

/** What only a page for one visitor has. */
export type Own = Pick<Rendering, 'owner' | 'customer' | 'formValues' | 'flagView'>;

export interface RendererDeps {
  readonly build: (language: Language) => Promise<ServerBuild>;
  readonly shop: Shop;
  readonly filmSources: Rendering['filmSources'];
  readonly mostAirProhibited: number;
  readonly settings: () => ShopSettings;
  readonly navigation: Pick<PageNavigation, 'in'>;
  /** What ground costs at home those whom the test of rates is for. */
  readonly groundCostOfTest: Money;
  readonly klarnaSignatureFrom: Rendering['klarnaSignatureFrom'];
  /** Who takes cards, and what a page that takes them may load for it. */
  readonly cardPage: (flags: Rendering['flags']) => CardPage;
  readonly payInFour: Rendering['payInFour'];
  readonly origin: string;
  readonly isDevelopment: boolean;
  readonly hasDevTools: boolean;
  readonly hasOutbox: boolean;
  readonly eventDelayMs: number;
  readonly now: () => number;
}

export interface Rendered {
  readonly response: Response;
  /** The products, and the lists, whose change makes it stale. */
  readonly shows: ReadonlySet<number>;
  /** When it is another by itself; infinity where nothing is planned. */
  readonly holdsUntil: number;
  /** What search engines should read of it, as JSON. */
  readonly described: readonly string[];
  /** Whether a part of it failed; a page that streams may still come to that. */
  readonly hasFailed: () => boolean;
}

/** `own` makes it a page for one visitor alone, which is sent while it is made. */
export type Render = (
  request: Request,
  visitor: PublicVisitor,
  log: Log,
  own?: Own & { readonly nonce: string },
) => Promise<Rendered>;

export function createRenderer(deps: RendererDeps): Render {
  const pageShop = forPages(deps.shop, unlessAway);
  return async (request, visitor, log, own) => {
    const build = await deps.build(requestLanguage());
    const shows = new Set<number>();
    const described: string[] = [];
    let hasFailed = false;
    let holdsUntil = Number.POSITIVE_INFINITY;
    const contexts = webContexts(build);
    const { name, contact, look, delivery, returns } = deps.settings();
    contexts.nameShop(name);
    const context = new RouterContextProvider();
    context.set(contexts.shop, pageShop);
    context.set(contexts.rendering, {
      mode: own ? 'stream' : 'whole',
      ...(own && { nonce: own.nonce }),
      owner: own?.owner ?? null,
      customer: own?.customer ?? null,
      formValues: own?.formValues ?? {},
      flagView: own?.flagView ?? null,
      cardEntry: deps.cardPage(visitor.flags).entry,
      payInFour: deps.payInFour,
      delivery: visitor.flags.shipping_rates_b_test
        ? withGroundCost(delivery, deps.groundCostOfTest)
        : delivery,
      returns,
      mostAirProhibited: deps.mostAirProhibited,
      contact,
      lookPath: look?.path ?? null,
      navigation: deps.navigation.in(requestLanguage()),
      klarnaSignatureFrom: deps.klarnaSignatureFrom,
      onError: (error) => {
        hasFailed = true;
        log().error({ event: 'request.failed', err: error }, 'a page failed');
      },
      lists: () => void shows.add(listsTag),
      shows: (ids) => {
        for (const id of ids) shows.add(id);
      },
      holdsUntil: (at) => {
        holdsUntil = Math.min(holdsUntil, at);
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
      lengthUnit: visitor.lengthUnit,
      duties: visitor.duties,
      isLowestPriceDue: visitor.isLowestPriceDue,
      consent: visitor.consent,
      now: shopTime(deps.now()),
      eventDelayMs: deps.eventDelayMs,
      hasDevTools: deps.hasDevTools,
      hasOutbox: deps.hasOutbox,
    });
    const handle = handlerOf(build, deps.isDevelopment ? 'development' : 'production');
    const response = await handle(request, context);
    return { response, shows, holdsUntil, described, hasFailed: () => hasFailed };
  };
}

const handlers = new WeakMap<ServerBuild, RequestHandler>();

/** One for each build: making it compiles every route. */
function handlerOf(build: ServerBuild, mode: string): RequestHandler {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
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
