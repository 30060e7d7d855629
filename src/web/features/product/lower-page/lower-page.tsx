// What is below a product: what goes with it, what is like it, what others chose, what was seen before, and people in
// it. It comes after the page, and each part is silent when it has nothing to say. The server draws the room of those
// that will have something, so that nobody who reads on is moved when they come.

import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import type { LowerShelf } from '../../../../domain/recommendation/lower-shelves.ts';
import { type Placement, placements } from '../../../../domain/recommendation/recommendation.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { namePlacement } from '../../../../words/recommendation/name-placement.ts';
import { ShelfRoom } from '../../../parts/recommendation/shelf-room.tsx';
import styles from '../../../parts/recommendation/tile-shelf.module.css';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import { useRecommendations } from '../../../parts/recommendation/use-recommendations.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { SocialPhotos } from './social-photos.tsx';

export interface LowerPageProps {
  product: Pick<Product, 'id' | 'name'>;
  /** Those that will have something, in no order. */
  shelves: readonly LowerShelf[];
  now: ShopTime;
}

export default function LowerPageSections({ product, shelves, now }: LowerPageProps) {
  const { flags } = useVisitor();
  return (
    <div className={styles.below}>
      {placements.map((placement) => (
        <Recommended
          key={placement}
          productId={product.id}
          placement={placement}
          keepsRoom={shelves.includes(placement)}
          now={now}
        />
      ))}
      <RecentlyViewed productId={product.id} now={now} />
      {!flags.fan_photos_hidden && <SocialPhotos product={product} keepsRoom={shelves.includes('photos')} />}
    </div>
  );
}

interface RecommendedProps {
  productId: number;
  placement: Placement;
  keepsRoom: boolean;
  now: ShopTime;
}

function Recommended({ productId, placement, keepsRoom, now }: RecommendedProps) {
  const tiles = useRecommendations(productId, placement);
  const heading = namePlacement(pageLanguage, placement);
  const kind = placement === 'complete-the-look' ? 'few' : 'standard';
  if (!tiles) return keepsRoom && <ShelfRoom heading={heading} kind={kind} />;
  return <TileShelf heading={heading} kind={kind} tiles={tiles} now={now} />;
}
