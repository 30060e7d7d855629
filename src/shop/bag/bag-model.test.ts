// Any sequence of what people, the sweeper and the clock can do leaves the real shop as the small one says.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { lineTrouble } from '../../domain/bag/bag.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { claimStock, releaseStock, reserveStock, sweepHolds } from '../stock/hold-stock.ts';
import { allotment, dealTimes, type LineSeen, SmallShop, sizesOnDeal } from '../testing/small-shop.ts';
import { addToBag } from './add-to-bag.ts';
import { changeBagItem, removeFromBag } from './change-bag.ts';
import { readBag } from './read-bag.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let client: pg.Client;

const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
  client = new pg.Client({ connectionString: cloned.url });
  await client.connect();
});

afterAll(async () => {
  vi.useRealTimers();
  await client.end();
  await database.close();
  await cloned.drop();
});

/** The same small shop in the database: two sizes of one product with a deal, one of another. */
class RealShop {
  readonly guests = [{ guestId: randomUUID() }, { guestId: randomUUID() }];
  readonly holds: string[] = [];
  readonly sizes: { readonly id: number; readonly productId: number }[] = [];
  #dealId = 0;

  static async open(units: readonly number[]): Promise<RealShop> {
    const shop = new RealShop();
    await query(`update stock_hold set state = 'released', settled_at = now() where state = 'held'`);
    await query('update stock_hold_line set deal_id = null');
    await query('delete from flash_deal where product_id in (1401, 1012)');
    const skus = await query(
      `(select id, product_id from sku where product_id = 1401 order by id limit 2)
        union all (select id, product_id from sku where product_id = 1012)`,
    );
    for (const [index, { id, product_id }] of skus.entries()) {
      shop.sizes.push({ id: Number(id), productId: Number(product_id) });
      await query('update stock_level set on_hand = $2, reserved = 0 where sku_id = $1', [id, units[index]]);
    }
    const [deal] = await query(
      `insert into flash_deal (product_id, starts_at, ends_at, discount_percent, deal_minor, allotment)
       values (1401, now() + make_interval(mins => $1), now() + make_interval(mins => $2), 50, 1, $3) returning id`,
      [dealTimes.start, dealTimes.end, allotment],
    );
    shop.#dealId = Number(deal?.id);
    return shop;
  }

  size(index: number) {
    const size = this.sizes[index];
    if (!size) throw new RangeError(`There is no size ${index}.`);
    return size;
  }

  guest(index: number) {
    const guest = this.guests[index];
    if (!guest) throw new RangeError(`There is no guest ${index}.`);
    return guest;
  }

  async bag(guest: number): Promise<(LineSeen & { readonly id: string })[]> {
    const { lines } = await readBag(database.shop, this.guest(guest));
    return lines.map((line) => ({
      id: line.id,
      size: this.sizes.findIndex(({ id }) => id === line.sizeId),
      quantity: line.quantity,
      isDeal: line.unitPrice.minor === 1,
      isDealOver: line.isDealOver,
      trouble: lineTrouble(line) as LineSeen['trouble'],
    }));
  }

  async hold(guest: number): Promise<string> {
    const lines = await this.bag(guest);
    const held = await reserveStock(
      database.shop,
      lines.map(({ size, quantity, isDeal }) => ({
        skuId: this.size(size).id,
        quantity,
        dealId: isDeal ? this.#dealId : null,
      })),
    );
    if (!held.ok) return held.code;
    this.holds.push(held.holdId);
    return 'ok';
  }

