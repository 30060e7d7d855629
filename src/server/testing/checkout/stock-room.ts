// What lies in a test shop's stock, and a count of it that says another number.
import { randomUUID } from 'node:crypto';
import { shopping } from '../shopping.ts';
import type { TestShop } from '../test-shop.ts';

export function stockRoom(shop: TestShop) {
  const { sizeOf } = shopping(shop);

  const stockOf = async (productId: number, size: string) => {
    const [row] = await shop.query('select on_hand, reserved from stock_level where sku_id = $1', [
      await sizeOf(productId, size),
    ]);
    return row as { on_hand: number; reserved: number };
  };

  const setStock = async (productId: number, size: string, units: number) => {
    const skuId = await sizeOf(productId, size);
    await shop.query(
      `with moved as (
         insert into stock_ledger (sku_id, delta, reason, source)
         select sku_id, $2 - on_hand, 'count', $3 from stock_level where sku_id = $1 and on_hand <> $2
       )
       update stock_level set on_hand = $2 where sku_id = $1`,
      [skuId, units, randomUUID()],
    );
  };

  return { stockOf, setStock };
}
