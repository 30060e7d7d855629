import type { ProofPlacement } from '../../domain/social/social-proof.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readSocialPhotos } from './read-social-photos.ts';
import { readSocialProof } from './read-social-proof.ts';

export function openSocial({ database: { shop: queries } }: ShopDeps) {
  return {
    /** What people sent in of themselves in it. */
    readPhotos: (productId: number) => readSocialPhotos(queries, productId),
    /** By product, of those there is something to say of; who asks is not counted among the others. */
    readProof: (placement: ProofPlacement, productIds: readonly number[], asker: Owner | null) =>
      readSocialProof(queries, placement, productIds, asker),
  };
}
