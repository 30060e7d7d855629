// Product page, shipping page and checkout say one thing of duties to whoever is abroad.
import { expect, test } from 'vitest';
import { paris, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({
  DUTIES_PROFILES: 'CA=1,AU=2,KR=3',
  TRUSTED_PROXIES: '127.0.0.0/8,::1',
});
const { guestWith } = shopping(shop);
const { save } = quoting(shop);

const pageFrom = async (country: string, path: string) =>
  (await (await shop.send(path, { headers: { 'cf-ipcountry': country } })).text()).replaceAll('<!-- -->', '');

const included = 'Duties and taxes included!';
const atCheckout = 'Duties and taxes are calculated at checkout.';
const byCustoms =
  'Duties and taxes: we charge none, and your country’s customs may ask you for them on arrival.';
const tokyo = { city: 'Tokyo', postCode: '100-0001', regionCode: '13' };
const ottawa = { city: 'Ottawa', postCode: 'K1A 0B1', regionCode: 'ON' };
const sydney = { city: 'Sydney', postCode: '2000', regionCode: 'NSW' };

test.each([
  ['FR', {}, included, `${included} VAT, France (20%)`, true],
  ['JP', tokyo, atCheckout, byCustoms, false],
  ['CA', ottawa, included, included, true],
  [
    'AU',
    sydney,
    'Duties included!',
    'Duties included! Your country’s customs may ask you for taxes on arrival.',
    true,
  ],
] as const)(
  'whoever is in %s reads the same of duties at a product, of shipping and at checkout',
  async (countryCode, place, promise, quoted, hasPaidDuties) => {
    expect(await pageFrom(countryCode, '/product/1001/nocturne-bias-slip-dress-bordeaux')).toContain(promise);
    expect(await pageFrom(countryCode, '/shippinginternational')).toContain(
      `For the country you shop from: ${promise}`,
    );
    const { shopper } = await guestWith(1001, 'S');
    const quote = await save(shopper, { quote: { shippingAddress: { ...paris, ...place, countryCode } } });
    expect(quote.tax.label).toBe(quoted);
    expect(quote.meta).toMatchObject({ needsInternationalConsent: true, hasPaidDuties });
  },
);
