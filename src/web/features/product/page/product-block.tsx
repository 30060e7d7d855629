// Above the fold: the pictures, and all that is needed to buy.
import { useMemo } from 'react';
import type { Film } from '../../../../domain/media/film.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { crossSellOffset } from '../../../../domain/product/scrolling.ts';
import { isSoldOut } from '../../../../domain/stock/availability.ts';
import type { Notice } from '../../../../words/product/write-notices.ts';
import { words as shelfWords } from '../../../../words/recommendation/words.ts';
import { Deal } from '../../../parts/deal/deal.tsx';
import { useDealNow } from '../../../parts/deal/use-deal-now.ts';
import { DrawnPart, drawing } from '../../../parts/late/drawn-part.tsx';
import { ScrollLink } from '../../../parts/page/scroll-link.tsx';
import { scrollToElement } from '../../../parts/page/smooth-scroll.ts';
import type { PayInFourProps } from '../../../parts/payment/pay-in-four.tsx';
import { SwatchLinks } from '../../../parts/swatch/swatch-links.tsx';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { ProductHeader } from '../buy/product-header.tsx';
import { Purchase } from '../buy/purchase.tsx';
import { useBuying } from '../buy/use-buying.ts';
import { ProductGallery } from '../gallery/product-gallery.tsx';
import { LateStickyBar } from './late-sticky-bar.tsx';
import layout from './product-page.module.css';
import { SocialProof, type SocialProofProps } from './social-proof.tsx';
import { useStickyColumn } from './use-sticky-column.ts';

const texts = drawing(() => import('./product-words.tsx'));

interface ProductBlockProps {
  product: Product;
  now: ShopTime;
  sizeId: number | null;
  film: Film | null;
  unreachable: string | null;
  notices: readonly Notice[];
  proof: SocialProofProps | null;
  imageIndex: number;
  tab: string | null;
  /** Whether what is below the main button is wanted already. */
  isWhole: boolean;
  /** What the shop answered to the form of a page without scripts. */
  notice: string | null;
  /** What a quarter of it is, where somebody lends for it. */
  splitPay: string | null;
  lenders: PayInFourProps | null;
}

export function ProductBlock(props: ProductBlockProps) {
  const {
    product: loaded,
    notices,
    sizeId,
    film,
    unreachable,
    imageIndex,
    tab,
    notice,
    isWhole,
    lenders,
  } = props;
  const { flags } = useVisitor();
  const buying = useBuying(loaded, { initialSizeId: sizeId, initialMessage: notice });
  const { product } = buying;
  const now = useDealNow(product.productPrice.flashDeal, props.now, buying.refresh);
  const columns = useStickyColumn();
  const isForSale = product.audienceExclusionReason === null && !isSoldOut(product);

  // Both are made again when the product changes, not at every press in the form: a slow phone would feel it.
  const pictures = useMemo(
    () => (
      <ProductGallery
        product={product}
        context="page"
        film={film}
        imageIndex={imageIndex}
        jumpLink={flags.shop_similar_link && <LookLink />}
      />
    ),
    [product, film, imageIndex, flags],
  );
  const words = useMemo(
    () => (
      <DrawnPart
        part={texts}
        props={{ product, notices, tab, lenders }}
        className={layout.words}
        nearBy="200px 0px"
      />
    ),
    [product, notices, tab, lenders],
  );
  return (
    <div className={layout.product}>
      <div
        ref={columns.gallery}
        className={layout.gallery}
        data-sticks={columns.sticking === 'gallery' || undefined}
      >
        {pictures}
      </div>
      <div ref={columns.info} className={layout.info} data-sticks={columns.sticking === 'info' || undefined}>
        <div>
          <ProductHeader product={product} now={now} level={1} />
          {props.proof && <SocialProof {...props.proof} />}
          <Deal productPrice={product.productPrice} now={now} />
          {buying.colors.length > 1 && <SwatchLinks colors={buying.colors} />}
          <Purchase buying={buying} unreachable={unreachable} wishlist="shown" />
          {props.splitPay && <p className={layout.split}>{props.splitPay}</p>}
        </div>
        {isWhole && words}
      </div>
      {isWhole && isForSale && flags.pdp_sticky_add_to_bag && <LateStickyBar buying={buying} now={now} />}
    </div>
  );
}

/** What is below is made on the way there: the browser is told to hold its head still, not what comes after it. */
function goToLook(): void {
  document.getElementById('look')?.setAttribute('data-led-to', '');
  scrollToElement('look', crossSellOffset);
}

function LookLink() {
  return (
    <ScrollLink to="look" onScroll={goToLook}>
      {shelfWords.completeTheLook}
    </ScrollLink>
  );
}
