// What is further down the window: deals, what is reduced, and the names.
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../../domain/product/tile.ts';
import { words } from '../../../../words/content/words.ts';
import { DealTile } from './deal-tile.tsx';
import { Designers, type DesignersProps } from './designers.tsx';
import styles from './home.module.css';
import { HomeShelf } from './home-shelf.tsx';

const dealSizes = '(min-width: 1100px) 22vw, (min-width: 700px) 46vw, 82vw';

interface LowerHomeProps extends DesignersProps {
  deals: readonly TileData[];
  reduced: readonly TileData[];
  now: ShopTime;
}

export default function LowerHome({ deals, reduced, designers, now }: LowerHomeProps) {
  return (
    <>
      {deals.length > 0 && (
        <section className={`${page.section} ${styles.band}`} aria-labelledby="deals">
          <div className={page.page}>
            <h2 id="deals" className={text.heading}>
              {words.forAFewHours}
            </h2>
            <ul className={styles.deals}>
              {deals.map((tile) => (
                <li key={tile.productId}>
                  <DealTile tile={tile} now={now} sizes={dealSizes} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className={page.page}>
        <HomeShelf
          heading={words.reducedWithRegret}
          tiles={reduced}
          now={now}
          more={{ words: words.seeSale, path: '/c/sale' }}
        />
        {designers.length > 0 && (
          <section className={page.section} aria-labelledby="designers">
            <h2 id="designers" className={text.heading}>
              {words.designers}
            </h2>
            <Designers designers={designers} />
          </section>
        )}
      </div>
    </>
  );
}
