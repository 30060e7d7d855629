// What is read of a product, beside or below what is bought.
import type { Product } from '../../../../domain/product/product.ts';
import { reviewsOffset } from '../../../../domain/product/scrolling.ts';
import { scrollToElement } from '../../../parts/page/smooth-scroll.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { Notices } from '../buy/notices.tsx';
import { ProductTexts } from '../details/product-texts.tsx';
import { Share } from '../share/share.tsx';

export interface ProductWordsProps {
  product: Product;
  unreachable: string | null;
  tab: string | null;
}

export default function ProductWords({ product, unreachable, tab }: ProductWordsProps) {
  const { flags } = useVisitor();
  const showReviews = () =>
    scrollToElement('reviews', reviewsOffset(flags, matchMedia('(max-width: 699px)').matches));
  return (
    <>
      <Notices product={product} isUnreachable={unreachable !== null} />
      <ProductTexts product={product} asked={tab} onShowReviews={showReviews} />
      <Share product={product} />
    </>
  );
}
