import { findGiftCardProduct } from '../../database/queries/gift-card/gift-card-product.ts';
import type { Trier } from '../../domain/visitor/limit.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { mediaUrl } from '../media/media-url.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readBalance, redeemGiftCard } from './spend-gift-card.ts';

export function createGiftCardService({ database, hash }: ShopDeps) {
  return {
    /** The picture of what is given; null in a shop that sells none. */
    viewPicture: async () => {
      const sold = await findGiftCardProduct(database.shop);
      return sold && mediaUrl(sold.picture);
    },
    /** Counts the try, so it is for calls and not for pages. */
    checkBalance: (trier: Trier, code: string) => readBalance({ queries: database.shop, hash }, trier, code),
    redeem: (trier: Trier, owner: Owner, code: string) =>
      redeemGiftCard({ queries: database.checkout, hash }, trier, owner, code),
  };
}
