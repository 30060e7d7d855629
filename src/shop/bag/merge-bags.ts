// When a guest turns out to be a customer: what they put in the guest's bag goes into their own.
import type { Queries } from '../../database/database.ts';
import {
  availableUnits,
  deleteBag,
  deleteItem,
  itemsOfBag,
  lockBag,
  lockBagIfAny,
  moveItem,
  updateItem,
} from '../../database/queries/bag/bag.ts';
import { withRetry } from '../../database/with-retry.ts';
import { type Bag, mergedQuantity } from '../../domain/bag/bag.ts';
import { readBag } from './read-bag.ts';

export interface Merging {
  readonly guestId: string;
  readonly customerId: string;
}

/**
 * Each line moves once, whoever else merges at the same time: the guest's bag is gone when it is done. Nothing is
 * refused. A customer may come to hold more lines than can be put in one by one, and lines that are sold out.
 */
export function mergeBags(queries: Queries, { guestId, customerId }: Merging): Promise<Bag> {
  const merge = () =>
    queries.transaction(async (transaction) => {
      // The customer's first, always: two devices that log in at once wait for each other here, and only here.
      const bagId = await lockBag(transaction, { customerId });
      const guestBagId = await lockBagIfAny(transaction, { guestId });
      if (guestBagId !== null) {
        const held = (await itemsOfBag(transaction, bagId)).filter(({ isMadeOut }) => !isMadeOut);
        const own = new Map(held.map((item) => [item.skuId, item]));
        const brought = await itemsOfBag(transaction, guestBagId);
        const twins = brought.filter(({ skuId }) => own.has(skuId)).map(({ skuId }) => skuId);
        const available = await availableUnits(transaction, twins);
        for (const item of brought) {
          const twin = item.isMadeOut ? undefined : own.get(item.skuId);
          if (!twin) {
            await moveItem(transaction, item.id, bagId);
            continue;
          }
          const quantity = mergedQuantity({
            quantities: [twin.quantity, item.quantity],
            available: available.get(item.skuId) ?? null,
          });
          await updateItem(transaction, twin.id, { quantity });
          await deleteItem(transaction, item.id);
        }
        await deleteBag(transaction, guestBagId);
      }
      return readBag(transaction, { customerId });
    });
  return withRetry(merge);
}
