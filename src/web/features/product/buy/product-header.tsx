import { memo } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { Stars } from '../../../../design/picture/stars.tsx';
import text from '../../../../design/text/text.module.css';
import { ratingPath } from '../../../../domain/content/shop-links.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { words } from '../../../../words/product/words.ts';
import { formatDecimal } from '../../../../words/text/format-count.ts';
import { Price } from '../../../parts/price/price.tsx';
import { MarkdownLine } from '../../../parts/text/markdown.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import styles from './product-header.module.css';

interface ProductHeaderProps {
  product: Product;
  now: ShopTime;
  /** The heading's level: the page's title, or a part of a page that has one. */
  level: 1 | 2;
  /** Where the rating leads, when not to the reviews themselves. */
  ratingTo?: string;
}

export const ProductHeader = memo(
  ({ product, now, level, ratingTo = ratingPath(product) }: ProductHeaderProps) => {
    const Heading = `h${level}` as const;
    return (
      <header className={styles.header}>
        {product.bannerText && (
          <p className={styles.banner} lang={languageOfText(product, 'bannerText')}>
            <MarkdownLine text={product.bannerText} />
          </p>
        )}
        <Link className={styles.brand} to={product.brandPath}>
          {product.brand}
        </Link>
        <Heading className={text.title}>{product.name}</Heading>
        <Price productPrice={product.productPrice} now={now} texts={product} />
        <Rating product={product} to={ratingTo} />
      </header>
    );
  },
);

function Rating({ product, to }: { product: Product; to: string }) {
  const { flags } = useVisitor();
  const { reviewRating, reviewCount } = product;
  if (reviewRating === null) {
    return flags.hide_ratings_if_empty ? null : (
      <Link className={styles.rating} to={to}>
        <Stars value={0} />
        <span className={linkLook}>{words.writeFirstReview}</span>
      </Link>
    );
  }
  return (
    <Link className={styles.rating} to={to}>
      <Stars value={reviewRating} />
      <span className={linkLook}>
        {words.ratedBy(formatDecimal(pageLanguage, reviewRating, 1), reviewCount)}
      </span>
    </Link>
  );
}
