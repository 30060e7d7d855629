import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { priceToShow } from '../../../domain/pricing/price.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import type { ProductPrice, ProductText } from '../../../domain/product/product.ts';
import type { PartlyTranslated } from '../../../domain/text/untranslated.ts';
import { languageOfText } from '../../../words/other-language.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/product/words.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { MarkdownLine } from '../text/markdown.tsx';
import styles from './price.module.css';

interface PriceProps {
  productPrice: ProductPrice;
  now: ShopTime;
  /** As a tile shows it: smaller, and without the small print. */
  brief?: boolean;
  /** Which of the product's texts nobody has translated. */
  texts?: PartlyTranslated<ProductText>;
}

/** What it costs now, what it was, and how much that saves. */
export function Price({ productPrice, now, brief = false, texts = {} }: PriceProps) {
  const { form, updated, unmodified, percentOff, isDeal } = priceToShow(productPrice, now);
  const lowestNote = (isDeal ? productPrice.flashDeal : productPrice)?.lowestNote;
  const isReduced = updated.minor < unmodified.minor;
  return (
    <div className={styles.price} data-form={form} data-brief={brief || undefined}>
      <span className={styles.now}>
        {isReduced && <VisuallyHidden>{words.now} </VisuallyHidden>}
        {formatMoney(pageLanguage, updated)}
      </span>
      {isReduced && (
        <>
          <s className={styles.was}>
            <VisuallyHidden>{words.was} </VisuallyHidden>
            {formatMoney(pageLanguage, unmodified)}
          </s>
          <span className={styles.off}>{words.percentOff(percentOff)}</span>
        </>
      )}
      {productPrice.isFinalSale && <span className={styles.final}>{words.finalSale}</span>}
      {isReduced && lowestNote && <p className={styles.note}>{lowestNote}</p>}
      {!brief && <Promises {...productPrice} texts={texts} />}
    </div>
  );
}

type PromisesProps = ProductPrice & Required<Pick<PriceProps, 'texts'>>;

function Promises({ promoText, appOnlyPromoText, texts }: PromisesProps) {
  const { priceNote } = useVisitor();
  return (
    <>
      {priceNote && <p className={styles.note}>{priceNote}</p>}
      {promoText && (
        <p className={styles.note} lang={languageOfText(texts, 'promoText')}>
          <MarkdownLine text={promoText} />
        </p>
      )}
      {appOnlyPromoText && (
        <p className={styles.note}>
          {words.inTheAppOnly}{' '}
          <span lang={languageOfText(texts, 'appOnlyPromoText')}>
            <MarkdownLine text={appOnlyPromoText} />
          </span>
        </p>
      )}
    </>
  );
}
