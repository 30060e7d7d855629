// What is held of a product, as the desk lists it.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/desk/stock.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { stockRoom } from '../../testing/checkout/stock-room.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const desk = deskOf(shop);
const { readyToPay, send } = checkingOut(shop);
const { stockOf } = stockRoom(shop);

test('[DK-13] every unit that is held is listed with what it waits for, and leaves the list when it is let go', async () => {
  const owner = await desk.owner();
  const holdsOf = async (productId: number) =>
    (await answerOf(await owner.get(`/api/admin/stock/${productId}/holds`), contract.readStockHolds)).content;
  expect(await holdsOf(1001)).toEqual([]);
  for (const card of ['tok_3ds', 'tok_3ds']) {
    const { shopper, quote } = await readyToPay();
    expect((await send(shopper, quote, card)).status).toBeLessThan(300);
  }
  const holds = await holdsOf(1001);
  const units = holds.reduce((sum, hold) => sum + hold.units, 0);
  expect(units).toBe(2);
  expect(units).toBe((await stockOf(1001, holds[0]?.sizeName ?? '')).reserved);
  expect(holds).toEqual(
    Array(2).fill(expect.objectContaining({ reason: 'second_step', holder: 'guest', orderId: null })),
  );
  expect(Date.parse(holds[0]?.until ?? '')).toBeGreaterThan(Date.parse(holds[0]?.since ?? ''));

  await shop.query(`update payment_attempt set state = 'unknown' where state = 'requires_action'`);
  expect((await holdsOf(1001)).map(({ reason }) => reason)).toEqual(['no_answer', 'no_answer']);
  await shop.query(`update stock_hold set state = 'released', settled_at = now()`);
  expect(await holdsOf(1001)).toEqual([]);
  expect((await problemOf(await owner.get('/api/admin/stock/999999999/holds'))).code).toBe('not_found');
});
