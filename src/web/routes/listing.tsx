// A category, or another place of the shop that has a rail of its own.
import { data, redirect } from 'react-router';
import page from '../../design/text/page.module.css';
import { chosenCount, listingSearch, parseListingQuery } from '../../domain/listing/listing.ts';
import { structuredBreadcrumbs } from '../../domain/product/breadcrumbs.ts';
import { scriptJson } from '../../domain/product/structured-data.ts';
import { nameCrumbs } from '../../words/layout/name-crumbs.ts';
import { words } from '../../words/listing/words.ts';
import { languageOfText } from '../../words/other-language.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingView } from '../features/listing/listing-view.tsx';
import { Subcategories } from '../features/listing/subcategories.tsx';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/listing';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  // It has a page with a few words of its own.
  if (params.category === 'pre-sale') throw redirect('/presale-products', 301);
  const pageContext = context.get(rendering);
  const { now, shows, lists, annotate, origin } = pageContext;
  const found = await context.get(shop).listing.findCollection(params.category);
  if (!found) throw data(words.noSuchRail, { status: 404 });
  const { search } = new URL(request.url);
  // Who comes by an address it had before is led on, with all that they chose.
  if (found.slug !== params.category) throw redirect(`/c/${found.slug}${search}`, 301);
  const listingQuery = parseListingQuery(new URLSearchParams(search));
  const listing = await context.get(shop).listing.list(found, listingQuery, pageContext);
  const path = `/c/${found.slug}`;
  const address = `${path}${listingSearch(listing.choice)}`;
  if (address !== `${path}${listingSearch(listingQuery)}`) throw redirect(address);
  lists();
  shows(listing.tiles.map(({ productId }) => productId));
  const steps = nameCrumbs(pageLanguage, found.above);
  annotate(scriptJson(structuredBreadcrumbs(pageLanguage, steps, { name: found.name, path }, origin)));
  const { name, untranslated, below } = found;
  return {
    listing,
    place: { path, category: found.slug, query: '' },
    name,
    lang: languageOfText({ untranslated }, 'name'),
    below,
    steps,
    now,
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { name, listing, origin, place } = loaderData;
  return pageMeta({
    title: name,
    description: words.describedAs(name, listing.total),
    url: `${origin}${place.path}${listing.choice.page > 1 ? `?page=${listing.choice.page}` : ''}`,
    isOne: chosenCount(listing.choice) === 0 && listing.choice.sort === 'featured',
  });
};

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { listing, place, name, lang, below, steps, now } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={steps} here={lang ? <span lang={lang}>{name}</span> : name} />
        <ListingHead title={name} lang={lang}>
          <Subcategories categories={below} />
        </ListingHead>
      </div>
      <ListingView key={place.path} listing={listing} place={place} now={now} />
    </main>
  );
}