  /** Time is what the rows say it is: they move towards now. */
  async wait(minutes: number): Promise<void> {
    await query('update stock_hold set expires_at = expires_at - make_interval(mins => $1)', [minutes]);
    await query(
      `update flash_deal set starts_at = starts_at - make_interval(mins => $1),
         ends_at = ends_at - make_interval(mins => $1) where id = $2`,
      [minutes, this.#dealId],
    );
  }

  async shelves(): Promise<unknown> {
    const levels = await query(
      `select on_hand as "onHand", reserved from stock_level where sku_id = any($1)
        order by array_position($1, sku_id)`,
      [this.sizes.map(({ id }) => id)],
    );
    const [deal] = await query('select claimed from flash_deal where id = $1', [this.#dealId]);
    return { stock: levels, claimed: deal?.claimed };
  }
}

/** One thing that happens to both; it must come out the same. */
type Happening = fc.AsyncCommand<SmallShop, RealShop>;

function happening(
  words: string,
  inSmall: (shop: SmallShop) => unknown,
  inReal: (shop: RealShop) => Promise<unknown>,
  isPossible: (shop: Readonly<SmallShop>) => boolean = () => true,
): Happening {
  return {
    check: isPossible,
    toString: () => words,
    run: async (small, real) => {
      const expected = inSmall(small);
      expect(await inReal(real), words).toEqual(expected);
      expect(await real.shelves()).toEqual({ stock: small.stock, claimed: small.claimed });
      for (const guest of [0, 1]) {
        const seen = (await real.bag(guest)).map(({ id: _, ...line }) => line);
        expect(seen).toEqual(expect.arrayContaining(small.bag(guest)));
        expect(seen).toHaveLength(small.bag(guest).length);
      }
    },
  };
}

const codeOf = (answer: { ok: true } | { ok: false; code: string }) => (answer.ok ? 'ok' : answer.code);

const guests = fc.nat(1);
const sizes = fc.nat(sizesOnDeal);
const happenings = [
  fc.tuple(guests, sizes).map(([guest, size]) =>
    happening(
      `guest ${guest} adds size ${size}`,
      (shop) => shop.add(guest, size),
      async (shop) => {
        const { id, productId } = shop.size(size);
        return codeOf(await addToBag(database.shop, shop.guest(guest), { productId, sizeId: id }));
      },
    ),
  ),
  fc.tuple(guests, sizes, fc.nat(6)).map(([guest, size, quantity]) =>
    happening(
      `guest ${guest} wants ${quantity} of size ${size}`,
      (shop) => shop.count(guest, size, quantity),
      async (shop) => {
        const line = (await shop.bag(guest)).find((seen) => seen.size === size);
        if (!line) return 'no_such_item';
        const owner = shop.guest(guest);
        return codeOf(
          quantity === 0
            ? await removeFromBag(database.shop, owner, line.id)
            : await changeBagItem(database.shop, owner, line.id, { quantity }),
        );
      },
    ),
  ),
  guests.map((guest) =>
    happening(
      `guest ${guest} goes to pay`,
      (shop) => shop.hold(guest),
      (shop) => shop.hold(guest),
      (shop) => shop.bag(guest).length > 0,
    ),
  ),
  fc.nat(9).map((index) =>
    happening(
      `checkout ${index} has paid`,
      (shop) => shop.claim(index),
      (shop) => database.shop.transaction((tx) => claimStock(tx, shop.holds[index] ?? '')),
      (shop) => index < shop.holds.length,
    ),
  ),
  fc.nat(9).map((index) =>
    happening(
      `checkout ${index} is given up`,
      (shop) => shop.release(index),
      (shop) => releaseStock(database.shop, shop.holds[index] ?? ''),
      (shop) => index < shop.holds.length,
    ),
  ),
  fc.constant(
    happening(
      'the sweeper comes',
      (shop) => shop.sweep(),
      async () => (await sweepHolds(database.shop)).swept,
    ),
  ),
  fc.integer({ min: 1, max: 15 }).map((minutes) =>
    happening(
      `${minutes} minutes pass`,
      (shop) => {
        shop.now += minutes;
      },
      (shop) => shop.wait(minutes),
    ),
  ),
  fc.tuple(sizes, fc.integer({ min: 1, max: 4 })).map(([size, units]) =>
    happening(
      `${units} more of size ${size} arrive`,
      (shop) => shop.restock(size, units),
      async (shop) => {
        await query('update stock_level set on_hand = on_hand + $2 where sku_id = $1', [
          shop.size(size).id,
          units,
        ]);
      },
    ),
  ),
];

test('[AB-01, BG-10, FD-04, FD-08] bag, stock, deal and time agree with a shop of a few lines, whatever the process’s clock says', {
  timeout: 120_000,
}, async () => {
  const units = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5));
  // Only the database's clock decides: that of the process may be wrong.
  const minutesOff = fc.constantFrom(-5, 0, 5);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(
      units,
      minutesOff,
      fc.commands(happenings, { maxCommands: 60, size: 'max' }),
      async (onHand, off, commands) => {
        vi.setSystemTime(now + off * 60_000);
        const real = await RealShop.open(onHand);
        await fc.asyncModelRun(() => ({ model: new SmallShop(onHand), real }), commands);
      },
    ),
    { numRuns: 15 },
  );
});
