// The way of a request through the server, in order.
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { operations } from '../../contract/operations.ts';
import type { SignedInCustomer } from '../../domain/account/customer.ts';
import type { SandboxProcessor } from '../../providers/payment/sandbox-processor.ts';
import type { CountSearch } from '../pages/count-search.ts';
import type { DeskEntry } from '../pages/desk-build.ts';
import type { Look } from '../pages/look.ts';
import type { Pages } from '../pages/pages.ts';
import type { Films } from '../pictures/films.ts';
import type { Photos } from '../pictures/photos.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { languageOfRequest } from '../visitor/language.ts';
import { speaking } from '../visitor/speaking.ts';
import { askerOf, type VisitorRules, visitorOf } from '../visitor/visitor.ts';
import type { ApiDeps } from './api-deps.ts';
import { apiDocs } from './api-docs.ts';
import { deskPages } from './desk/desk-pages.ts';
import { isFirstOwnerKey } from './desk/staff/begin-routes.ts';
import type { Environment } from './environment.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { logoRoutes } from './files/logo-routes.ts';
import { lookRoutes } from './files/look-routes.ts';
import type { StaticFile } from './files/static-files.ts';
import { staticRoutes } from './files/static-routes.ts';
import { knownHostOnly, rateLimited, sameOriginOnly, wellFormedOnly } from './guards.ts';
import { type HealthDeps, healthPaths, healthRoutes } from './health.ts';
import { sitemapRoutes } from './listing/sitemap-routes.ts';
import type { Load } from './load.ts';
import { filmRoutes } from './media/film-routes.ts';
import { pictureRoutes } from './media/picture-routes.ts';
import { observeRequests } from './observe.ts';
import { pageRoutes } from './page-routes.ts';
import { sandboxRoutes } from './payment/sandbox-routes.ts';
import { answerFailure } from './problem.ts';
import { apiRoutes } from './routes.ts';
import { findSignedIn } from './visitor/signed-in.ts';
import type { VisitorLimit } from './visitor-limit.ts';

export interface AppDeps extends HealthDeps {
  readonly api: ApiDeps;
  readonly pages: Pages;
  readonly countSearch: CountSearch;
  readonly visitors: VisitorRules;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly desk: DeskEntry;
  /** The merchant's own colors. */
  readonly lookNow: () => Look | null;
  readonly pictures: Pictures;
  readonly photos: Photos & { readonly films: Films };
  /** The built-in processor, whose pages the shop serves. */
  readonly sandbox: SandboxProcessor;
  readonly visitorLimit: VisitorLimit;
  readonly load: Load;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isDevelopment: boolean;
  readonly log: Logger;
  readonly securityLog: Logger;
}

/** Calls that need no page of ours: their token or signature is checked by the call. */
const proven = new RegExp(
  `^(?:${operations
    .filter((call) => call.provesItself)
    .map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'))
    .join('|')})$`,
);

export async function createApp(deps: AppDeps): Promise<Hono<Environment>> {
  const { origin, visitors } = deps;
  const isKnownHost = knownHostOnly(origin);
  const isWithinRate = rateLimited(deps.visitorLimit);
  const isSameOrigin = sameOriginOnly(origin, proven);
  const app = new Hono<Environment>();

  app.onError((error, c) => answerFailure(c, error));
  app.use(observeRequests(deps.meters, deps.log, deps.securityLog, deps.headers));
  // One step for all guards: every step of its own would cost each request a turn of the event loop's queue.
  app.use(async (c, next) => {
    const { headers, socket } = c.env.incoming;
    const caller = {
      peerAddress: socket.remoteAddress,
      header: (name: string) => headers[name]?.toString(),
    };
    const asker = askerOf(caller, visitors);
    c.set('asker', asker);
    c.set('address', asker.address);
    c.set('load', deps.load);
    isWithinRate(c);
    // Whoever looks after the shop asks by this machine's number.
    if (!healthPaths.has(c.req.path)) {
      isKnownHost(c);
      wellFormedOnly(c);
      isSameOrigin(c);
    }
    c.set('visitor', visitorOf(caller, visitors));
    let signedIn: Promise<SignedInCustomer | null> | undefined;
    c.set('signedIn', () => {
      signedIn ??= findSignedIn(c, deps.api);
      return signedIn;
    });
    await speaking(languageOfRequest(c.req.path, caller.header, origin), next);
  });
  const { shop, firstOwner } = deps.api;
  const mayBegin = async (key: string) => isFirstOwnerKey(firstOwner, key) && !(await shop.desk.hasStaff());
  app.route('/', healthRoutes(deps));
  app.route('/', await apiDocs());
  app.route('/', apiRoutes(deps.api));
  app.route('/', sandboxRoutes(deps.sandbox, textFont(deps.files), origin, deps.lookNow));
  app.route('/', sitemapRoutes(deps.api.shop.listing.sitemap, origin));
  app.route('/', feedRoutes(deps.api.shop.feed));
  app.route('/', lookRoutes(deps.lookNow));
  app.route('/', logoRoutes(deps.api.shop.settings.findLogo));
  app.route('/', staticRoutes(deps.files));
  app.route('/', filmRoutes(deps.photos.films));
  app.route('/', pictureRoutes(deps.pictures, deps.photos));
  app.route('/', deskPages(deps.desk, deps.isDevelopment, mayBegin));
  app.route(
    '/',
    pageRoutes(deps.pages, {
      formCookie: deps.api.formCookie,
      visitors,
      isDevelopment: deps.isDevelopment,
      countSearch: deps.countSearch,
    }),
  );
  return app;
}

/** The one that the shop's text is set in; while the shop is being worked on there is none among its files. */
function textFont(files: AppDeps['files']): StaticFile['identity'] | undefined {
  const path = [...files.keys()].find((name) => name.startsWith('/assets/hanken-grotesk-latin'));
  return path === undefined ? undefined : files.get(path)?.identity;
}
