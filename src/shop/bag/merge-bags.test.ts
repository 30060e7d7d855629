import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { mergedQuantity, mostOfOne } from '../../domain/bag/bag.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { addToBag } from './add-to-bag.ts';
import { mergeBags } from './merge-bags.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;
let customers: string[];
let sizes: { readonly id: number; readonly productId: number }[];

const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
  customers = (await query('select id from customer order by id limit 60')).map(({ id }) => id);
  const skus = await query(
    `select sku.id, product_id from sku join product on product.id = product_id
      where is_active and not is_gift_card and audience_exclusion_type is null order by sku.id limit 60`,
  );
  sizes = skus.map(({ id, product_id }) => ({ id: Number(id), productId: Number(product_id) }));
});

afterAll(async () => {
  await client.end();
  await database.close();
  await cloned.drop();
});

type Owner = { readonly guestId: string } | { readonly customerId: string };

/** Someone who is not used by any other test. */
const aGuest = () => ({ guestId: randomUUID() });
function aCustomer() {
  const customerId = customers.pop();
  if (!customerId) throw new Error('There are no more customers.');
  return { customerId };
}

/** The nth size in each bag, so many of it. */
async function holds(owner: Owner, quantities: Readonly<Record<number, number>>): Promise<void> {
  const [column, id] = 'guestId' in owner ? ['guest_id', owner.guestId] : ['customer_id', owner.customerId];
  const [bag] = await query(`insert into bag (${column}) values ($1) returning id`, [id]);
  for (const [index, quantity] of Object.entries(quantities)) {
    const size = sizes[Number(index)];
    await query('insert into bag_item (bag_id, sku_id, product_id, quantity) values ($1, $2, $3, $4)', [
      bag?.id,
      size?.id,
      size?.productId,
      quantity,
    ]);
  }
}

const stocked = (index: number, units: number) =>
  query('update stock_level set on_hand = reserved + $2 where sku_id = $1', [sizes[index]?.id, units]);

async function heldBy({ customerId }: { customerId: string }): Promise<Record<number, number>> {
  const rows = await query(
    'select sku_id, quantity from bag_item join bag on bag.id = bag_id where customer_id = $1',
    [customerId],
  );
  const entries = rows.map(({ sku_id, quantity }) => [
    sizes.findIndex(({ id }) => id === Number(sku_id)),
    quantity,
  ]);
  return Object.fromEntries(entries);
}

const leftWith = async ({ guestId }: { guestId: string }) =>
  (await query('select 1 from bag where guest_id = $1', [guestId])).length;

describe('[BG-08] a guest’s bag goes into the customer’s', () => {
  test('each line once, what both had added up, and the guest’s is gone', async () => {
    const [guest, customer] = [aGuest(), aCustomer()];
    for (const index of [0, 1, 2]) await stocked(index, 50);
    await holds(guest, { 0: 2, 1: 1 });
    await holds(customer, { 1: 3, 2: 1 });
    const bag = await mergeBags(database.shop, { ...guest, ...customer });
    expect(await heldBy(customer)).toEqual({ 0: 2, 1: 4, 2: 1 });
    expect(bag.lines).toHaveLength(3);
    expect(await leftWith(guest)).toBe(0);
    await mergeBags(database.shop, { ...guest, ...customer });
    expect(await heldBy(customer)).toEqual({ 0: 2, 1: 4, 2: 1 });
  });

  test('as far as there is so much, and never less than either had', async () => {
    const [guest, customer] = [aGuest(), aCustomer()];
    await stocked(3, 4);
    await stocked(4, 0);
    await holds(guest, { 3: 3, 4: 2 });
    await holds(customer, { 3: 3, 4: 1 });
    const bag = await mergeBags(database.shop, { ...guest, ...customer });
    expect(await heldBy(customer)).toEqual({ 3: 4, 4: 2 });
    expect(bag.lines.find(({ sizeId }) => sizeId === sizes[4]?.id)?.available).toBe(0);
  });

  test('of a guest without a bag, or a customer without one', async () => {
    const [guest, customer] = [aGuest(), aCustomer()];
    expect((await mergeBags(database.shop, { ...guest, ...customer })).lines).toEqual([]);
    await holds(guest, { 5: 1 });
    await mergeBags(database.shop, { ...guest, ...customer });
    expect(await heldBy(customer)).toEqual({ 5: 1 });
  });

  test('without loss, however many lines there are', async () => {
    const [guest, customer] = [aGuest(), aCustomer()];
    const lines = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, i) => [from + i, 1]));
    await holds(guest, lines(0, 40));
    await holds(customer, lines(20, 60));
    const bag = await mergeBags(database.shop, { ...guest, ...customer });
    expect(bag.lines).toHaveLength(60);
  });

  test('once, however many logins ask for it at the same moment', async () => {
    const [guest, other, customer] = [aGuest(), aGuest(), aCustomer()];
    await stocked(6, 90);
    await holds(guest, { 6: 5 });
    await holds(other, { 6: 7 });
    await holds(customer, { 6: 1 });
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        mergeBags(database.shop, { ...(i % 2 ? guest : other), ...customer }),
      ),
    );
    expect(await heldBy(customer)).toEqual({ 6: 13 });
  });

  test('while the guest goes on adding: what comes too late waits in a bag of its own', async () => {
    const [guest, customer] = [aGuest(), aCustomer()];
    const size = sizes[7];
    await stocked(7, 90);
    const adding = { productId: size?.productId ?? 0, sizeId: size?.id ?? 0 };
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 5 === 4
          ? mergeBags(database.shop, { ...guest, ...customer })
          : addToBag(database.shop, guest, adding),
      ),
    );
    await mergeBags(database.shop, { ...guest, ...customer });
    expect(await heldBy(customer)).toEqual({ 7: 16 });
  });
});

test('[BG-08] a merged line is at most the sum, at least the larger, and no more than there are unless one held it', () => {
  const quantity = fc.integer({ min: 1, max: mostOfOne });
  fc.assert(
    fc.property(quantity, quantity, fc.option(fc.nat(200)), (one, other, available) => {
      const merged = mergedQuantity({ quantities: [one, other], available });
      expect(merged).toBeGreaterThanOrEqual(Math.max(one, other));
      expect(merged).toBeLessThanOrEqual(Math.min(one + other, mostOfOne));
      if (available !== null) expect(merged).toBeLessThanOrEqual(Math.max(one, other, available));
      if (available === null || available >= one + other)
        expect(merged).toBe(Math.min(one + other, mostOfOne));
    }),
  );
});
