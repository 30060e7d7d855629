// Puts one of a product in a bag.
import type { Queries } from '../../database/database.ts';
import { lockBag, putItem, type SizeForSale, sizesForSale } from '../../database/queries/bag/bag.ts';
import { committing } from '../../database/transaction.ts';
import { type AddRefusal, addQuantity, type Bag, mostLines, mostOfOne } from '../../domain/bag/bag.ts';
import { oneSizeName } from '../../domain/product/sizes.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { bagTransaction } from './bag-transaction.ts';
import { readBag } from './read-bag.ts';

export interface Adding {
  readonly productId: number;
  /** None for a thing that has but one. */
  readonly sizeId: number | null;
}

export type AddedToBag =
  | { readonly ok: true; readonly id: string; readonly bag: Bag }
  | { readonly ok: false; readonly code: AddRefusal; readonly sizeName: string | null };

export async function addToBag(queries: Queries, owner: Owner, adding: Adding): Promise<AddedToBag> {
  return bagTransaction(queries, async (transaction): Promise<AddedToBag> => {
    // The bag first: two adds of one person come one after the other from here on. Both are asked for at once, and
    // the database takes one after the other.
    const [bagId, sizes] = await Promise.all([
      lockBag(transaction, owner),
      sizesForSale(transaction, adding.productId, owner),
    ]);
    const size = findSize(sizes, adding.sizeId);
    const refuse = (code: AddRefusal): AddedToBag => ({ ok: false, code, sizeName: size?.sizeName ?? null });

    if (!sizes[0]?.isActive) return refuse('no_longer_available');
    if (sizes[0].isExcluded) return refuse('audience_excluded');
    if (!size) return refuse('size_required');
    const { held, lines } = size;
    if (!size.isGiftCard) {
      if (size.available < addQuantity) return refuse('sold_out');
      if (size.available < held + addQuantity) return refuse('not_enough_stock');
    }
    if (held + addQuantity > mostOfOne) return refuse('not_enough_stock');
    if (held === 0 && lines >= mostLines) return refuse('bag_full');

    const { productId } = adding;
    const { skuId, dealId } = size;
    // Read before it is final: an add that is answered as failed has not happened, and may be asked for again.
    const [id, bag] = await committing(
      transaction,
      Promise.all([
        putItem(transaction, { bagId, productId, skuId, quantity: addQuantity, dealId }),
        readBag(transaction, owner),
      ]),
    );
    return { ok: true, id, bag };
  });
}

function findSize(sizes: readonly SizeForSale[], sizeId: number | null): SizeForSale | undefined {
  if (sizeId !== null) return sizes.find(({ skuId }) => skuId === sizeId);
  const [only, ...others] = sizes;
  return others.length === 0 && only?.sizeName === oneSizeName ? only : undefined;
}
