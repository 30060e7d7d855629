// What every overlay of the waitlist holds: the thing waited for, the form, and what takes its place.

import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import { priceToShow } from '../../../domain/pricing/price.ts';
import type { Product, Size } from '../../../domain/product/product.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { nameWanted } from '../../../words/waitlist/say-waitlisted.ts';
import { words } from '../../../words/waitlist/words.ts';
import { ForeignPart } from '../../parts/text/foreign-part.tsx';
import { serverNow } from '../../state/page/server-clock.ts';
import { SimilarTiles } from './similar-tiles.tsx';
import { useWaitlistForm } from './use-waitlist-form.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import styles from './waitlist-panel.module.css';
import { Waitlisted } from './waitlisted.tsx';

export interface WaitlistPanelProps {
  product: Product;
  size: Size | null;
  /** Shown beneath the form; null where there is room for the form alone. */
  similar: readonly Tile[] | null;
}

export function WaitlistPanel({ product, size, similar }: WaitlistPanelProps) {
  const form = useWaitlistForm(product, size);
  if (form.state.name === 'success')
    return (
      <Waitlisted
        product={product}
        size={form.size}
        answer={form.state.answer}
        similar={similar}
        level={3}
        isInOverlay
      />
    );
  return (
    <>
      <Wanted product={product} size={form.size} />
      <WaitlistForm product={product} form={form} sizeIsSettled={size !== null} />
      {similar && (
        <SimilarTiles
          heading={size ? words.orAvailableNow : words.orMeanwhile}
          tiles={similar}
          level={2}
          isInOverlay
        />
      )}
    </>
  );
}

function Wanted({ product, size }: { product: Product; size: Size | null }) {
  const { updated } = priceToShow(product.productPrice, serverNow());
  const what = size
    ? nameWanted(pageLanguage, { sizeName: size.name, colorName: product.colorName })
    : product.colorName;
  return (
    <div className={styles.wanted}>
      <Picture {...pictureSources(product.defaultImagePath, 'thumb')} sizes="64px" alt="" />
      <div>
        <p className={styles.brand}>{product.brand}</p>
        <p>{product.name}</p>
        <p className={styles.what}>
          <ForeignPart text={what} part={product.colorName} lang={languageOfText(product, 'colorName')} />,{' '}
          {formatMoney(pageLanguage, updated)}
        </p>
      </div>
    </div>
  );
}
