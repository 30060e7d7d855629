// Complete the Look: what a stylist would put with it. It comes after the page, so it is silent when there is nothing.
import { useEffect, useState } from 'react';
import { Carousel } from '../../../design/carousel.tsx';
import type { Tile as TileData } from '../../../domain/tile.ts';
import { loadLook } from '../../state/products.ts';
import { Tile } from './tile.tsx';

export function CompleteTheLook({ productId, now }: { productId: number; now: number }) {
  const [tiles, setTiles] = useState<readonly TileData[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadLook(productId).then((answer) => {
      if (isCurrent && answer.ok) setTiles(answer.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [productId]);
  if (tiles.length === 0) return null;
  return (
    <Carousel heading="Complete the Look" startOver>
      {tiles.map((tile) => (
        <Tile key={tile.productId} tile={tile} now={now} sizes={tileSizes} />
      ))}
    </Carousel>
  );
}

const tileSizes = '(min-width: 1100px) 16vw, (min-width: 700px) 20vw, 42vw';
