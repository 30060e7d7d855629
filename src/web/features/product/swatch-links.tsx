import { Link } from 'react-router';
import swatches from '../../../design/choice-swatches.module.css';
import type { Swatch } from '../../../domain/product.ts';
import { swatchWord } from '../../../domain/stock-words.ts';
import styles from './swatch-links.module.css';

/** Each colour is a product of its own, so each swatch is a link. */
export function SwatchLinks({ colors }: { colors: readonly Swatch[] }) {
  const chosen = colors.find(({ selected }) => selected);
  return (
    <nav className={styles.block} aria-label="Color">
      <p className={styles.legend}>
        Color: <b>{chosen?.colorName}</b>
      </p>
      <ul className={swatches.swatches}>
        {colors.map((swatch) => (
          <li key={swatch.id}>
            <Link
              className={swatches.swatch}
              to={swatch.path}
              preventScrollReset
              aria-current={swatch.selected ? 'true' : undefined}
              aria-label={[swatch.colorName, swatchWord(swatch)].filter(Boolean).join(', ')}
              data-tone={swatch.isSoldOut ? 'struck' : undefined}
            >
              <span className={swatches.cloth}>
                <img src={swatch.swatchImage} alt="" width={56} height={64} loading="lazy" />
              </span>
              <span className={swatches.word} aria-hidden="true">
                {swatchWord(swatch) ?? swatch.colorName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
