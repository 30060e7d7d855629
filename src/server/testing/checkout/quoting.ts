// Somebody at the checkout, by calls.
import * as contract from '../../../contract/checkout/quote.ts';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { type Shopper, shopping } from '../shopping.ts';
import { answerOf, problemOf, type TestShop } from '../test-shop.ts';

export const ohio = {
  firstName: 'Margaux',
  lastName: 'Tremblay',
  streetAddress: '148 High Street',
  city: 'Columbus',
  postCode: '43215',
  regionCode: 'OH',
  countryCode: 'US',
};

export const alaska = { ...ohio, city: 'Homer', postCode: '99603', regionCode: 'AK' };

export const paris = {
  firstName: 'Odile',
  lastName: 'Marchand',
  streetAddress: '12 rue des Rosiers',
  city: 'Paris',
  postCode: '75004',
  countryCode: 'FR',
};

export function quoting(shop: TestShop) {
  const { call } = shopping(shop);

  const read = async (shopper: Shopper, path = '/api/quote'): Promise<WireQuote> =>
    (await answerOf(await call(shopper, path), contract.readQuote)).content;

  const send = (shopper: Shopper, body: unknown) => call(shopper, '/api/quote', 'POST', body);

  /** As a page does: for the quote as it is now. */
  const save = async (shopper: Shopper, changes: object): Promise<WireQuote> => {
    const { version } = await read(shopper);
    return (await answerOf(await send(shopper, { version, ...changes }), contract.saveQuote)).content;
  };

  const expectRefusal = async (shopper: Shopper, changes: object) => {
    const { version } = await read(shopper);
    return problemOf(await send(shopper, { version, ...changes }));
  };

  const textsOf = ({ meta }: WireQuote, field: string) =>
    meta.messages.filter((message) => message.field === field).map(({ text }) => text);

  return { read, send, save, refused: expectRefusal, textsOf };
}
