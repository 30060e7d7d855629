// What can be had before it is here.
import { Link, redirect } from 'react-router';
import { linkLook } from '../../design/button/link.ts';
import page from '../../design/text/page.module.css';
import text from '../../design/text/text.module.css';
import { chosenCount, listingSearch, parseListingQuery } from '../../domain/listing/listing.ts';
import { crumbsOf } from '../../domain/product/breadcrumbs.ts';
import { ListingHead } from '../features/listing/listing-head.tsx';
import { ListingView } from '../features/listing/listing-view.tsx';
import { pageMeta } from '../parts/meta/page-meta.ts';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/presale';

const path = '/presale-products';
const place = { path, category: 'pre-sale', query: '' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const told = context.get(rendering);
  const { now, shows, lists, origin } = told;
  const found = await context.get(shop).listing.findCollection('pre-sale');
  if (!found) throw new Error('Pre-sale is a place of every shop.');
  const asked = parseListingQuery(new URL(request.url).searchParams);
  const listing = await context.get(shop).listing.list(found, asked, told);
  const search = listingSearch(listing.choice);
  if (search !== listingSearch(asked)) throw redirect(`${path}${search}`);
  lists();
  shows(listing.tiles.map(({ productId }) => productId));
  return { listing, now, origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const choice = loaderData?.listing.choice;
  return pageMeta({
    title: 'Pre-sale',
    description: 'Pieces that are still on their way to us, yours before they arrive.',
    url: `${loaderData?.origin ?? ''}${path}`,
    isOne: choice !== undefined && chosenCount(choice) === 0 && choice.sort === 'featured',
  });
};

export default function Presale({ loaderData: { listing, now } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={page.page}>
        <Breadcrumbs steps={crumbsOf([])} here="Pre-sale" />
        <ListingHead title="Pre-sale">
          <p className={`${text.read} ${text.soft}`}>
            These are still on their way to us. Buy one now and it leaves on the date its page names, before
            it hangs in the shop. An order with something in stock and something on its way is sent in two
            parcels; you pay for one. Change your mind before it ships and{' '}
            <Link className={linkLook} to="/customerservice/returnspolicy">
              nothing is lost
            </Link>
            .
          </p>
        </ListingHead>
      </div>
      <ListingView listing={listing} place={place} now={now} />
    </main>
  );
}
