import { expect, test } from 'vitest';
import { readSocialProof } from '../../../contract/social/social-proof.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { nobody, call, guestWith } = shopping(shop);

const proofOf = async (placement: string, ids: string, shopper = nobody) => {
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

test('bad questions are refused', async () => {
  for (const path of [
    '/api/social-proof/cellar?productIds=1',
    '/api/social-proof/bag',
    '/api/social-proof/bag?productIds=x',
  ])
    expect((await problemOf(await call(nobody, path))).code).toBe('invalid_request');
});
