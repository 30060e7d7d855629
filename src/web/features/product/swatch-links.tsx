import { Link } from 'react-router';
import type { Swatch } from '../../../domain/product.ts';
import styles from './swatch-links.module.css';

/** Each colour is a product of its own, so each swatch is a link. */
export function SwatchLinks({ swatches }: { swatches: readonly Swatch[] }) {
  const chosen = swatches.find(({ selected }) => selected);
  return (
    <nav className={styles.block} aria-label="Color">
      <p className={styles.legend}>
        Color: <b>{chosen?.colorName}</b>
      </p>
      <ul className={styles.swatches}>
        {swatches.map((swatch) => (
          <li key={swatch.id}>
            <Link
              className={styles.swatch}
              to={swatch.path}
              preventScrollReset
              aria-current={swatch.selected ? 'true' : undefined}
              aria-label={[swatch.colorName, stateWord(swatch)].filter(Boolean).join(', ')}
              data-sold-out={swatch.isSoldOut || undefined}
            >
              <span className={styles.cloth}>
                <img src={swatch.swatchImage} alt="" width={56} height={64} loading="lazy" />
              </span>
              <span className={styles.word} aria-hidden="true">
                {stateWord(swatch) ?? swatch.colorName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateWord({ isSoldOut, isPresale }: Swatch): string | null {
  if (isSoldOut) return 'Sold out';
  return isPresale ? 'Pre-sale' : null;
}
