// What the address of a product page asks for once the page is there.
import { useEffect } from 'react';
import { reviewsDelayMs, reviewsOffset } from '../../../../domain/product/scrolling.ts';
import { scrollToElement } from '../../../parts/page/smooth-scroll.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';

export function useProductAddress(productId: number): void {
  const { flags } = useVisitor();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read anew for each product
  useEffect(() => {
    const address = new URL(location.href);
    const { searchParams } = address;
    if (searchParams.has('attrtoken')) {
      searchParams.delete('attrtoken');
      history.replaceState(history.state, '', address);
    }
    if ((searchParams.get('reviews') ?? 'false') === 'false') return;
    const isPhone = matchMedia('(max-width: 699px)').matches;
    const scroll = setTimeout(
      () => scrollToElement('reviews', reviewsOffset(flags, isPhone)),
      reviewsDelayMs,
    );
    return () => clearTimeout(scroll);
  }, [productId, flags]);
}
