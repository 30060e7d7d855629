import { countProof } from '../../database/queries/social/social-proof.ts';
import type { Product } from '../../domain/product/product.ts';
import { type ProofPlacement, productProof } from '../../domain/social/social-proof.ts';
import type { FlagSet } from '../../domain/visitor/flags.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readSocialPhotos } from './read-social-photos.ts';
import { readSocialProof } from './read-social-proof.ts';

export function createSocialService({ database: { shop: queries }, socialProofFlashes }: ShopDeps) {
  return {
    /** What people sent in of themselves in it. */
    readPhotos: (productId: number) => readSocialPhotos(queries, productId),
    /** For the page of a product, which is the same for everyone; null where there is nothing to say. */
    viewProductProof: async (product: Product, flags: Pick<FlagSet, 'pdp_social_proof_placement'>) => {
      const counts = await countProof(queries, [product.id], null);
      return productProof(counts.get(product.id), product, flags, socialProofFlashes);
    },
    /** By product, of those there is something to say of; who asks is not counted among the others. */
    readProof: (placement: ProofPlacement, productIds: readonly number[], asker: Owner | null) =>
      readSocialProof(queries, placement, productIds, asker),
  };
}
