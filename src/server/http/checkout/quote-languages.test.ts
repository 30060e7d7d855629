// One quote, looked at in two languages.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/checkout/quote.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { answerOf, openTestShop } from '../../testing/test-shop.ts';

const shop = openTestShop();
const { guestWith, sizeOf, add } = shopping(shop);
const { read, save } = quoting(shop);

const readFrench = async ({ cookie }: Shopper) => {
  const headers = { cookie, referer: `${shop.origin}/fr/checkout` };
  return (await answerOf(await shop.send('/api/quote', { headers }), contract.readQuote)).content;
};

const sellOut = async (productId: number, sizeName: string) =>
  shop.query('update stock_level set on_hand = reserved where sku_id = $1', [
    await sizeOf(productId, sizeName),
  ]);

test('[CQ-05] the same bag looked at in another language has not changed', async () => {
  const { shopper } = await guestWith(1402, 'S');
  await add(shopper, { productId: 1404, sizeId: await sizeOf(1404, 'S') });
  await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  await sellOut(1402, 'S');
  const english = await save(shopper, {});
  const french = await readFrench(shopper);
  const problems = [english, french].map(({ meta }) => meta.cartItems.map(({ problem }) => problem));
  expect(problems).toEqual([
    expect.arrayContaining(['This has sold out.', null]),
    expect.arrayContaining(['Cet article est épuisé.', null]),
  ]);
  expect([french.version, french.meta.hasChanges, french.meta.changes]).toEqual([english.version, false, []]);
  expect(french.shippingOptions[0]?.title).toBe('Standard');
});

test('[CQ-05] what did change is told to whoever looks in French, in French', async () => {
  const { shopper } = await guestWith(1404, 'M');
  await add(shopper, { productId: 1403, sizeId: await sizeOf(1403, 'S') });
  const { meta } = await save(shopper, {
    quote: { emailAddress: 'guest@example.com', shippingAddress: ohio },
  });
  await sellOut(1403, 'S');
  await shop.query(
    'update price set price_minor = price_minor + 1000, sale_minor = null, promo_minor = null where product_id = 1404',
  );
  const french = await readFrench(shopper);
  const [moved, gone] = meta.cartItems.toSorted((a, b) => b.productId - a.productId);
  const notes = french.meta.changes.map(({ what }) => what);
  expect(notes).toEqual(
    expect.arrayContaining([
      `Le prix de ${moved?.name}, M`,
      `${gone?.name}, S\u00a0: Cet article est épuisé.`,
      'Sous-total',
    ]),
  );
});

test('[CQ-05] a quote that was looked at before its words were codes can be read, and has not changed', async () => {
  const { shopper } = await guestWith(1405, 'S');
  await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  await sellOut(1405, 'S');
  const before = await save(shopper, {});
  await shop.query(
    `update quote set
       shown = jsonb_set(shown - 'shippingWay', '{lines,0,problem}', '"This has sold out."') || '{"shippingTitle": "Ground"}',
       accepted = jsonb_set(accepted - 'shippingWay', '{lines,0,problem}', '"This has sold out."') || '{"shippingTitle": "Ground"}'
     where id = $1`,
    [before.id],
  );
  expect(await read(shopper)).toEqual(before);
  expect(await readFrench(shopper)).toMatchObject({
    version: before.version,
    meta: { hasChanges: false, changes: [] },
  });
});
