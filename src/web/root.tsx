import { words } from '../words/layout/words.ts';
import '../design/base/tokens.css';
import '../design/base/base.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import sans from '../design/base/fonts/hanken-grotesk-latin.woff2?url';
import serif from '../design/base/fonts/newsreader-display-latin-normal.woff2?url';
import { LiveRegion } from '../design/message/live-region.tsx';
import { buyNowWays } from '../domain/bag/buy-now-ways.ts';
import { lengthUnitOf } from '../domain/size-chart/lengths.ts';
import { sayPriceNote } from '../words/currency/say-price-note.ts';
import { givenShopName } from '../words/shop-name.ts';
import { words as textWords } from '../words/text/words.ts';
import type { Route } from './+types/root';
import { AddedOverlay } from './features/bag/added-overlay.tsx';
import { EndedDealsOverlay } from './features/bag/ended-deals-overlay.tsx';
import { Footer } from './features/layout/footer.tsx';
import { Header } from './features/layout/header.tsx';
import { OfflineBar } from './features/layout/offline-bar.tsx';
import { search } from './features/listing/search/search-overlay.ts';
import { HeartsOverlay } from './features/love/hearts-overlay.tsx';
import { ConsentNotice } from './features/tracking/consent-notice.tsx';
import { signInOverlay } from './parts/account/sign-in-overlay.ts';
import { quickAdd, quickView } from './parts/tile/product-overlays.ts';
import { rendering } from './rendering.ts';
import './state/overlay/back-closes.ts';
import { pageLanguage } from '../words/page-language.ts';
import { hearPage } from './state/page/server-clock.ts';
import { track } from './state/tracking/events.ts';
import type { PageVisitor } from './state/visitor/visitor.ts';

quickView.comesFrom(() => import('./features/product/quick-view/quick-view-dialog.tsx'));
signInOverlay.comesFrom(() => import('./features/account/sign-in-drawer.tsx'));
quickAdd.comesFrom(() => import('./features/product/buy/add-drawer.tsx'));

export const links: Route.LinksFunction = () =>
  [sans, serif].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

export function loader({ context }: Route.LoaderArgs) {
  const {
    flags,
    country,
    ipCountry,
    exchange,
    lengthUnit,
    duties,
    consent,
    origin,
    contact,
    lookPath,
    navigation,
    cardEntry,
    eventDelayMs,
    now,
  } = context.get(rendering);
  return {
    flags,
    country,
    ipCountry,
    currency: exchange.currency,
    lengthUnit: lengthUnitOf(lengthUnit, country, pageLanguage),
    priceNote: sayPriceNote(pageLanguage, duties, exchange),
    consent,
    origin,
    contactEmail: contact.email,
    navigation,
    ...(lookPath !== null && { lookPath }),
    buyNow: buyNowWays(flags, country, cardEntry.processor),
    eventDelayMs,
    now,
  } satisfies PageVisitor;
}

/** Nothing in it changes while a shopper browses, but what they choose of how a page is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={textWords.locale}
      data-shop={givenShopName()}
      data-style={data?.flags.second_style ? '2' : '1'}
      data-consent={data?.consent === 'free' ? undefined : (data?.consent ?? 'refused')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        {/* Styles are allowed by origin; an empty nonce is what a browser shows of any, so hydration agrees. */}
        <Links nonce="" />
        {data?.lookPath && <link rel="stylesheet" href={data.lookPath} />}
      </head>
      <body>
        <a className="skip-link" href="#main">
          {words.skipToContent}
        </a>
        <Header search={search} menu={data?.navigation.menu} currency={data?.currency} />
        {data?.consent === 'asked' && <ConsentNotice />}
        {children}
        <Footer />
        <LiveRegion />
        <OfflineBar />
        {data && <AddedOverlay />}
        {data && <EndedDealsOverlay />}
        {data && <HeartsOverlay />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What the document told search engines is of its first page; a page that was moved to tells its own when it is asked for. */
function useFirstPageData(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  }, [pathname]);
}

/** Noted once it has been there for a while. */
function usePageView({ eventDelayMs }: PageVisitor): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const [, id] = /^\/product\/(\d+)/.exec(pathname) ?? [];
    const viewed = setTimeout(() => track('page-view', id ? Number(id) : undefined), eventDelayMs);
    return () => clearTimeout(viewed);
  }, [pathname, eventDelayMs]);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useFirstPageData();
  usePageView(loaderData);
  // From now on this page hears every press and fetches ahead by itself. The mark is read by server/pages: in
  // page-scripts.ts, which must not wait for a later moment than this, and in speculation.ts.
  useLayoutEffect(() => {
    // Before anything on the page looks at the clock.
    hearPage(loaderData.now);
    document.documentElement.dataset.alive = '';
  }, [loaderData.now]);
  return <Outlet />;
}

/** Only for a failure of the frame itself; pages that fail are replaced inside it. */
export { FailureBoundary as ErrorBoundary } from './features/failure/failure-boundary.tsx';
