// What somebody loves, or by its link a list that somebody shared: nothing on that says whose it is.
import { data } from 'react-router';
import { convertMoney } from '../../domain/currency/exchange.ts';
import { type LoveFilter, loveFilters } from '../../domain/love/love.ts';
import { money } from '../../domain/pricing/money.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import { words } from '../../words/love/words.ts';
import { pageTitle } from '../../words/shop-name.ts';
import { LovesPage } from '../features/love/loves-page.tsx';
import { WishlistPage } from '../features/love/wishlist-pages.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/loves';

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  if (token !== undefined) return { list: await sharedList(token, context), loves: null };
  const pageContext = context.get(rendering);
  const { owner, customer, now } = pageContext;
  const { love, product } = context.get(shop);
  const loves = await love.list(owner);
  const tiles = await product.viewTiles(
    loves.map(({ productId }) => productId),
    pageContext,
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  const filterName = new URL(request.url).searchParams.get('show');
  const filter = loveFilters.find((known) => known === filterName) ?? null;
  return {
    list: null,
    filter: filter satisfies LoveFilter | null,
    isGuest: customer === null,
    now,
    loves: loves.flatMap(({ productId, priceMinor, lovedAt }) => {
      const tile = byId.get(productId);
      return tile
        ? [
            {
              tile,
              priceThen: priceMinor === null ? null : convertMoney(money(priceMinor), pageContext.exchange),
              priceNow: priceToShow(tile.price, now).updated,
              lovedOn: lovedAt.toISOString().slice(0, 10),
              isSoldOut: tile.isSoldOut,
            },
          ]
        : [];
    }),
  };
}

async function sharedList(token: string, context: Route.LoaderArgs['context']) {
  const pageContext = context.get(rendering);
  const { now } = pageContext;
  const { product, wishlist } = context.get(shop);
  const list = await wishlist.findShared(token);
  if (!list) throw data(words.noLongerShared, { status: 404 });
  const tiles = await product.viewTiles(
    list.items.map(({ productId }) => productId),
    pageContext,
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  return {
    name: list.name,
    own: null,
    now,
    items: list.items.flatMap(({ productId, sizeId, sizeName }) => {
      const tile = byId.get(productId);
      return tile ? [{ tile, sizeId, sizeName }] : [];
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.list?.name ?? words.loves) },
];

export default function LovesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      {loaderData.loves ? <LovesPage {...loaderData} /> : <WishlistPage {...loaderData.list} />}
    </main>
  );
}
