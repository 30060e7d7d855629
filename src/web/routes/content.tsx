// Every address that no other route knows: a landing page, a page of words, or none. One route for all of them, because
// every page is told of every route.
import { data, useLocation } from 'react-router';
import page from '../../design/text/page.module.css';
import { landingSlugOf } from '../../domain/content/landing-page.ts';
import { productsIn, splitBlocks } from '../../domain/content/shown-block.ts';
import { takesLenders } from '../../domain/payment/pay-in-four.ts';
import { structuredBreadcrumbs } from '../../domain/product/breadcrumbs.ts';
import { scriptJson } from '../../domain/product/structured-data.ts';
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import { sayDelivery } from '../../words/content/say-delivery.ts';
import { words } from '../../words/content/words.ts';
import { nameHomeCrumb } from '../../words/layout/name-crumbs.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { ContentView } from '../features/content/content-view.tsx';
import { BlocksPage } from '../features/content/home/blocks-page.tsx';
import { contentPageAt } from '../features/content/pages.ts';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/content';

export async function loader({ url, context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { delivery, returns, flags, contact, duties, klarnaSignatureFrom, cardEntry, origin, annotate } =
    pageContext;
  const { path } = languageOfPath(url.pathname);
  const slug = landingSlugOf(path);
  if (slug !== null) {
    const landing = await context.get(shop).content.viewLanding(slug, pageContext);
    if (!landing) throw data(words.pageMoved, { status: 404 });
    const { title, description, titleLanguage, blocks, changesAt } = landing;
    const { now, shows, lists, holdsUntil } = pageContext;
    lists();
    shows(productsIn(blocks));
    if (changesAt !== null) holdsUntil(changesAt);
    const lang = titleLanguage === pageLanguage ? undefined : titleLanguage;
    return {
      landing: { description, blocks: { ...splitBlocks(blocks), now, title, lang } },
      url: `${origin}${path}`,
    };
  }
  const found = contentPageAt(path);
  if (!found) throw data(words.pageMoved, { status: 404 });
  annotate(
    scriptJson(
      structuredBreadcrumbs(pageLanguage, [nameHomeCrumb(pageLanguage)], { name: found.title, path }, origin),
    ),
  );
  return {
    landing: null,
    facts: {
      delivery: sayDelivery(pageLanguage, delivery),
      // Who is told of no fee is told of no time in which there is one.
      returns: { ...returns, lateDays: flags.returns_restock_fee_window ? returns.lateDays : null },
      contact,
      duties,
      klarnaSignatureFrom:
        flags.payments_klarna && takesLenders(cardEntry.processor) ? klarnaSignatureFrom : null,
    },
    url: `${origin}${path}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (loaderData?.landing) {
    const { description, blocks } = loaderData.landing;
    return pageMeta({ title: blocks.title, description, url: loaderData.url, isOne: true });
  }
  const found = contentPageAt(location.pathname);
  if (!found || !loaderData) return [];
  return pageMeta({ title: found.title, description: found.lead, url: loaderData.url, isOne: true });
};

export default function Content({ loaderData }: Route.ComponentProps) {
  const found = contentPageAt(useLocation().pathname);
  if (loaderData.landing)
    return (
      <main id="main" tabIndex={-1}>
        <BlocksPage key={loaderData.url} {...loaderData.landing.blocks} />
      </main>
    );
  if (!found) return null;
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={[nameHomeCrumb(pageLanguage)]} here={found.title} />
      </div>
      <ContentView page={found} facts={loaderData.facts} />
    </main>
  );
}
