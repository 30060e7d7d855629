// Where the customers of the demo shop live: streets and towns that exist, at numbers that mean nobody.
import type { CheckoutAddress } from '../../src/domain/checkout/address.ts';
import type { Person } from './customers.ts';

type Place = Pick<
  CheckoutAddress,
  'streetAddress' | 'city' | 'postCode' | 'regionCode' | 'regionName' | 'countryCode' | 'countryName'
>;

const state = (
  streetAddress: string,
  city: string,
  postCode: string,
  regionCode: string,
  regionName: string,
) => ({
  streetAddress,
  city,
  postCode,
  regionCode,
  regionName,
  countryCode: 'US',
  countryName: 'United States',
});

const elsewhere = (
  countryCode: string,
  countryName: string,
  streetAddress: string,
  city: string,
  postCode: string,
  [regionCode, regionName] = ['', ''] as readonly [string, string],
) => ({ streetAddress, city, postCode, regionCode, regionName, countryCode, countryName });

/** By the number of the country. */
const places: Readonly<Record<number, readonly Place[]>> = {
  223: [
    state('410 Bergen Street', 'Brooklyn', '11217', 'NY', 'New York'),
    state('1800 South Congress Avenue', 'Austin', '78704', 'TX', 'Texas'),
    state('2040 North Halsted Street', 'Chicago', '60614', 'IL', 'Illinois'),
    state('720 Northwest 23rd Avenue', 'Portland', '97210', 'OR', 'Oregon'),
    state('1420 East Pike Street', 'Seattle', '98122', 'WA', 'Washington'),
    state('230 Canyon Road', 'Santa Fe', '87501', 'NM', 'New Mexico'),
    state('155 Newbury Street', 'Boston', '02116', 'MA', 'Massachusetts'),
    state('3300 Larimer Street', 'Denver', '80205', 'CO', 'Colorado'),
  ],
  38: [elsewhere('CA', 'Canada', '980 Queen Street West', 'Toronto', 'M6J 1H1', ['ON', 'Ontario'])],
  222: [elsewhere('GB', 'United Kingdom', '52 Lamb’s Conduit Street', 'London', 'WC1N 3LL')],
  13: [elsewhere('AU', 'Australia', '240 Crown Street', 'Surry Hills', '2010', ['NSW', 'New South Wales'])],
  81: [elsewhere('DE', 'Germany', 'Torstraße 140', 'Berlin', '10119')],
  73: [elsewhere('FR', 'France', '31 rue de Charonne', 'Paris', '75011')],
  107: [elsewhere('JP', 'Japan', '5-10-1 Jingumae', 'Shibuya-ku, Tokyo', '150-0001')],
};

export function addressOf({ id, name, firstName, countryId }: Person): CheckoutAddress {
  const known = places[countryId] ?? [];
  const place =
    known[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.max(known.length, 1)];
  if (!place) throw new Error(`The demo shop has no address in country ${countryId}.`);
  return {
    firstName,
    lastName: name.slice(firstName.length).trim(),
    streetAddress2: '',
    regionId: null,
    countryId,
    phone: '',
    ...place,
  };
}
