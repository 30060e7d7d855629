import { Carousel, type CarouselProps } from '../../../design/carousel/carousel.tsx';
import { shelfSizes } from '../../../design/carousel/carousel-rules.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../domain/product/tile.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { Tile } from '../tile/tile.tsx';
import styles from './tile-shelf.module.css';

interface TileShelfProps extends Pick<CarouselProps, 'heading' | 'kind'> {
  tiles: readonly TileData[];
  now: ShopTime;
}

/** A row of products that can be paged; silent when there are none. */
export function TileShelf({ heading, kind, tiles, now }: TileShelfProps) {
  const { flags } = useVisitor();
  if (tiles.length === 0) return null;
  const sizes = shelfSizes(flags.second_style ? '2' : '1', kind);
  return (
    <div className={styles.shelf}>
      <Carousel
        heading={heading}
        kind={kind}
        arrows={flags.xsell_carousels_arrows_inside ? 'inside' : 'beside'}
        startOver
      >
        {tiles.map((tile) => (
          <Tile key={tile.productId} tile={tile} now={now} sizes={sizes} />
        ))}
      </Carousel>
    </div>
  );
}
