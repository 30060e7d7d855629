import { startTransition, useMemo } from 'react';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import { words } from '../../../../words/recommendation/words.ts';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import { useAnswer } from '../../../state/api/use-answer.ts';
import { loadTiles } from '../../../state/product/products.ts';
import { viewedBesides } from '../../../state/recommendation/recently-viewed.ts';

/** What this device saw before; what has left the shop since is not among it. */
export function RecentlyViewed({ productId, now }: { productId: number; now: ShopTime }) {
  const ids = useMemo(() => viewedBesides(productId), [productId]);
  const loaded = useAnswer(ids.join() || null, () => loadTiles(ids), startTransition);
  const tiles = loaded?.answer.ok ? loaded.answer.data : [];
  return <TileShelf heading={words.recentlyViewed} tiles={tiles} now={now} />;
}
