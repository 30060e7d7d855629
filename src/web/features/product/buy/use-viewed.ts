import { useAnswer } from '../../../state/api/use-answer.ts';
import { prefetchProduct, type Viewed } from '../../../state/product/products.ts';

interface Viewing {
  readonly viewed: Viewed | null;
  readonly problem: string | null;
}

/** A product fetched for an overlay; the last one stays while the next is on its way. */
export function useViewed(productId: number, isOpen: boolean): Viewing {
  const loaded = useAnswer(isOpen ? String(productId) : null, () => prefetchProduct(productId));
  if (!loaded) return { viewed: null, problem: null };
  const { answer } = loaded;
  return answer.ok ? { viewed: answer.data, problem: null } : { viewed: null, problem: answer.message };
}
