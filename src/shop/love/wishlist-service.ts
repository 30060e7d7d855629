import * as records from '../../database/queries/love/wishlist.ts';
import type { WishlistMove } from '../../domain/love/wishlist.ts';
import type { ShopDeps } from '../shop-deps.ts';
import {
  addToWishlist,
  makeWishlist,
  moveInWishlist,
  shareWishlist,
  type Wanted,
} from './change-wishlist.ts';

export function createWishlistService({ database: { shop: queries } }: ShopDeps) {
  return {
    list: (customerId: string) => records.findWishlists(queries, customerId),
    find: (customerId: string, id: string) => records.findWishlist(queries, customerId, id),
    /** By the link that was given out; nothing in it says whose it is. */
    findShared: (token: string) => records.findSharedWishlist(queries, token),
    make: (customerId: string, list: { readonly name: string; readonly wanted: Wanted | null }) =>
      makeWishlist(queries, customerId, list),
    rename: async (customerId: string, id: string, name: string) => {
      await records.renameWishlist(queries, customerId, id, name);
      return records.findWishlist(queries, customerId, id);
    },
    remove: (customerId: string, id: string) => records.deleteWishlist(queries, customerId, id),
    share: (customerId: string, id: string, isShared: boolean) =>
      shareWishlist(queries, customerId, id, isShared),
    add: (customerId: string, id: string, wanted: Wanted) => addToWishlist(queries, customerId, id, wanted),
    move: (
      customerId: string,
      id: string,
      item: { readonly productId: number; readonly move: WishlistMove },
    ) => moveInWishlist(queries, customerId, id, item),
  };
}
