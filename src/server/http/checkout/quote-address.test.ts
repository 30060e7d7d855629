// Where an order goes, what stands against the address, and what going there costs.
import { expect, test } from 'vitest';
import * as contract from '../../../contract/checkout/quote.ts';
import { alaska, ohio, paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { nobody, call, guestWith } = shopping(shop);
const { read, save, refused, textsOf } = quoting(shop);

const email = 'guest@example.com';

test('[CQ-06] another country asks again for region, postcode, consent and whether it is a gift', async () => {
  const { shopper } = await guestWith(1001, 'S');
  await save(shopper, { quote: { shippingAddress: ohio }, isGiftOrder: true });
  const canada = await save(shopper, {
    quote: { shippingAddress: { ...ohio, postCode: '43215', regionCode: 'OH', countryCode: 'CA' } },
  }).catch(() => null);
  expect(canada).toBeNull();
  const french = await save(shopper, { quote: { shippingAddress: paris }, internationalConsent: true });
  expect(french).toMatchObject({ isGiftOrder: false, internationalConsent: true });
  expect(french.shippingAddress).toMatchObject({ postCode: '75004', regionCode: '', countryId: 73 });
  const german = await save(shopper, {
    quote: { shippingAddress: { ...paris, city: 'Berlin', countryCode: 'DE' } },
    isGiftOrder: true,
  });
  expect(german).toMatchObject({ internationalConsent: false, isGiftOrder: true, meta: { isValid: false } });
  expect(german.shippingAddress).toMatchObject({ postCode: '', countryCode: 'DE' });
});

test.each(['CU', 'IR', 'KP'])(
  'an order or an estimate for %s is refused at its country',
  async (countryCode) => {
    const { shopper } = await guestWith(1001, 'S');
    const { status, errors } = await refused(shopper, {
      quote: { shippingAddress: { ...paris, postCode: '', countryCode } },
    });
    expect([status, errors]).toEqual([
      422,
      [{ at: 'quote.shippingAddress.countryCode', message: 'We do not ship to that country.' }],
    ]);
    const estimate = await call(shopper, `/api/quote/estimate?country=${countryCode}`);
    expect(estimate.status).toBe(422);
  },
);

test('[CQ-12] what cannot be is refused with the field and the reason, and nothing of it is kept', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const before = await save(shopper, { quote: { shippingAddress: ohio, emailAddress: email } });
  const of = async (quote: object) => {
    const { code, status, detail, errors } = await refused(shopper, { quote });
    return [status, code, errors?.[0]?.at, detail];
  };
  expect(await of({ shippingAddress: { ...ohio, postCode: '4321' } })).toEqual([
    422,
    'unprocessable',
    'quote.shippingAddress.postCode',
    'That ZIP code does not exist in this country.',
  ]);
  expect((await of({ shippingAddress: { ...ohio, regionCode: 'ZZ' } }))[2]).toBe(
    'quote.shippingAddress.regionCode',
  );
  expect((await of({ shippingAddress: { ...ohio, countryCode: 'ZZ' } }))[3]).toBe(
    'We do not ship to that country.',
  );
  expect((await of({ shippingAddress: { ...ohio, countryId: 73 } }))[2]).toBe(
    'quote.shippingAddress.countryCode',
  );
  expect((await of({ shippingAddress: { firstName: 'A' } }))[3]).toBe('Please choose a country.');
  expect((await of({ emailAddress: 'not an address' }))[3]).toBe('Please enter a valid email address.');
  expect((await of({ storeCredit: 1.005 }))[2]).toBe('quote.storeCredit');
  expect(await read(shopper)).toEqual(before);
  const missing = await save(shopper, { quote: { shippingAddress: { ...ohio, city: '', postCode: '' } } });
  expect(missing.meta.isValid).toBe(false);
  expect(textsOf(missing, 'shipping')).toEqual(['Please enter the city.', 'Please enter the ZIP code.']);
  const own = await save(shopper, {
    quote: { shippingAddress: ohio, billingSameAsShipping: false, billingAddress: paris },
  });
  expect([own.billingAddress?.city, own.meta.isValid]).toEqual(['Paris', true]);
  const none = await save(shopper, { quote: { billingAddress: null } });
  expect(textsOf(none, 'billing')).toEqual(['Please enter a billing address.']);
});

