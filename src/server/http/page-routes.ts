import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { regionFromQuery } from '../../domain/visitor/region.ts';
import type { SealedCookie } from '../account/sealed-cookie.ts';
import { keepingAhead } from '../pages/page.ts';
import { askedPage } from '../pages/page-address.ts';
import type { Pages } from '../pages/pages.ts';
import { speculationPath, speculationRules } from '../pages/speculation.ts';
import { isOwnChoice } from '../visitor/region-cookie.ts';
import { shoppingAs, type VisitorRules } from '../visitor/visitor.ts';
import type { Typed } from './account/form-answer.ts';
import type { Environment } from './environment.ts';
import { encodingFor } from './files/static-files.ts';
import { answerProblem } from './problem.ts';
import { reply } from './reply.ts';
import { ownerOf, sendCookies } from './visitor/signed-in.ts';

interface PageRouteDeps {
  readonly typedCookie: SealedCookie<Typed>;
  readonly visitors: VisitorRules;
  readonly isDevelopment: boolean;
}

/** Everything that is neither a file nor a call is a page, or the page that says there is none. */
export function pageRoutes(
  pages: Pages,
  { typedCookie, visitors, isDevelopment }: PageRouteDeps,
): Hono<Environment> {
  const app = new Hono<Environment>();
  /** Once: what a form was answered with is no news the next time. */
  const takeTyped = (c: Context<Environment>): Typed => {
    const typed = typedCookie.open(getCookie(c, typedCookie.name), Date.now());
    if (typed) sendCookies(c, [typedCookie.clear]);
    return typed ?? {};
  };
  app.get(speculationPath, (c) => {
    c.set('route', speculationPath);
    return reply(c, speculationRules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    });
  });
  app.get('*', async (c) => {
    c.set('route', 'page');
    const url = new URL(c.req.url);
    const region = regionFromQuery(url.searchParams.get('glCountry'), url.searchParams.get('glCurrency'));
    const known = c.get('visitor');
    const visitor = region ? { ...known, ...shoppingAs(known, region, visitors) } : known;
    const remembered = region &&
      isOwnChoice((name) => c.req.header(name)) && {
        'set-cookie': visitors.regionCookie.write(region, 'visit'),
      };
    const asked = askedPage(url.pathname, url.searchParams);
    if (asked.rule.isPersonal || isDevelopment) {
      const own = await pages.personal(c.req.raw, asked.rule, {
        visitor,
        log: c.get('log'),
        spend: c.get('spend'),
        owner: await ownerOf(c),
        customer: await c.get('signedIn')(),
        typed: takeTyped(c),
      });
      return reply(c, own.body, own.status, { ...Object.fromEntries(own.headers), ...remembered });
    }
    const page = await pages.shared(asked, { visitor, log: c.get('log'), spend: c.get('spend') });
    // There is one address for a page: who spelt it otherwise is led there.
    if (page.status === 200 && !asked.isData && asked.path !== url.pathname)
      return reply(c, null, 301, { location: `${asked.path}${url.search}`, ...remembered });
    const encoding = encodingFor(c.req.header('accept-encoding'));
    const headers =
      encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding };
    return reply(c, await page.body(encoding), page.status, {
      ...headers,
      ...keepingAhead(c.req.header('sec-purpose')),
      vary: 'Accept-Encoding',
      ...remembered,
    });
  });
  app.all('*', (c) => answerProblem(c, 'method_not_allowed', 'Pages are only read.'));
  return app;
}
