// An address the shop thinks wrong and its shopper knows better: half of Fort Campbell lies in Tennessee, and its ZIP
// code in Kentucky.
import { expect, test } from 'vitest';
import * as orders from '../../../contract/order/order.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { add, call, guestWith, post, sizeOf } = shopping(shop);
const { read, save, textsOf } = quoting(shop);
const { paid, send } = checkingOut(shop);
const { browser } = accountsOf(shop);

const campbell = { ...ohio, city: 'Fort Campbell', postCode: '42223', regionCode: 'TN' };
const doubt = 'ZIP code 42223 is not in Tennessee.';
const email = 'guest@example.com';

const orderPlacedBy = async (
  shopper: { readonly cookie: string },
  shippingAddress: object,
  choices: object,
) => {
  const quote = await save(shopper, { quote: { emailAddress: email, shippingAddress }, ...choices });
  const { orderId } = await paid(await send(shopper, quote));
  return (await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder)).content;
};

test.each(['avsUserSelectedInvalid', 'avsUserSelectedValid'])(
  '[CQ-07] %s is the shopper’s word: kept until the address is another, and told by the order',
  async (choice) => {
    const { shopper } = await guestWith(1001, 'S');
    const doubted = await save(shopper, { quote: { emailAddress: email, shippingAddress: campbell } });
    expect([doubted.meta.isValid, doubted.meta.addressDoubt]).toEqual([false, 'doubted']);
    const insisting = await save(shopper, { [choice]: true });
    expect(insisting).toMatchObject({ [choice]: true, meta: { isValid: true, addressDoubt: 'insisted' } });
    // The doubt is still said, and stands against nothing.
    expect(insisting.meta.messages).toEqual([{ field: 'shipping', kind: 'remark', text: doubt }]);
    const called = await save(shopper, { quote: { shippingAddress: { ...campbell, phone: '6145550100' } } });
    expect([called.meta.addressDoubt, called.shippingAddress?.phone]).toEqual(['insisted', '6145550100']);
    const moved = await save(shopper, {
      quote: { shippingAddress: { ...campbell, streetAddress: '2 Elm' } },
    });
    expect([moved.meta.isValid, moved[choice as 'avsUserSelectedValid']]).toEqual([false, false]);
    const order = await orderPlacedBy(shopper, campbell, { [choice]: true });
    expect(order).toMatchObject({ isAddressInsisted: true, shippingAddress: { postCode: '42223' } });
    const [row] = await shop.query('select details from customer_order where id = $1', [order.orderId]);
    expect(row?.details).toMatchObject({ isAddressInsisted: true });
  },
);

test('an order whose address nobody doubted does not say that it was insisted on', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const order = await orderPlacedBy(shopper, ohio, { avsUserSelectedInvalid: true });
  expect(order.isAddressInsisted).toBe(false);
});

test('[CQ-07] what cannot be is not insisted on', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const insisting = { avsUserSelectedInvalid: true };
  const makeBody = (shippingAddress: object) => ({
    quote: { emailAddress: email, shippingAddress },
    ...insisting,
  });
  const empty = await save(shopper, makeBody({ ...campbell, streetAddress: '' }));
  expect([empty.meta.isValid, textsOf(empty, 'shipping')]).toEqual([
    false,
    [expect.stringMatching(/street|address/i), doubt],
  ]);
  const { version } = await read(shopper);
  for (const address of [
    { ...campbell, countryCode: 'ZZ' },
    { ...campbell, postCode: '4222' },
  ]) {
    const answer = await call(shopper, '/api/quote', 'POST', { version, ...makeBody(address) });
    expect(answer.status).toBe(422);
  }
});

test('[CQ-07] by plain forms the box counts for the address it was shown beside, and for no other', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const say = async (address: object, box: object = {}) => {
    const answer = await post(shopper, '/api/checkout/shipping', { ...address, ...box } as Record<
      string,
      string
    >);
    return [answer.status, answer.headers.get('location')];
  };
  const again = [303, '/checkout?step=shipping&country=US'];
  const isRight = { avsUserSelectedInvalid: 'on' };
  // Nobody has been asked about it yet.
  expect(await say(campbell, isRight)).toEqual(again);
  expect(await say({ ...campbell, postCode: '43215' }, isRight)).toEqual(again);
  expect(await say(campbell)).toEqual(again);
  expect(await say(campbell, isRight)).toEqual([303, '/checkout?step=delivery']);
  expect((await read(shopper)).meta.addressDoubt).toBe('insisted');
});

test('[CQ-07] an address from the book that is doubted stands in the form with its box', async () => {
  const visitor = browser();
  const known = { email: 'shopper@vitrine.example', password: 'vitrine-demo' };
  await visitor.post('/api/auth/sign-in/email', known);
  const saved = await visitor.post('/api/account/addresses', {
    name: 'Margaux Tremblay',
    line1: '6900 Desert Storm Avenue',
    city: 'Fort Campbell',
    region: 'TN',
    postalCode: '42223',
    country: 'US',
  });
  expect(saved.status).toBe(200);
  const [row] = await shop.query(`select id from customer_address where postal_code = '42223'`);
  await add({ cookie: visitor.cookies() }, { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const answer = await visitor.form('/api/checkout/shipping', { addressId: String(row?.id) });
  const html = await (await visitor.get(answer.headers.get('location') ?? '')).text();
  expect(html).toContain('value="6900 Desert Storm Avenue"');
  expect(html).toContain('name="avsUserSelectedInvalid"');
});
