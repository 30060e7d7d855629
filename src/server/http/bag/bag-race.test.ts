import { expect, test } from 'vitest';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const shop = openTestShop({ SOCKETS_PER_ADDRESS: '1000' });
const { sizeOf, add, cartOf, guestWith } = shopping(shop);

test('[AB-01] 200 racing adds over HTTP: none is lost, none is doubled', async () => {
  const { shopper } = await guestWith(1012, 'One Size');
  await shop.query('update stock_level set on_hand = 1000 where sku_id = $1', [
    await sizeOf(1012, 'One Size'),
  ]);
  const guests: Shopper[] = [];
  while (guests.length < 5) guests.push((await guestWith(1001, 'S')).shopper);
  /** As a patient client: told that the shop is busy, it asks again. */
  const addPatiently = async (who: Shopper): Promise<void> => {
    const { status } = await add(who, { productId: 1012 });
    if (status === 503) return addPatiently(who);
    expect(status).toBe(201);
  };
  const adds = Array.from({ length: 40 }, () => addPatiently(shopper));
  const spread = guests.flatMap((guest) => Array.from({ length: 32 }, () => addPatiently(guest)));
  await Promise.all([...adds, ...spread]);
  const counts = await Promise.all([shopper, ...guests].map(async (guest) => (await cartOf(guest)).count));
  expect(counts).toEqual([41, 33, 33, 33, 33, 33]);
});
