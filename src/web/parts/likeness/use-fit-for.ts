import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import type { Likeness } from './likeness.ts';

/** What people like that said of a product; null until it has come. */
export function useFitFor(productId: number, likeness: Likeness | null) {
  const key = likeness && `${productId} ${likeness.heightCm} ${likeness.usualSize}`;
  const loaded = useAnswer(key, (signal) =>
    call(
      'GET /api/product/{id}/fit-for',
      {
        params: { id: productId },
        query: { heightCm: likeness?.heightCm ?? 0, usualSize: likeness?.usualSize ?? '' },
      },
      { signal },
    ),
  );
  return loaded?.key === key ? loaded?.answer : null;
}
