import { useEffect, useEffectEvent } from 'react';
import type { Product } from '../../../../domain/product/product.ts';
import { whenLoaded } from '../../../state/page/when-loaded.ts';

/** Keeps a product as the shop tells of it: its code comes once the page has nothing more urgent to do. */
export function useLiveProduct(
  product: Product,
  onChange: (change: (known: Product) => Product) => void,
): void {
  const { id } = product;
  const dealEnd = useEffectEvent(() => product.productPrice.flashDeal?.end);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenLoaded(async () => {
      const live = await import('../../../state/live/live.ts').catch(() => null);
      if (isGone) return;
      stop = live?.watchProduct({
        productId: id,
        dealEnd: () => dealEnd(),
        onChange: (change) => changed(change),
      });
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [id]);
}
