import { memo } from 'react';
import { Link } from 'react-router';
import swatches from '../../../design/choice/choice-swatches.module.css';
import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { Swatch } from '../../../domain/product/product.ts';
import { areSwatchesCentred, shownColors } from '../../../domain/product/quick-view.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/product/words.ts';
import { saySwatchMark } from '../../../words/stock/say-availability.ts';
import styles from './swatch-links.module.css';

interface SwatchLinksProps {
  colors: readonly Swatch[];
  /** Shows at most so many, as a quick view does; a few are centred. */
  limit?: number | undefined;
  /** Takes the choice instead of the link, where the page should not be left. */
  onChoose?: ((productId: number) => void) | undefined;
}

/** Each colour is a product of its own, so each swatch is a link. */
export const SwatchLinks = memo(({ colors, limit, onChoose }: SwatchLinksProps) => {
  const chosen = colors.find(({ selected }) => selected);
  const isCentred = limit !== undefined && areSwatchesCentred(colors.length);
  return (
    <nav className={styles.block} aria-label={words.color}>
      <p className={styles.legend}>
        {words.colorIs} <b lang={chosen && languageOfText(chosen, 'colorName')}>{chosen?.colorName}</b>
      </p>
      <ul className={swatches.swatches} data-centred={isCentred || undefined}>
        {shownColors(colors, limit).map((swatch) => (
          <li key={swatch.id}>
            <Link
              className={swatches.swatch}
              to={swatch.path}
              preventScrollReset
              prefetch="intent"
              aria-current={swatch.selected ? 'true' : undefined}
              aria-label={[swatch.colorName, saySwatchMark(pageLanguage, swatch)].filter(Boolean).join(', ')}
              lang={languageOfText(swatch, 'colorName')}
              data-tone={swatch.isSoldOut ? 'struck' : undefined}
              onClick={(event) => {
                if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(swatch.id);
              }}
            >
              <span className={swatches.cloth}>
                <Picture
                  {...pictureSources(swatch.swatchImage, 'swatch')}
                  sizes="56px"
                  alt=""
                  ratio="cloth"
                />
              </span>
              <span className={swatches.word} aria-hidden="true">
                {saySwatchMark(pageLanguage, swatch) ?? swatch.colorName}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
