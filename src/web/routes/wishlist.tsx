// A list that was shared, for whoever has its link. Nothing on it says whose it is.
import { data } from 'react-router';
import { WishlistPage } from '../features/love/wishlist-pages.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/wishlist';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { flags, now } = context.get(rendering);
  const { product, wishlist } = context.get(shop);
  const list = await wishlist.findShared(params.token);
  if (!list) throw data('This list is no longer shared.', { status: 404 });
  const tiles = await product.viewTiles(
    list.items.map(({ productId }) => productId),
    flags,
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
  { title: `${loaderData?.name ?? 'A list'} | Vitrine` },
];

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <WishlistPage {...loaderData} />
    </main>
  );
}
