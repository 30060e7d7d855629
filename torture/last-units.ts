import pg from 'pg';
import { runRace } from '../src/server/testing/stock-race.ts';
import type { Endured } from './endured.ts';

const units = 100;
const buyers = 10_000;

/** 10,000 buyers in four processes for 100 units: of a size, or of a deal of which there is stock in plenty. */
export async function lastUnits(url: string, limit: 'stock' | 'deal'): Promise<Endured> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0];
  try {
    const skuId = Number((await one('select min(id) as id from sku where product_id = $1', [1004])).id);
    const onHand = limit === 'stock' ? units : buyers;
    await client.query('update stock_level set on_hand = $2, reserved = 0 where sku_id = $1', [
      skuId,
      onHand,
    ]);
    const deal = await one(
      'update flash_deal set claimed = 0, allotment = $2 where product_id = $1 and ends_at > now() returning id',
      [1004, units],
    );
    const began = performance.now();
    const dealId = limit === 'deal' ? Number(deal.id) : null;
    const outcomes = await runRace({ url, skuId, dealId, buyers, processes: 4 });
    const seconds = (performance.now() - began) / 1_000;
    const after = await one('select on_hand, reserved from stock_level where sku_id = $1', [skuId]);
    const { claimed } = await one('select claimed from flash_deal where id = $1', [deal.id]);
    return {
      isSound:
        outcomes.sold === units &&
        after.on_hand === onHand - units &&
        after.reserved === 0 &&
        claimed === (limit === 'deal' ? units : 0),
      words: `${buyers} buyers for ${units} units of ${limit}: ${JSON.stringify(outcomes)}   ${seconds.toFixed(0)} s`,
    };
  } finally {
    await client.end();
  }
}
