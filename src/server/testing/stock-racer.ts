// A process that tries again and again to buy one of a size, as fast as it can. Says how it went as one line of JSON.
import { createDatabase } from '../../database/database.ts';
import { claimStock, reserveStock } from '../../shop/stock/hold-stock.ts';

const [url = '', skuId = '', dealId = '', attempts = ''] = process.argv.slice(2);
const line = { skuId: Number(skuId), quantity: 1, dealId: dealId === '' ? null : Number(dealId) };

const database = createDatabase(
  url,
  {},
  {
    shopConnections: 8,
    checkoutConnections: 1,
    // Everyone waits for the same row here; it is the count that is tested, not the patience.
    statementTimeoutMs: 60_000,
    lockTimeoutMs: 60_000,
  },
);
const outcomes: Record<string, number> = {};

async function buy(): Promise<string> {
  const held = await reserveStock(database.shop, [line]);
  if (!held.ok) return held.code;
  const isSold = await database.shop.transaction((tx) => claimStock(tx, held.holdId));
  return isSold ? 'sold' : 'lost';
}

async function shopper(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const outcome = await buy().catch((error: unknown) => `failed: ${String(error).slice(0, 60)}`);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
}

const shoppers = 10;
await Promise.all(Array.from({ length: shoppers }, () => shopper(Number(attempts) / shoppers)));
await database.close();
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
