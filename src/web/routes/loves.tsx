import { type LoveFilter, loveFilters } from '../../domain/love/love.ts';
import { money } from '../../domain/pricing/money.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import { LovesPage } from '../features/love/loves-page.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/loves';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner, customer, flags, now } = context.get(rendering);
  const { love, product } = context.get(shop);
  const loves = await love.list(owner);
  const tiles = await product.viewTiles(
    loves.map(({ productId }) => productId),
    flags,
  );
  const byId = new Map(tiles.map((tile) => [tile.productId, tile]));
  const asked = new URL(request.url).searchParams.get('show');
  const filter = loveFilters.find((known) => known === asked) ?? null;
  return {
    filter: filter satisfies LoveFilter | null,
    isGuest: customer === null,
    now,
    loves: loves.flatMap(({ productId, priceMinor, lovedAt }) => {
      const tile = byId.get(productId);
      return tile
        ? [
            {
              tile,
              priceThen: priceMinor === null ? null : money(priceMinor),
              priceNow: priceToShow(tile.price, now).updated,
              lovedOn: lovedAt.toISOString().slice(0, 10),
              isSoldOut: tile.isSoldOut,
            },
          ]
        : [];
    }),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Loves | Vitrine' }];

export default function LovesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <LovesPage {...loaderData} />
    </main>
  );
}
