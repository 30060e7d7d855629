// A product in a list. The whole tile is the link; quick view sits above it.
import { type ReactNode, type Ref, useRef } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../design/picture.tsx';
import { pictureSources } from '../../../domain/picture.ts';
import type { Tile as TileData } from '../../../domain/tile.ts';
import { prefetchProduct } from '../../state/products.ts';
import { Price } from './price.tsx';
import { prefetchQuickView, QuickView } from './quick-view-button.tsx';
import styles from './tile.module.css';

interface TileProps {
  tile: TileData;
  now: number;
  /** How wide its picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** What can be done with it besides going there; otherwise a quick view. */
  action?: ReactNode;
}

export function Tile({ tile, now, sizes, action }: TileProps) {
  const intent = useIntent(() => {
    prefetchQuickView();
    prefetchProduct(tile.productId);
  });
  const [label] = tile.labels;
  return (
    <article ref={intent} className={styles.tile} data-sold-out={tile.isSoldOut || undefined}>
      <div className={styles.pictures}>
        <Picture {...pictureSources(tile.imagePath, 'tile')} sizes={sizes} alt={tile.imageAlt} />
        {tile.hoverImagePath && (
          <div className={styles.hover}>
            <Picture {...pictureSources(tile.hoverImagePath, 'tile')} sizes={sizes} alt="" />
          </div>
        )}
        {label && <span className={styles.tag}>{label}</span>}
        {action ?? <QuickView productId={tile.productId} name={tile.name} />}
      </div>
      <div className={styles.text}>
        <p className={styles.brand}>{tile.brand}</p>
        <h3 className={styles.name}>
          <Link to={tile.path} prefetch="intent">
            {tile.name}
          </Link>
        </h3>
        <Price productPrice={tile.price} now={now} brief />
      </div>
    </article>
  );
}

/** Calls back when a pointer, a finger or the keyboard comes to the element. */
function useIntent(onIntent: () => void): Ref<HTMLElement> {
  const latest = useRef(onIntent);
  latest.current = onIntent;
  return (element) => {
    if (!element) return;
    const stop = new AbortController();
    for (const type of ['pointerenter', 'touchstart', 'focusin'])
      element.addEventListener(type, () => latest.current(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  };
}
