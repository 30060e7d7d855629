import type { BagOwner } from '../../database/queries/bag/bag-owner.ts';
import type { ProofPlacement } from '../../domain/social/social-proof.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readSocialPhotos } from './read-social-photos.ts';
import { readSocialProof } from './read-social-proof.ts';

export function openSocial({ database: { shop: queries } }: ShopDeps) {
  return {
    /** What people sent in of themselves in it. */
    readPhotos: (productId: number) => readSocialPhotos(queries, productId),
    /** By product, of those there is something to say of; who asks is not counted among the others. */
    readProof: (placement: ProofPlacement, productIds: readonly number[], asker: BagOwner | null) =>
      readSocialProof(queries, placement, productIds, asker),
  };
}
