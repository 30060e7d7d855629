import { startTransition, useMemo } from 'react';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import { words } from '../../../../words/recommendation/words.ts';
import { ShelfRoom } from '../../../parts/recommendation/shelf-room.tsx';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import { useAnswer } from '../../../state/api/use-answer.ts';
import { loadTiles } from '../../../state/product/products.ts';
import { viewedBesides } from '../../../state/recommendation/recently-viewed.ts';

/** What this device saw before; what has left the shop since is not among it. */
export function RecentlyViewed({ productId, now }: { productId: number; now: ShopTime }) {
  const ids = useMemo(() => viewedBesides(productId), [productId]);
  const loaded = useAnswer(ids.join() || null, () => loadTiles(ids), startTransition);
  // What a device has seen is known to nobody but the device: the server keeps the room for those who have some.
  if (import.meta.env.SSR) return <ShelfRoom heading={words.recentlyViewed} isForViewers />;
  if (ids.length > 0 && !loaded) return <ShelfRoom heading={words.recentlyViewed} />;
  const tiles = loaded?.answer.ok ? loaded.answer.data : [];
  return <TileShelf heading={words.recentlyViewed} tiles={tiles} now={now} />;
}
