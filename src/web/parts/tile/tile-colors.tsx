import { Picture } from '../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { Swatch } from '../../../domain/product/product.ts';
import { words } from '../../../words/product/words.ts';
import styles from './tile.module.css';

const mostShown = 4;

/** The cloths a design comes in, where there is more than one. */
export function TileColors({ swatches }: { swatches: readonly Swatch[] }) {
  if (swatches.length < 2) return null;
  const more = swatches.length - mostShown;
  return (
    <p className={styles.colors}>
      <VisuallyHidden>{words.colorsIn(swatches.length)}</VisuallyHidden>
      {swatches.slice(0, mostShown).map(({ id, swatchImage }) => (
        <span key={id} className={styles.color} aria-hidden="true">
          <Picture {...pictureSources(swatchImage, 'swatch')} sizes="14px" alt="" ratio="square" />
        </span>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
    </p>
  );
}
