import type { Queries } from '../../database/database.ts';
import { countProof } from '../../database/queries/social/social-proof.ts';
import { type Proof, type ProofPlacement, strongestProof } from '../../domain/social/social-proof.ts';
import type { Owner } from '../../domain/visitor/owner.ts';

/** By product, of those there is something to say of. */
export async function readSocialProof(
  queries: Queries,
  placement: ProofPlacement,
  productIds: readonly number[],
  asker: Owner | null,
): Promise<ReadonlyMap<number, Proof>> {
  if (productIds.length === 0) return new Map();
  const counts = await countProof(queries, productIds, asker);
  return new Map(
    [...counts].flatMap(([productId, counted]) => {
      const proof = strongestProof(counted, placement);
      return proof ? [[productId, proof] as const] : [];
    }),
  );
}
