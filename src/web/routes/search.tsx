// What words find. Without words it is a field and some rails to start with.
import { useEffect } from 'react';
import { redirect } from 'react-router';
import page from '../../design/text/page.module.css';
import {
  everything,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
} from '../../domain/listing/listing.ts';
import { tidyQuery } from '../../domain/listing/search-query.ts';
import { words } from '../../words/listing/words.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingView } from '../features/listing/listing-view.tsx';
import { NothingFound } from '../features/listing/search/nothing-found.tsx';
import { SearchForm } from '../features/listing/search/search-form.tsx';
import { SearchSummary } from '../features/listing/search/search-summary.tsx';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { rendering, shop } from '../rendering.ts';
import { noteSearch } from '../state/listing/recent-searches.ts';
import type { Route } from './+types/search';

const path = '/search';

export async function loader({ request, context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { now, shows, lists, origin } = pageContext;
  const parameters = new URL(request.url).searchParams;
  const query = tidyQuery(parameters.get('q') ?? '');
  const listingQuery = parseListingQuery(parameters);
  const isExact = parameters.get('exact') === '1';
  const found = await context.get(shop).listing.search(query, listingQuery, pageContext, { isExact });
  const choice = found?.choice ?? everything;
  const address = (chosen: ListingQuery) => listingSearch(chosen, query, isExact);
  if (address(choice) !== address(listingQuery)) throw redirect(`${path}${address(choice)}`);
  const everywhere = await context.get(shop).listing.findCollection('all');
  const popular = found ? [] : await context.get(shop).listing.listPopularSearches(pageContext);
  lists();
  if (found) shows(found.tiles.map(({ productId }) => productId));
  return {
    listing: found,
    place: { path, category: null, query, isExact },
    understood: {
      corrected: found?.corrected ?? null,
      understood: found?.understood ?? [],
      notSold: found?.notSold ?? [],
      isPartial: found?.isPartial ?? false,
    },
    categories: everywhere?.below ?? [],
    popular: popular.map(({ text }) => text),
    now,
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.place.query ? words.searchFor(loaderData.place.query) : words.search,
    description: words.searchDescription(),
    url: `${loaderData?.origin ?? ''}${path}`,
    isOne: false,
  });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { listing, place, understood, categories, popular, now } = loaderData;
  const { corrected } = understood;
  const looked = listing !== null && listing.total > 0 ? (corrected ?? place.query) : '';
  useEffect(() => {
    if (looked !== '') noteSearch(looked);
  }, [looked]);
  const hasFound = listing !== null && (listing.total > 0 || listing.facets.brand.length > 0);
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <ListingHead isFirst title={place.query === '' ? words.search : words.quoted(place.query)}>
          <SearchForm query={place.query} />
          <SearchSummary {...understood} query={place.query} total={listing?.total ?? 0} />
        </ListingHead>
        {!hasFound && <NothingFound query={place.query} popular={popular} categories={categories} />}
      </div>
      {hasFound && <ListingView key={place.query} listing={listing} place={place} now={now} />}
    </main>
  );
}
