import { useEffect, useState } from 'react';
import { prefetchProduct, type Viewed } from '../../state/products.ts';

/** A product fetched for an overlay; the last one stays while the next is on its way. */
export function useViewed(productId: number, isOpen: boolean) {
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    prefetchProduct(productId).then((answer) => {
      if (!isCurrent) return;
      setProblem(answer.ok ? null : answer.message);
      if (answer.ok) setViewed(answer.data);
    });
    return () => {
      isCurrent = false;
    };
  }, [productId, isOpen]);
  return { viewed, problem };
}
