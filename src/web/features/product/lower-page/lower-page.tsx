// What is below a product: what goes with it, what is like it, what others chose, what was seen before, and people in
// it. It comes after the page, and each part is silent when it has nothing to say.

import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { type Placement, placements } from '../../../../domain/recommendation/recommendation.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { namePlacement } from '../../../../words/recommendation/name-placement.ts';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import { useRecommendations } from '../../../parts/recommendation/use-recommendations.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SocialPhotos } from './social-photos.tsx';

export default function LowerPageSections({ product, now }: { product: Product; now: ShopTime }) {
  const { flags } = useVisitor();
  return (
    <>
      {placements.map((placement) => (
        <Recommended key={placement} productId={product.id} placement={placement} now={now} />
      ))}
      <RecentlyViewed productId={product.id} now={now} />
      {!flags.fan_photos_hidden && <SocialPhotos product={product} />}
    </>
  );
}

function Recommended({
  productId,
  placement,
  now,
}: {
  productId: number;
  placement: Placement;
  now: ShopTime;
}) {
  const tiles = useRecommendations(productId, placement);
  const kind = placement === 'complete-the-look' ? 'few' : 'standard';
  return <TileShelf heading={namePlacement(pageLanguage, placement)} kind={kind} tiles={tiles} now={now} />;
}
