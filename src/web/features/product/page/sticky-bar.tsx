// On a phone, the bag button stays in reach once the main one has scrolled away.

import { Button } from '../../../../design/button/button.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { priceToShow } from '../../../../domain/pricing/price.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { words } from '../../../../words/product/words.ts';
import { formatMoney } from '../../../../words/text/format-money.ts';
import type { Buying } from '../buy/use-buying.ts';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  buying: Buying;
  now: ShopTime;
  isPassed: boolean;
}

export default function StickyBar({ buying, now, isPassed }: StickyBarProps) {
  const { product, chosen, formId, isAdding } = buying;
  const { updated, unmodified } = priceToShow(product.productPrice, now);
  const isReduced = updated.minor < unmodified.minor;
  return (
    <div className={styles.bar} data-shown={isPassed || undefined} inert={!isPassed}>
      <Picture {...pictureSources(product.defaultImagePath, 'thumb')} sizes="40px" alt="" />
      <div className={styles.words}>
        <p className={text.medium}>
          {chosen && `${words.sizeNamed(chosen.name)}, `}
          <span lang={languageOfText(product, 'colorName')}>{product.colorName}</span>
        </p>
        <p className={text.small}>
          <span className={isReduced ? styles.reduced : undefined}>{formatMoney(pageLanguage, updated)}</span>{' '}
          {isReduced && <s className={text.faint}>{formatMoney(pageLanguage, unmodified)}</s>}
        </p>
      </div>
      <Button type="submit" form={formId} pending={isAdding}>
        {isAdding ? words.adding : words.addToBag}
      </Button>
    </div>
  );
}
