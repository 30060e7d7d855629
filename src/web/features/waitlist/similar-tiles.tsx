import { Link } from 'react-router';
import { Picture } from '../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import { priceToShow } from '../../../domain/pricing/price.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { words } from '../../../words/waitlist/words.ts';
import { serverNow } from '../../state/page/server-clock.ts';
import styles from './similar-tiles.module.css';

interface SimilarTilesProps {
  heading: string;
  tiles: readonly Tile[];
  /** The rank of the heading above. */
  level: 2 | 3;
  /** In an overlay a link takes its entry's place: Back from there returns to the page it lay on. */
  isInOverlay: boolean;
}

export function SimilarTiles({ heading, tiles, level, isInOverlay }: SimilarTilesProps) {
  if (tiles.length === 0) return null;
  const Rank = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.similar} aria-label={heading}>
      <Rank className={styles.heading}>{heading}</Rank>
      <ul className={styles.list}>
        {tiles.map((tile) => (
          <li key={tile.productId} className={styles.tile}>
            <Picture
              {...pictureSources(tile.imagePath, 'tile')}
              sizes={sizes}
              alt={tile.imageAlt}
              lang={languageOfText(tile, 'imageAlt')}
            />
            <p className={styles.brand}>{tile.brand}</p>
            <p className={styles.name}>
              <Link to={tile.path} replace={isInOverlay}>
                {tile.name}
              </Link>
            </p>
            <Price tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = '(min-width: 700px) 176px, 30vw';

function Price({ tile }: { tile: Tile }) {
  const { updated, unmodified } = priceToShow(tile.price, serverNow());
  const isReduced = updated.minor < unmodified.minor;
  if (!isReduced) return <p className={styles.price}>{formatMoney(pageLanguage, updated)}</p>;
  return (
    <p className={styles.price}>
      <VisuallyHidden>{words.now} </VisuallyHidden>
      <span className={styles.reduced}>{formatMoney(pageLanguage, updated)}</span>{' '}
      <s>
        <VisuallyHidden>{words.was} </VisuallyHidden>
        {formatMoney(pageLanguage, unmodified)}
      </s>
    </p>
  );
}
