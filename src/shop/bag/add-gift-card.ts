// Puts a gift card in a bag, made out to somebody.
import type { Queries } from '../../database/database.ts';
import { lockBag, putGiftCard, sizesForSale } from '../../database/queries/bag/bag.ts';
import { findGiftCardProduct } from '../../database/queries/gift-card/gift-card-product.ts';
import { type Bag, mostLines } from '../../domain/bag/bag.ts';
import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { bagTransaction } from './bag-transaction.ts';
import { readBag } from './read-bag.ts';

export type GiftCardAdded =
  | { readonly ok: true; readonly id: string; readonly bag: Bag }
  | { readonly ok: false; readonly code: 'no_longer_available' | 'bag_full' };

export function addGiftCard(
  queries: Queries,
  owner: Owner,
  amount: Money,
  giftCardDetails: GiftCardDetails,
): Promise<GiftCardAdded> {
  return bagTransaction(queries, async (transaction): Promise<GiftCardAdded> => {
    const bagId = await lockBag(transaction, owner);
    const sold = await findGiftCardProduct(transaction);
    const [size] = sold ? await sizesForSale(transaction, sold.productId, owner) : [];
    if (!sold || !size) return { ok: false, code: 'no_longer_available' };
    if (size.lines >= mostLines) return { ok: false, code: 'bag_full' };
    const { productId } = sold;
    const item = { bagId, productId, skuId: size.skuId, giftCardDetails, giftCardMinor: amount.minor };
    const id = await putGiftCard(transaction, item);
    return { ok: true, id, bag: await readBag(transaction, owner) };
  });
}
