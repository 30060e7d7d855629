import text from '../../../design/text/text.module.css';
import { words } from '../../../words/bag/words.ts';
import { useRecommendations } from '../../parts/recommendation/use-recommendations.ts';
import { QuickAdd } from '../../parts/tile/quick-add.tsx';
import { Tile } from '../../parts/tile/tile.tsx';
import { serverNow } from '../../state/page/server-clock.ts';
import styles from './goes-with.module.css';

const shown = 3;

export default function GoesWithTiles({ productId }: { productId: number }) {
  const tiles = (useRecommendations(productId, 'complete-the-look') ?? []).filter(
    ({ isSoldOut }) => !isSoldOut,
  );
  if (tiles.length === 0) return null;
  return (
    <section className={styles.goes} aria-labelledby="goes-with">
      <h3 id="goes-with" className={text.medium}>
        {words.goesWithIt}
      </h3>
      <ul className={styles.tiles}>
        {tiles.slice(0, shown).map((tile) => (
          <li key={tile.productId}>
            <Tile
              tile={tile}
              now={serverNow()}
              sizes="180px"
              action={<QuickAdd productId={tile.productId} name={tile.name} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
