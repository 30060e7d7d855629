import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import { Carousel } from '../../../../design/carousel/carousel.tsx';
import page from '../../../../design/text/page.module.css';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../../domain/product/tile.ts';
import { Tile } from '../../../parts/tile/tile.tsx';
import styles from './home.module.css';

const tileSizes = '(min-width: 1100px) 16vw, (min-width: 700px) 20vw, 42vw';

interface HomeShelfProps {
  heading: string;
  tiles: readonly TileData[];
  now: ShopTime;
  more: { words: string; path: string };
}

export function HomeShelf({ heading, tiles, now, more }: HomeShelfProps) {
  if (tiles.length === 0) return null;
  return (
    <section className={page.section}>
      <Carousel heading={heading} startOver>
        {tiles.map((tile) => (
          <Tile key={tile.productId} tile={tile} now={now} sizes={tileSizes} />
        ))}
      </Carousel>
      <p className={styles.more}>
        <Link {...buttonLook({ variant: 'line', small: true })} to={more.path} prefetch="intent">
          {more.words}
        </Link>
      </p>
    </section>
  );
}
