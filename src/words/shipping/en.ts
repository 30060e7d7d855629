import { inEnglish } from '../plural.ts';

// When it arrives, and when it leaves.
export const arrives = (day: string) => `Arrives ${day}`;
export const arrivesBetween = (from: string, by: string) => `Arrives ${from} to ${by}`;
export const parcelArrives = (number: number, day: string) => `Parcel ${number} arrives ${day}`;
export const parcelArrivesBetween = (number: number, from: string, by: string) =>
  `Parcel ${number} arrives ${from} to ${by}`;
export const shipsToday = 'Ships today';
export const shipsBy = (day: string) => `Ships by ${day}`;
export const presaleShipsBy = (day: string) => `Pre-sale. Ships by ${day}.`;
export const presaleShipsAlone = (day: string) => `Pre-sale. Ships by ${day}, on its own.`;
export const presaleShipsApart = (day: string) =>
  `Pre-sale. Ships by ${day}, on its own; the rest leaves today.`;
export const orderWaits = 'Your order waits for its day';
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const orderTravelsIn = (parts: number) => `Your order travels in ${numbers[parts] ?? parts}`;
export const andMore = (first: string, more: number) => `${first}, and ${more} more`;

// Where it goes, and how.
export const way = {
  ground: 'Ground',
  twoDay: '2-day',
  overnight: 'Overnight',
  express: 'Express',
  international: 'International',
  internationalExpress: 'International express',
  email: 'By email',
};
/** The merchant has named it, in English. */
export const rewardNamed = (name: string, _way: 'ground' | 'two-day' | 'overnight') => name;
export const onlyShipsTo = (countries: readonly string[]) => `Only ships to: ${countries.join(', ')}`;
export const nothingShipsThere = 'We may not ship anything to this country.';
export const notByAir = 'Item cannot ship with an expedited method or outside the domestic US.';
export const fewThatCannotFly = (most: number) =>
  inEnglish(
    most,
    'Only one thing that cannot ship by air fits an order.',
    `Only ${most} things that cannot ship by air fit an order.`,
  );
export const takeOutToCheckOut = (count: number) => `Take out ${count} to check out.`;
export const notToWhereYouAre = (lines: number) =>
  inEnglish(
    lines,
    'One thing in your bag does not ship to where you are. Take it out to check out.',
    `${lines} things in your bag do not ship to where you are. Take them out to check out.`,
  );
export const noSuchProduct = 'There is no such product.';
export const enterPostcodeWeShipTo = 'Please enter a postcode that we ship to.';

// Whether it comes back.
export const finalSale = 'Final sale: no returns, no exchanges.';
export const backOrderLate =
  'This one is on back order and running late. We will write before it ships, and you can cancel until then.';
export const productIneligible = 'This product is ineligible for promotions.';
export const ineligible = 'Ineligible for promotions.';
