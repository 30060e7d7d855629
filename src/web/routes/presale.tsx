// What can be had before it is here.
import { Link, redirect } from 'react-router';
import { linkLook } from '../../design/button/link.ts';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { chosenCount, listingSearch, parseListingQuery } from '../../domain/listing/listing.ts';
import { nameHomeCrumb } from '../../words/layout/name-crumbs.ts';
import { words } from '../../words/listing/words.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingView } from '../features/listing/listing-view.tsx';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { Rich } from '../parts/text/rich.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/presale';

const path = '/presale-products';
const place = { path, category: 'pre-sale', query: '' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const pageContext = context.get(rendering);
  const { now, shows, lists, origin } = pageContext;
  const found = await context.get(shop).listing.findCollection('pre-sale');
  if (!found) throw new Error('Pre-sale is a place of every shop.');
  const listingQuery = parseListingQuery(new URL(request.url).searchParams);
  const listing = await context.get(shop).listing.list(found, listingQuery, pageContext);
  const search = listingSearch(listing.choice);
  if (search !== listingSearch(listingQuery)) throw redirect(`${path}${search}`);
  lists();
  shows(listing.tiles.map(({ productId }) => productId));
  return { listing, now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const choice = loaderData?.listing.choice;
  return pageMeta({
    title: words.presale,
    description: words.presaleDescription,
    url: `${loaderData?.origin ?? ''}${path}`,
    isOne: choice !== undefined && chosenCount(choice) === 0 && choice.sort === 'featured',
  });
};

export default function Presale({ loaderData: { listing, now } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={[nameHomeCrumb(pageLanguage)]} here={words.presale} />
        <ListingHead title={words.presale}>
          <p className={`${text.read} ${text.soft}`}>
            <Rich
              text={words.aboutPresale}
              wrap={[
                (inner) => (
                  <Link className={linkLook} to="/customerservice/returnspolicy">
                    {inner}
                  </Link>
                ),
              ]}
            />
          </p>
        </ListingHead>
      </div>
      <ListingView listing={listing} place={place} now={now} />
    </main>
  );
}
