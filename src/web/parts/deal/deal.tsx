// The flash deal of a product, if it has one. Most have none, so its code comes apart from the page's; its look does
// not, since the server has drawn it already.
import { memo, Suspense } from 'react';
import type { ProductPrice } from '../../../domain/product/product.ts';
import { latePart, Nothing } from '../late/late-part.tsx';
import './deal.module.css';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';

/** When its code cannot come, what the server drew is let go: the price above says what holds. */
const DealBlock = latePart(() => import('./deal-block.tsx'), Nothing);

interface DealProps {
  productPrice: ProductPrice;
  now: ShopTime;
  /** Whose it is, where several stand on a page. */
  of?: string;
}

/** Kept as it is while the page around it changes: what is not yet alive must not be drawn anew. */
export const Deal = memo(function Deal({ productPrice, now, of }: DealProps) {
  const { flashDeal } = productPrice;
  if (flashDeal === null) return null;
  return (
    <Suspense>
      <DealBlock productPrice={productPrice} deal={flashDeal} now={now} of={of} />
    </Suspense>
  );
});
