import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SignedInCustomer } from '../../domain/account/customer.ts';
import { pathOnSite } from '../../domain/account/return-path.ts';
import { isLanguage, type Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { regionFromQuery } from '../../domain/visitor/region.ts';
import { words } from '../../words/failure/words.ts';
import type { SealedCookie } from '../account/sealed-cookie.ts';
import type { CountSearch } from '../pages/count-search.ts';
import { keepingAhead } from '../pages/page.ts';
import { type PageRequest, parsePageRequest } from '../pages/page-address.ts';
import type { Pages } from '../pages/pages.ts';
import { speculationPath, speculationRules } from '../pages/speculation.ts';
import { languageToEnter } from '../visitor/language.ts';
import { isOwnChoice } from '../visitor/region-cookie.ts';
import { speaking } from '../visitor/speaking.ts';
import { type Asker, shoppingAs, type Visitor, type VisitorRules } from '../visitor/visitor.ts';
import type { FormValues } from './account/form-answer.ts';
import type { Environment } from './environment.ts';
import { encodingFor } from './files/static-files.ts';
import { answerProblem } from './problem.ts';
import { reply } from './reply.ts';
import { ownerOf, sendCookies } from './visitor/signed-in.ts';

interface PageRouteDeps {
  readonly formCookie: SealedCookie<FormValues>;
  readonly visitors: VisitorRules;
  readonly isDevelopment: boolean;
  readonly countSearch: CountSearch;
}

/** Everything that is neither a file nor a call is a page, or the page that says there is none. */
export function pageRoutes(
  pages: Pages,
  { formCookie, visitors, isDevelopment, countSearch }: PageRouteDeps,
): Hono<Environment> {
  const app = new Hono<Environment>();
  /** Once: what a form was answered with is no news the next time. */
  const takeFormValues = (c: Context<Environment>, path: string): FormValues => {
    const formValues = formCookie.open(getCookie(c, formCookie.name), Date.now());
    const waiting = path.startsWith('/login') ? formValues?.newEmail : undefined;
    // The door only sees it pass: the form it was typed into shows it again.
    if (waiting !== undefined) sendCookies(c, [formCookie.seal({ newEmail: waiting }, Date.now())]);
    else if (formValues) sendCookies(c, [formCookie.clear]);
    return formValues ?? {};
  };
  const flagViewOf = (visitor: Visitor) => ({
    visitor: visitor.flagVisitor(),
    explanations: visitors.flags().explain(visitor.flagVisitor(), visitor.switched),
    previewUntil: visitor.previewUntil,
  });
  /** A link of the merchant's switches flags for this browser; the word `off`, or a link that is over, ends that. */
  const answerPreview = (c: Context<Environment>, url: URL, token: string): Response => {
    const now = visitors.now();
    const word = visitors.previewCookie.read(token, now);
    if (isOwnChoice((name) => c.req.header(name)))
      sendCookies(c, [word ? visitors.previewCookie.write(word, now) : visitors.previewCookie.clear]);
    url.searchParams.delete('preview');
    return reply(c, null, 302, {
      location: pathOnSite(`${url.pathname}${url.search}`) ?? '/',
      'cache-control': 'no-store',
    });
  };
  /** The same page at its address in another language. */
  const inLanguage = (
    c: Context<Environment>,
    url: URL,
    { path }: PageRequest,
    language: Language,
  ): Response =>
    speaking(language, () => {
      url.searchParams.delete('language');
      return reply(c, null, 302, { location: `${path}${url.search}`, 'cache-control': 'no-store' });
    });
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
    const token = url.searchParams.get('preview');
    if (token !== null) return answerPreview(c, url, token);
    const pageRequest = parsePageRequest(url.pathname, url.searchParams);
    const chosen = url.searchParams.get('language');
    if (chosen !== null && isLanguage(chosen)) {
      if (isOwnChoice((name) => c.req.header(name))) sendCookies(c, [visitors.languageCookie.write(chosen)]);
      return inLanguage(c, url, pageRequest, chosen);
    }
    const wanted = languageToEnter(url.pathname, (name) => c.req.header(name), visitors);
    if (wanted !== null) return inLanguage(c, url, pageRequest, wanted);
    if (known.remember !== null) sendCookies(c, [known.remember]);
    if (pageRequest.rule.isPersonal || isDevelopment) {
      const customer = await c.get('signedIn')();
      const own = await pages.personal(c.req.raw, pageRequest.rule, {
        visitor,
        whose: lineOf(c.get('asker')),
        log: c.get('log'),
        spend: c.get('spend'),
        owner: await ownerOf(c),
        customer,
        formValues: takeFormValues(c, pageRequest.path),
        flagView: visitors.hasDevTools || isTrusted(known, customer) ? flagViewOf(known) : null,
      });
      if (own.status === 200) countSearch(c.req.url, c.get('address'));
      return reply(c, own.body, own.status, { ...Object.fromEntries(own.headers), ...remembered });
    }
    const page = await pages.shared(pageRequest, {
      visitor,
      whose: lineOf(c.get('asker')),
      log: c.get('log'),
      spend: c.get('spend'),
    });
    // There is one address for a page: who spelt it otherwise is led there.
    const right = pathIn(pageRequest.language, pageRequest.path);
    if (page.status === 200 && !pageRequest.isData && right !== url.pathname)
      return reply(c, null, 301, { location: `${right}${url.search}`, ...remembered });
    if (page.status === 200) countSearch(c.req.url, c.get('address'));
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
  app.all('*', (c) => answerProblem(c, 'method_not_allowed', words.pagesAreOnlyRead));
  return app;
}

/** A bag or a session waits by itself, so that strangers of the same address are not in its way. */
function lineOf({ address, mark }: Asker): string {
  return mark() ?? address;
}

/** Where the shop sells, only staff and whoever opened a link of the merchant's see which flags are on, and why. */
function isTrusted({ previewUntil }: Visitor, customer: SignedInCustomer | null): boolean {
  return previewUntil !== null || (customer?.roles.includes('staff') ?? false);
}
