import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '../../../contract/listing/listing.ts';
import { readSocialProof } from '../../../contract/social/social-proof.ts';
import { createDatabase, type Database } from '../../../database/database.ts';
import { countWeek } from '../../../database/queries/social/product-week.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

// The tests count themselves, so that none is met by a count it did not ask for.
const shop = createTestShop({ JOBS_AT_ONCE: '0' });
const { nobody, call, guestWith } = shopping(shop);

let database: Database;
beforeAll(() => {
  database = createDatabase(shop.databaseUrl);
});
afterAll(() => database.close());

const proofOf = async (placement: string, ids: string, shopper = nobody) => {
  await countWeek(database.jobs);
  return knownProofOf(placement, ids, shopper);
};
const knownProofOf = async (placement: string, ids: string, shopper = nobody) => {
  const response = await call(shopper, `/api/social-proof/${placement}?productIds=${ids}`);
  return (await answerOf(response, readSocialProof)).content;
};

/** All that was ever bought, bagged or loved is forgotten. */
async function nobodyDidAnything(): Promise<void> {
  await shop.query('delete from bag');
  await shop.query(`update customer_order set placed_at = now() - interval '30 days'`);
  await shop.query('update product_tally set love_count = 0');
}

test('[SP-01, SP-03, BG-09] others’ bags are counted, and one’s own is not', async () => {
  await nobodyDidAnything();
  const { shopper } = await guestWith(1001, 'S');
  await guestWith(1001, 'S');
  expect(await proofOf('bag', '1001', shopper)).toEqual({});
  const third = await guestWith(1001, 'M');
  expect(await proofOf('bag', '1001,1002', shopper)).toEqual({
    1001: {
      code: 'in_bags',
      message: { strongText: 'Wanted.', text: '2 other people have it in their bag.' },
    },
  });
  expect((await proofOf('product', '1001'))['1001']?.message.text).toBe('3 people have it in their bag.');
  await shop.query(`update bag set changed_at = now() - interval '8 days'`);
  expect(await proofOf('bag', '1001', third.shopper)).toEqual({});
});

test('[SP-01, SP-03] what was sold in the last seven days is counted, cancelled orders are not', async () => {
  await nobodyDidAnything();
  const sold = (status: string) =>
    shop.query(
      `with placed as (
         insert into customer_order (email, country_id, status) select 'a@example.com', min(id), $1 from country returning id)
       insert into order_line (order_id, sku_id, product_id, quantity, unit_minor)
       select placed.id, sku.id, product_id, 2, 100 from placed, sku where product_id = 1012`,
      [status],
    );
  await sold('placed');
  await sold('cancelled');
  expect(await proofOf('listing', '1012')).toEqual({});
  await sold('shipped');
  expect((await proofOf('listing', '1012'))['1012']).toEqual({
    code: 'selling',
    message: { strongText: 'Selling now.', text: '4 sold in the last seven days.' },
  });
});

test('[SP-01] a list says it on its tiles, of what can be had', async () => {
  await nobodyDidAnything();
  await guestWith(1001, 'S');
  await guestWith(1001, 'S');
  await countWeek(database.jobs);
  const proofs = async () => {
    const response = await call(nobody, '/api/search?q=style+number+1001');
    return (await answerOf(response, search)).content.tiles.map(({ proof }) => proof);
  };
  expect(await proofs()).toEqual(['2 people have it in their bag.']);
  const reserve = (units: string) =>
    shop.query(
      `update stock_level set reserved = ${units} where sku_id in (select id from sku where product_id = 1001)`,
    );
  await reserve('on_hand');
  await expect.poll(proofs).toEqual([null]);
  await reserve('0');
});

test('one’s own bag is left out of a count that it is part of, and of no other', async () => {
  await nobodyDidAnything();
  await guestWith(1001, 'S');
  await guestWith(1001, 'S');
  const { shopper } = await guestWith(1001, 'M');
  await countWeek(database.jobs);
  const since = await guestWith(1001, 'M');
  const others = async (asker: typeof shopper) =>
    (await knownProofOf('bag', '1001', asker))['1001']?.message.text;
  expect(await others(shopper)).toBe('2 other people have it in their bag.');
  expect(await others(since.shopper)).toBe('3 other people have it in their bag.');
});

test('nothing is said of a week that is counted no longer', async () => {
  await nobodyDidAnything();
  await guestWith(1001, 'S');
  await guestWith(1001, 'S');
  expect(await proofOf('product', '1001')).toMatchObject({ 1001: { code: 'in_bags' } });
  await shop.query(`update product_week_count set counted_at = now() - interval '31 seconds'`);
  expect(await knownProofOf('product', '1001')).toEqual({});
});

test('bad questions are refused', async () => {
  for (const path of [
    '/api/social-proof/cellar?productIds=1',
    '/api/social-proof/bag',
    '/api/social-proof/bag?productIds=x',
  ])
    expect((await problemOf(await call(nobody, path))).code).toBe('invalid_request');
});
