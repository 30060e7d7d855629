// What is only said of a quote, and keeps nobody from ordering.
import { expect, test } from 'vitest';
import * as giftCards from '../../../contract/gift-card/gift-card.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { call, guestWith, nobody, shopperFrom } = shopping(shop);
const { read, save, textsOf } = quoting(shop);
const { paid, send } = checkingOut(shop);

const card = {
  amount: '75',
  otherAmount: '',
  recipientName: 'Odile',
  recipientEmail: 'odile@example.com',
  senderName: 'Margaux',
  deliverOn: '',
};

test('[CQ-05] a gift card is ordered by whoever wishes to use credit: it is not bought with it, and that is said', async () => {
  const added = await call(nobody, '/api/cart/gift-cards', 'POST', card);
  expect(added.status).toBe(201);
  const shopper = shopperFrom(added);
  await call(shopper, '/api/gift-cards/redeem', 'POST', { code: 'VITR-DEMO-0050' });
  const change = { quote: { emailAddress: 'margaux@example.com', storeCredit: 50 } };
  const quote = await save(shopper, change);
  expect(quote).toMatchObject({
    storeCredit: 0,
    total: 75,
    meta: {
      isValid: true,
      isCreditWanted: true,
      messages: [{ field: 'credit', kind: 'remark', text: 'Gift cards cannot be bought with store credit.' }],
    },
  });
  expect((await paid(await send(shopper, quote))).status).toBe('placed');
});

test('[CQ-05] an address abroad that was given for a dress asks nothing of the gift card that is left', async () => {
  const { shopper, id } = await guestWith(1001, 'S');
  await answerOf(await call(shopper, '/api/cart/gift-cards', 'POST', card), giftCards.addGiftCard);
  const abroad = { emailAddress: 'margaux@example.com', shippingAddress: { ...paris, city: '' } };
  const both = await save(shopper, { quote: abroad });
  expect([textsOf(both, 'consent'), textsOf(both, 'shipping')].map((texts) => texts.length)).toEqual([1, 1]);
  await call(shopper, `/api/cart/items/${id}`, 'DELETE');
  const alone = await read(shopper);
  expect(alone.meta).toMatchObject({ isValid: true, messages: [], needsInternationalConsent: false });
});
