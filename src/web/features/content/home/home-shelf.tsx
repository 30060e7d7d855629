import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import { Carousel } from '../../../../design/carousel/carousel.tsx';
import { shelfSizes } from '../../../../design/carousel/carousel-rules.ts';
import page from '../../../../design/text/page.module.css';
import type { ShownShelf } from '../../../../domain/content/shown-block.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import { Tile } from '../../../parts/tile/tile.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './home.module.css';

export function HomeShelf({ block, now }: { block: ShownShelf; now: ShopTime }) {
  const { flags } = useVisitor();
  const { title, call, path, tiles } = block;
  const sizes = shelfSizes(flags.second_style ? '2' : '1');
  return (
    <section className={page.section}>
      <Carousel heading={title} headingLanguage={block.lang?.title} startOver>
        {tiles.map((tile) => (
          <Tile key={tile.productId} tile={tile} now={now} sizes={sizes} />
        ))}
      </Carousel>
      {path && (
        <p className={styles.more} lang={block.lang?.call}>
          <Link {...buttonLook({ variant: 'line', small: true })} to={path} prefetch="intent">
            {call}
          </Link>
        </p>
      )}
    </section>
  );
}
