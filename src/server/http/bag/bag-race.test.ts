import { expect, test } from 'vitest';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ SOCKETS_PER_ADDRESS: '1000' });
const { sizeOf, add, cartOf, guestWith } = shopping(shop);

test('[AB-01] 200 racing adds over HTTP: none is lost, none is doubled', async () => {
  const { shopper } = await guestWith(1012, 'One Size');
  await shop.query('update stock_level set on_hand = 1000 where sku_id = $1', [
    await sizeOf(1012, 'One Size'),
  ]);
  const guests: Shopper[] = [];
  while (guests.length < 5) guests.push((await guestWith(1001, 'S')).shopper);
  const addOne = async (who: Shopper): Promise<void> => {
    expect((await add(who, { productId: 1012 })).status).toBe(201);
  };
  const adds = Array.from({ length: 40 }, () => addOne(shopper));
  const spread = guests.flatMap((guest) => Array.from({ length: 32 }, () => addOne(guest)));
  await Promise.all([...adds, ...spread]);
  const counts = await Promise.all([shopper, ...guests].map(async (guest) => (await cartOf(guest)).count));
  expect(counts).toEqual([41, 33, 33, 33, 33, 33]);
});

test('one guest who asks for more at once than a page ever would is told so, and nobody else waits for it', async () => {
  const { shopper } = await guestWith(1012, 'One Size');
  await shop.query('update stock_level set on_hand = 1000 where sku_id = $1', [
    await sizeOf(1012, 'One Size'),
  ]);
  const answers = await Promise.all(Array.from({ length: 90 }, () => add(shopper, { productId: 1012 })));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(count(201)).toBeGreaterThanOrEqual(50);
  expect(count(429)).toBeGreaterThan(0);
  expect(count(201) + count(429)).toBe(90);
  expect((await cartOf(shopper)).count).toBe(1 + count(201));
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1');
});
