import { findLoves } from '../../database/queries/love/love.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { addLove, removeLove } from './change-love.ts';

export function createLoveService({ database: { shop: queries }, guestLovesMax }: ShopDeps) {
  return {
    /** The latest first; whoever is nobody yet loves nothing. */
    list: async (owner: Owner | null) => (owner ? findLoves(queries, owner) : []),
    add: (owner: Owner, productId: number) => addLove(queries, owner, productId, guestLovesMax),
    remove: (owner: Owner | null, productId: number) => removeLove(queries, owner, productId),
  };
}
