import type { WireProof } from '../../../contract/social/social-proof.ts';
import { call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';

type Proof = Readonly<Record<string, WireProof>>;

const none: Proof = {};

/** What others do with what is in the bag, by product id; nothing until it is known, and nothing if it never is. */
export function useBagProof(ids: readonly number[]): Proof {
  const productIds = [...new Set(ids)].sort((one, other) => one - other).join(',');
  const loaded = useAnswer(productIds || null, (signal) =>
    call(
      'GET /api/social-proof/{placement}',
      { params: { placement: 'bag' }, query: { productIds } },
      { signal },
    ),
  );
  return loaded?.answer.ok ? loaded.answer.data.content : none;
}
