// A form of checkout that was sent without scripts comes back with an error at each of its fields.
import { expect, test } from 'vitest';
import { accountsOf } from '../../testing/accounts.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { guestWith } = shopping(shop);
const { read, save } = quoting(shop);
const { browser } = accountsOf(shop);

const errorsIn = (html: string) => [...html.matchAll(/Error: ([^<]+)</g)].map(([, error]) => error);

test('an address of which half is missing is not taken, and every field says its own error', async () => {
  const { shopper } = await guestWith(1001, 'S');
  await save(shopper, { quote: { emailAddress: 'guest@example.com', shippingAddress: ohio } });
  await save(shopper, { quote: { billingSameAsShipping: false } });
  const visitor = browser(shopper.cookie);
  const half = { ...ohio, lastName: '', streetAddress: ' ', regionCode: '', postCode: '1' };
  for (const form of ['shipping', 'billing']) {
    const answer = await visitor.form(`/api/checkout/${form}`, half);
    expect(answer.status).toBe(303);
    const html = await (await visitor.get(answer.headers.get('location') ?? '')).text();
    expect(errorsIn(html), form).toEqual([
      'Please enter the last name.',
      'Please enter the street address.',
      'Please enter the state.',
      'That ZIP code does not exist in this country.',
    ]);
  }
  const quote = await read(shopper);
  expect([quote.shippingAddress?.lastName, quote.billingAddress]).toEqual([ohio.lastName, null]);
});

test('an email address that cannot be written to is an error of its field', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const visitor = browser(shopper.cookie);
  const answer = await visitor.form('/api/checkout/contact', { emailAddress: 'guest@example' });
  const html = await (await visitor.get(answer.headers.get('location') ?? '')).text();
  expect(errorsIn(html)).toEqual(['Please enter a valid email address.']);
});

test('a program may give an address in pieces, and a name of one word', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const whole = await save(shopper, { quote: { shippingAddress: { ...ohio, lastName: '' } } });
  expect(whole.meta.messages.filter(({ field }) => field === 'shipping')).toEqual([]);
  const part = await save(shopper, { quote: { shippingAddress: { countryCode: 'US', postCode: '43215' } } });
  expect(part.shippingAddress?.postCode).toBe('43215');
});
