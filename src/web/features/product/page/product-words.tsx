// What is read of a product, beside or below what is bought.
import { Suspense } from 'react';
import type { Product } from '../../../../domain/product/product.ts';
import { reviewsOffset } from '../../../../domain/product/scrolling.ts';
import type { Notice } from '../../../../words/product/write-notices.ts';
import { latePart, Nothing } from '../../../parts/late/late-part.tsx';
import { scrollToElement } from '../../../parts/page/smooth-scroll.ts';
import type { PayInFourProps } from '../../../parts/payment/pay-in-four.tsx';
import { documentPath } from '../../../state/page/document-path.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { Notices } from '../buy/notices.tsx';
import { ProductTexts } from '../details/product-texts.tsx';
import { Share } from '../share/share.tsx';
import { ShippingOptions } from './shipping-options.tsx';

/** In few shops; with it would come half of what paying needs. */
const LendersSay = latePart<PayInFourProps>(
  () => import('../../../parts/payment/pay-in-four.tsx').then((part) => ({ default: part.LendersSay })),
  Nothing,
);

export interface ProductWordsProps {
  product: Product;
  notices: readonly Notice[];
  tab: string | null;
  lenders: PayInFourProps | null;
}

export default function ProductWords({ product, notices, tab, lenders }: ProductWordsProps) {
  const { flags } = useVisitor();
  // Only a document that came as a product's page may fetch what lenders say.
  const isHydrated = useHydrated();
  const showReviews = () =>
    scrollToElement('reviews', reviewsOffset(flags, matchMedia('(max-width: 699px)').matches));
  return (
    <>
      <Share product={product} />
      {lenders && isHydrated && documentPath().startsWith('/product/') && (
        <Suspense>
          <LendersSay {...lenders} />
        </Suspense>
      )}
      <Notices notices={notices} />
      {flags.pdp_shipping_options_form && <ShippingOptions productId={product.id} />}
      <ProductTexts product={product} tab={tab} onShowReviews={showReviews} />
    </>
  );
}