test('[CQ-07] a ZIP code of another state is doubted, and taken when the shopper insists', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const change = { quote: { emailAddress: email, shippingAddress: { ...ohio, postCode: '10001' } } };
  const doubted = await save(shopper, change);
  expect([doubted.meta.isValid, textsOf(doubted, 'shipping')]).toEqual([
    false,
    ['ZIP code 10001 is not in Ohio.'],
  ]);
  const insisting = await save(shopper, { avsUserSelectedInvalid: true });
  expect([insisting.meta.isValid, insisting.avsUserSelectedInvalid]).toEqual([true, true]);
  const other = await save(shopper, { quote: { shippingAddress: { ...ohio, postCode: '10002' } } });
  expect([other.meta.isValid, other.avsUserSelectedInvalid]).toEqual([false, false]);
});

test('[CQ-07] the label of the address check is taken only where the flag is on', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const flagged = { cookie: `${shopper.cookie}; flags=easypost_residential_label` };
  const change = { quote: { shippingAddress: ohio }, avsShippingLabel: 'residential' };
  expect((await save(shopper, change)).avsShippingLabel).toBeNull();
  expect((await save(flagged, change)).avsShippingLabel).toBe('residential');
  const elsewhere = { quote: { shippingAddress: { ...ohio, streetAddress: '150 High Street' } } };
  expect((await save(flagged, elsewhere)).avsShippingLabel).toBeNull();
});

test('[IX-05] what goes abroad needs the shopper’s consent', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const abroad = await save(shopper, { quote: { emailAddress: email, shippingAddress: paris } });
  expect(abroad.meta).toMatchObject({ isValid: false, needsInternationalConsent: true });
  expect(textsOf(abroad, 'consent')).toHaveLength(1);
  expect((await save(shopper, { internationalConsent: true })).meta.isValid).toBe(true);
  const home = await save(shopper, { quote: { shippingAddress: ohio }, internationalConsent: false });
  expect(home.meta).toMatchObject({ isValid: true, needsInternationalConsent: false });
});

test('prices in the European Union include the tax, and nothing is added; elsewhere customs are named', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const french = await save(shopper, { quote: { shippingAddress: paris } });
  expect(french.tax).toEqual({
    kind: 'included',
    label: 'Duties and taxes included! VAT, France (20%)',
    amount: 62.33,
  });
  expect([french.shippingAmount, french.total]).toEqual([18, 374]);
  const swiss = { ...paris, city: 'Genève', postCode: '1201', countryCode: 'CH' };
  const customs = await save(shopper, { quote: { shippingAddress: swiss } });
  expect(customs.tax).toEqual({
    kind: 'none',
    label: 'Duties and taxes: we charge none, and your country’s customs may ask you for them on arrival.',
    amount: 0,
  });
  expect(customs.meta.cartItems[0]?.tax).toBe(0);
});

test('Alaska has rates and days of its own, and no sales tax', async () => {
  const { shopper } = await guestWith(1401, 'S');
  const quote = await save(shopper, { quote: { shippingAddress: alaska } });
  expect(quote.shippingOptions.map(({ type, cost }) => [type, cost])).toEqual([
    ['ground', 12.95],
    ['two-day', 29],
  ]);
  expect(quote.tax).toMatchObject({ kind: 'none', label: 'No sales tax in Alaska', amount: 0 });
});

