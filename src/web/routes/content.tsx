// Every address that no other route knows: a page of words, or none.
import { data, useLocation } from 'react-router';
import page from '../../design/text/page.module.css';
import { takesLenders } from '../../domain/payment/pay-in-four.ts';
import { structuredBreadcrumbs } from '../../domain/product/breadcrumbs.ts';
import { scriptJson } from '../../domain/product/structured-data.ts';
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import { sayDelivery } from '../../words/content/say-delivery.ts';
import { words } from '../../words/content/words.ts';
import { nameHomeCrumb } from '../../words/layout/name-crumbs.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { ContentView } from '../features/content/content-view.tsx';
import { contentPageAt } from '../features/content/pages.ts';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering } from '../rendering.ts';
import type { Route } from './+types/content';

export function loader({ url, context }: Route.LoaderArgs) {
  const { delivery, flags, contact, duties, klarnaSignatureFrom, cardEntry, origin, annotate } =
    context.get(rendering);
  const { path } = languageOfPath(url.pathname);
  const found = contentPageAt(path);
  if (!found) throw data(words.pageMoved, { status: 404 });
  annotate(
    scriptJson(
      structuredBreadcrumbs(pageLanguage, [nameHomeCrumb(pageLanguage)], { name: found.title, path }, origin),
    ),
  );
  return {
    facts: {
      delivery: sayDelivery(pageLanguage, delivery),
      hasFeeWindow: flags.returns_restock_fee_window,
      contact,
      duties,
      klarnaSignatureFrom:
        flags.payments_klarna && takesLenders(cardEntry.processor) ? klarnaSignatureFrom : null,
    },
    url: `${origin}${path}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const found = contentPageAt(location.pathname);
  if (!found || !loaderData) return [];
  return pageMeta({ title: found.title, description: found.lead, url: loaderData.url, isOne: true });
};

export default function Content({ loaderData: { facts } }: Route.ComponentProps) {
  const found = contentPageAt(useLocation().pathname);
  if (!found) return null;
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={[nameHomeCrumb(pageLanguage)]} here={found.title} />
      </div>
      <ContentView page={found} facts={facts} />
    </main>
  );
}
