import { VisuallyHidden } from '../../../design/visually-hidden.tsx';
import { formatMoney } from '../../../domain/money.ts';
import { priceToShow } from '../../../domain/price.ts';
import type { ProductPrice } from '../../../domain/product.ts';
import styles from './price.module.css';

/** What it costs now, what it was, and how much that saves. */
export function Price({ productPrice, now }: { productPrice: ProductPrice; now: number }) {
  const { form, updated, unmodified, percentOff } = priceToShow(productPrice, now);
  const isReduced = updated.minor < unmodified.minor;
  return (
    <div className={styles.price} data-form={form}>
      <span className={styles.now}>
        {isReduced && <VisuallyHidden>Now </VisuallyHidden>}
        {formatMoney(updated)}
      </span>
      {isReduced && (
        <>
          <s className={styles.was}>
            <VisuallyHidden>Was </VisuallyHidden>
            {formatMoney(unmodified)}
          </s>
          <span className={styles.off}>{percentOff}% off</span>
        </>
      )}
      {productPrice.isFinalSale && <span className={styles.final}>Final sale</span>}
      {productPrice.promoText && <p className={styles.note}>{productPrice.promoText}</p>}
    </div>
  );
}
