import type { Queries } from '../../database/database.ts';
import { countProof } from '../../database/queries/social/social-proof.ts';
import { type ProofMessage, type ProofPlacement, proofMessage } from '../../domain/social/social-proof.ts';
import type { Owner } from '../../domain/visitor/owner.ts';

/** By product, of those there is something to say of. */
export async function readSocialProof(
  queries: Queries,
  placement: ProofPlacement,
  productIds: readonly number[],
  asker: Owner | null,
): Promise<ReadonlyMap<number, ProofMessage>> {
  const counts = await countProof(queries, productIds, asker);
  return new Map(
    [...counts].flatMap(([productId, counted]) => {
      const message = proofMessage(counted, placement);
      return message ? [[productId, message] as const] : [];
    }),
  );
}
