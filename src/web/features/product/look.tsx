// Complete the Look: what a stylist would put with it. It comes after the page, so it is silent when there is nothing.
import { Carousel } from '../../../design/carousel.tsx';
import { Tile } from './tile.tsx';
import { useLook } from './use-look.ts';

const tileSizes = '(min-width: 1100px) 16vw, (min-width: 700px) 20vw, 42vw';

export function CompleteTheLook({ productId, now }: { productId: number; now: number }) {
  const tiles = useLook(productId);
  if (tiles.length === 0) return null;
  return (
    <Carousel heading="Complete the Look" startOver>
      {tiles.map((tile) => (
        <Tile key={tile.productId} tile={tile} now={now} sizes={tileSizes} />
      ))}
    </Carousel>
  );
}
