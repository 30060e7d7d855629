// A product in a list. The whole tile is the link; quick view sits above it.
import { type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Picture, type PictureProps } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import { dealState, type FlashDeal } from '../../../domain/pricing/deal.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { Tile as TileData } from '../../../domain/product/tile.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayDeal } from '../../../words/product/say-deal.ts';
import { words } from '../../../words/product/words.ts';
import { words as stockWords } from '../../../words/stock/words.ts';
import { useIsInBag } from '../../state/bag/bag.ts';
import { prefetchProduct } from '../../state/product/products.ts';
import { useDealNow } from '../deal/use-deal-now.ts';
import { Heart } from '../love/heart.tsx';
import { Price } from '../price/price.tsx';
import { prefetchMainPicture } from './prefetch-picture.ts';
import { quickView } from './product-overlays.ts';
import { QuickView } from './quick-view-button.tsx';
import styles from './tile.module.css';
import { TileColors } from './tile-colors.tsx';

interface TileProps {
  tile: TileData;
  now: ShopTime;
  /** How wide its picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** What can be done with it besides going there; otherwise a quick view. */
  action?: ReactNode;
  loading?: PictureProps['loading'];
}

const stay = () => {};
const mover = () => import('./picture-move.ts');

export function Tile({ tile, now: pageNow, sizes, action, loading }: TileProps) {
  const [isNear, setIsNear] = useState(false);
  const intent = useIntent(() => {
    setIsNear(matchMedia('(hover: hover)').matches);
    prefetchMainPicture(tile.imagePath);
    prefetchProduct(tile.productId);
    quickView.prefetch();
    mover().catch(stay);
  });
  const { flashDeal } = tile.price;
  const now = useDealNow(flashDeal, pageNow, stay);
  const isInBag = useIsInBag(tile.productId);
  const word = dealWord(flashDeal, now);
  const label = tile.isSoldOut ? stockWords.soldOut : (word ?? tile.labels[0]);
  return (
    <article ref={intent} className={styles.tile} data-sold-out={tile.isSoldOut || undefined}>
      <div className={styles.pictures}>
        <Picture
          {...pictureSources(tile.imagePath, 'tile')}
          sizes={sizes}
          alt={tile.imageAlt}
          lang={languageOfText(tile, 'imageAlt')}
          loading={loading}
        />
        {/* Only a pointer that comes to a tile sees it: a page full of them has half the pictures. */}
        {isNear && tile.hoverImagePath && (
          <div className={styles.hover}>
            <Picture {...pictureSources(tile.hoverImagePath, 'tile')} sizes={sizes} alt="" />
          </div>
        )}
        {isInBag ? (
          <span className={styles.tag} data-in-bag>
            {words.inYourBag}
          </span>
        ) : (
          label && (
            <span
              className={styles.tag}
              data-deal={(word && label === word) || undefined}
              lang={label === tile.labels[0] ? languageOfText(tile, 'labels') : undefined}
            >
              {label}
            </span>
          )
        )}
        <Heart productId={tile.productId} name={tile.name} count={tile.loveCount} />
        {action ?? <QuickView productId={tile.productId} name={tile.name} />}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{tile.brand}</p>
        <h3 className={styles.name}>
          <Link
            to={tile.path}
            prefetch="intent"
            onClick={({ currentTarget }) =>
              mover().then(({ movePicture }) => movePicture(currentTarget), stay)
            }
          >
            {tile.name}
          </Link>
        </h3>
        <Price productPrice={tile.price} now={now} brief />
        {tile.proof && <p className={styles.proof}>{tile.proof}</p>}
        <TileColors swatches={tile.swatches} />
      </div>
    </article>
  );
}

/** What a deal says on a tile; nothing once it is over. */
function dealWord(deal: FlashDeal | null, now: ShopTime): string | null {
  if (deal === null) return null;
  const state = dealState(deal, now);
  return state === 'live' || state === 'coming' ? sayDeal(pageLanguage, deal, now) : null;
}

/**
 * Calls back when a pointer, a finger or the keyboard comes to the element. What listens goes with the element: taken
 * away tile by tile, it would hold up whoever leaves a list.
 */
function useIntent(onIntent: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onIntent);
  latest.current = onIntent;
  return useCallback((element) => {
    for (const type of ['pointerenter', 'touchstart', 'focusin'])
      element?.addEventListener(type, () => latest.current(), { passive: true });
  }, []);
}
