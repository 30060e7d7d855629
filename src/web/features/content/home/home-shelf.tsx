import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import { Carousel } from '../../../../design/carousel/carousel.tsx';
import { shelfSizes } from '../../../../design/carousel/carousel-rules.ts';
import page from '../../../../design/text/page.module.css';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../../domain/product/tile.ts';
import { Tile } from '../../../parts/tile/tile.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './home.module.css';

interface HomeShelfProps {
  heading: string;
  tiles: readonly TileData[];
  now: ShopTime;
  more: { words: string; path: string };
}

export function HomeShelf({ heading, tiles, now, more }: HomeShelfProps) {
  const { flags } = useVisitor();
  if (tiles.length === 0) return null;
  const sizes = shelfSizes(flags.second_style ? '2' : '1');
  return (
    <section className={page.section}>
      <Carousel heading={heading} startOver>
        {tiles.map((tile) => (
          <Tile key={tile.productId} tile={tile} now={now} sizes={sizes} />
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
