import { Link } from 'react-router';
import { linkLook } from '../../../../design/button/link.ts';
import { swatchLimit } from '../../../../domain/product/quick-view.ts';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import { productPath } from '../../../../domain/text/slug.ts';
import { words } from '../../../../words/product/words.ts';
import { Deal } from '../../../parts/deal/deal.tsx';
import { useDealNow } from '../../../parts/deal/use-deal-now.ts';
import { SwatchLinks } from '../../../parts/swatch/swatch-links.tsx';
import type { Viewed } from '../../../state/product/products.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { Notices } from '../buy/notices.tsx';
import { ProductHeader } from '../buy/product-header.tsx';
import { Purchase } from '../buy/purchase.tsx';
import { useBuying } from '../buy/use-buying.ts';
import { ProductGallery } from '../gallery/product-gallery.tsx';
import styles from './quick-view.module.css';

interface QuickViewBlockProps {
  viewed: Viewed;
  onColor: (productId: number) => void;
}

export function QuickViewBlock({ viewed, onColor }: QuickViewBlockProps) {
  const { flags } = useVisitor();
  const buying = useBuying(viewed.product, { initialSizeId: null, place: 'overlay' });
  const { product } = buying;
  const now = useDealNow(product.productPrice.flashDeal, viewed.now, buying.refresh);
  const path = productPath(product);
  const limit = swatchLimit({ secondStyle: flags.second_style, isWaitlist: isSoldOut(product) });
  return (
    <div className={styles.quick}>
      <div className={styles.pictures}>
        <ProductGallery product={product} context="quick-view" film={viewed.film} imageIndex={0} />
      </div>
      <div className={styles.info}>
        <ProductHeader product={product} now={now} level={2} ratingTo={`${path}?reviews=true`} />
        <Deal productPrice={product.productPrice} now={now} />
        {buying.colors.length > 1 && <SwatchLinks colors={buying.colors} limit={limit} onChoose={onColor} />}
        <Purchase buying={buying} unreachable={viewed.unreachable} wishlist="desktop" />
        <Notices notices={viewed.notices} />
        <p className={styles.details}>
          {/* In place of the quick view's own entry: Back from the page returns to the list. */}
          <Link className={linkLook} to={path} replace>
            {flags.pdp_reviews_v2 ? words.seeFullDetailsAndReviews : words.seeFullDetails}
          </Link>
        </p>
      </div>
    </div>
  );
}