test('[BG-05] what the bag promises to ship free ships free', async () => {
  const { shopper, id } = await guestWith(1401, 'S');
  const costs = async (units: number) => {
    await call(shopper, `/api/cart/items/${id}`, 'PATCH', { quantity: units });
    const { shippingOptions, subTotal } = await save(shopper, { quote: { shippingAddress: ohio } });
    const { content } = await (await call(shopper, '/api/header/cart')).json();
    const reached = content.shippingThresholds.filter((one: { remainder: number }) => one.remainder === 0);
    return {
      subTotal,
      reached: reached.map((one: { displayName: string }) => one.displayName),
      costs: shippingOptions.map(({ cost }) => cost),
    };
  };
  expect(await costs(1)).toEqual({ subTotal: 58, reached: [], costs: [0, 12, 25] });
  expect(await costs(2)).toEqual({ subTotal: 116, reached: ['Free 2-day shipping'], costs: [0, 0, 25] });
  expect(await costs(6)).toEqual({
    subTotal: 348,
    reached: ['Free 2-day shipping', 'Free overnight shipping'],
    costs: [0, 0, 0],
  });
});

test('[SM-01] ground costs what the rate of the running test says', async () => {
  const { shopper } = await guestWith(1401, 'S');
  await save(shopper, { quote: { shippingAddress: ohio } });
  expect((await read(shopper)).shippingAmount).toBe(0);
  const tested = { cookie: `${shopper.cookie}; flags=shipping_rates_b_test` };
  const quote = await read(tested);
  expect(quote.shippingAmount).toBe(5.95);
  expect(quote.meta.changes).toContainEqual({ of: 'shipping', what: 'Ground shipping', was: 0, is: 5.95 });
});

test('the way that was chosen stays while it is there, and is the first otherwise', async () => {
  const { shopper } = await guestWith(1012, 'One Size');
  const chosen = await save(shopper, { quote: { shippingAddress: ohio, shippingOptionName: 'overnight' } });
  expect(chosen).toMatchObject({
    shippingOptionName: 'overnight',
    shippingMethodManual: true,
    shippingAmount: 25,
  });
  const moved = await save(shopper, { quote: { shippingAddress: alaska } });
  expect(moved).toMatchObject({ shippingOptionName: 'two-day', shippingMethodManual: false });
  const unknown = await save(shopper, { quote: { shippingOptionName: 'by balloon' } });
  expect(unknown).toMatchObject({ shippingOptionName: 'two-day', shippingMethodManual: false });
});

test('an estimate counts the codes that were given', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const about = async () => {
    const answer = await call(shopper, '/api/quote/estimate?country=US&postCode=43215');
    return (await answerOf(answer, contract.readEstimate)).content;
  };
  const before = await about();
  await save(shopper, { couponCode: 'TENOFF' });
  const after = await about();
  const quote = await save(shopper, { quote: { shippingAddress: ohio } });
  expect(quote.couponAmount).toBe(10);
  expect(after.total).toBe(quote.total);
  expect(after.total).toBeLessThanOrEqual(before.total - 10);
});

test('an estimate for a postcode is what the quote will say there', async () => {
  const { shopper } = await guestWith(1001, 'S');
  const estimate = async (query: string) =>
    (await answerOf(await call(shopper, `/api/quote/estimate?${query}`), contract.readEstimate)).content;
  const seen = await estimate('country=US&postCode=43215');
  const quote = await save(shopper, { quote: { shippingAddress: ohio } });
  expect(seen).toEqual({
    regionName: 'Ohio',
    currency: 'USD',
    subTotal: quote.subTotal,
    shippingOptions: quote.shippingOptions,
    shippingAmount: quote.shippingAmount,
    tax: quote.tax,
    total: quote.total,
  });
  expect((await estimate('country=fr')).tax.kind).toBe('included');
  for (const query of ['country=US&postCode=00000', 'country=US', 'country=ZZ&postCode=1'])
    expect((await problemOf(await call(shopper, `/api/quote/estimate?${query}`))).code).toBe('unprocessable');
  expect((await problemOf(await call(nobody, '/api/quote/estimate?country=US&postCode=43215'))).code).toBe(
    'not_found',
  );
});
