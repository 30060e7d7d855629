import text from '../../../design/text.module.css';
import type { Product } from '../../../domain/product.ts';
import { Price } from './price.tsx';
import styles from './product-header.module.css';

type Headed = Pick<Product, 'bannerText' | 'brand' | 'name' | 'productPrice'>;

export function ProductHeader({ product, now }: { product: Headed; now: number }) {
  return (
    <header className={styles.header}>
      {product.bannerText && <p className={`${text.small} ${text.soft}`}>{product.bannerText}</p>}
      <p className={text.medium}>{product.brand}</p>
      <h1 className={text.title}>{product.name}</h1>
      <Price productPrice={product.productPrice} now={now} />
    </header>
  );
}
