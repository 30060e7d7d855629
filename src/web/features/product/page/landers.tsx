// The favourites of the house, for those who are signed in: a stranger came for the product.
import { startTransition } from 'react';
import { landerIds, landersKey } from '../../../../domain/content/landers.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import type { Tile } from '../../../../domain/product/tile.ts';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import { words } from '../../../../words/recommendation/words.ts';
import { TileShelf } from '../../../parts/recommendation/tile-shelf.tsx';
import { type Answered, call } from '../../../state/api/call.ts';
import { useAnswer } from '../../../state/api/use-answer.ts';
import { loadTiles } from '../../../state/product/products.ts';

export default function Landers({ product, now }: { product: Product; now: ShopTime }) {
  const loaded = useAnswer(String(product.id), () => loadLanders(product), startTransition);
  if (!loaded?.answer.ok || loaded.answer.data.length === 0) return null;
  return (
    <TileShelf
      heading={words.favoritesBeside(product.name)}
      kind="many"
      tiles={loaded.answer.data}
      now={now}
    />
  );
}

async function loadLanders(product: Product): Promise<Answered<readonly Tile[]>> {
  const key = landersKey(isSoldOut(product));
  const html = await call('GET /api/content/{key}', { params: { key } });
  if (!html.ok) return html;
  const ids = landerIds(html.data.content, product.id);
  return ids.length === 0 ? { ok: true, data: [] } : loadTiles(ids);
}
