import pg from 'pg';
import { readyBuyer } from '../src/server/testing/checkout/buyers.ts';
import { brokenInvariants } from '../src/server/testing/checkout/money-invariants.ts';
import { outageSettings } from '../src/server/testing/outage.ts';
import { createShopProcess } from '../src/server/testing/shop-process.ts';
import type { Endured } from './endured.ts';

const units = 100;
const buyers = 10_000;
const atOnce = 40;

/** 10,000 buyers for 100 units, the whole way by calls: bag, quote, address, and then all of them pay. */
export async function checkouts(url: string): Promise<Endured> {
  const shop = await createShopProcess({ ...outageSettings, LOG_LEVEL: 'silent', DATABASE_URL: url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0];
  try {
    const began = performance.now();
    const skuId = Number((await one('select min(id) as id from sku where product_id = 1012')).id);
    await one(
      `with counted as (
         insert into stock_ledger (sku_id, delta, reason, source)
         select sku_id, $2 - on_hand, 'count', 'checkouts ' || now() from stock_level
         where sku_id = $1 and on_hand <> $2
       )
       update stock_level set on_hand = $2 where sku_id = $1`,
      [skuId, units],
    );
    const before = Number((await one('select count(*) as orders from customer_order')).orders);
    const ready = (await inTurns(buyers, () => readyBuyer(shop.address, skuId))).filter(
      (buyer) => buyer !== null,
    );
    const readyIn = performance.now() - began;
    const answers: Record<string, number> = {};
    const queue = [...ready];
    await inTurns(ready.length, async () => {
      const { status = 0 } = (await queue.pop()?.pay()) ?? {};
      answers[status] = (answers[status] ?? 0) + 1;
    });
    const seconds = (performance.now() - began) / 1_000;
    const orders = Number((await one('select count(*) as orders from customer_order')).orders) - before;
    const left = await one('select on_hand, reserved from stock_level where sku_id = $1', [skuId]);
    // Captures are work that the shop has left to do: they are compared where they are done.
    const broken = Object.keys(
      await brokenInvariants(async (text) => (await client.query(text)).rows),
    ).filter((name) => !name.startsWith('captures'));
    return {
      isSound:
        // One that was turned away by a busy shop on the way is no fault of the stock.
        ready.length > buyers * 0.99 &&
        orders === units &&
        answers[200] === units &&
        answers[409] === ready.length - units &&
        left.on_hand === 0 &&
        left.reserved === 0 &&
        broken.length === 0,
      words:
        `${buyers} buyers for ${units} units through the whole checkout: ${ready.length} came to the payment in ` +
        `${(readyIn / 1_000).toFixed(0)} s, answered ${JSON.stringify(answers)}, ${orders} orders, ` +
        `${left.on_hand} left, ${left.reserved} set aside, broken ${broken.join(', ') || 'nothing'}   ${seconds.toFixed(0)} s`,
    };
  } finally {
    await shop.end('SIGTERM');
    await client.end();
  }
}

/** So many times, so many at once. */
async function inTurns<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let left = times;
  const worker = async () => {
    while (left-- > 0) done.push(await work());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
