import { inEnglish } from '../plural.ts';

// A flash deal, where it says all of itself
export const flashDeal = 'Flash deal';
export const flashDealOn = (name: string) => `Flash deal: ${name}`;
export const comingOff = (percent: number, from: string, to: string) =>
  `${percent}% off, from ${from} to ${to}`;
export const flashDealOff = (percent: number) => `Flash deal, ${percent}% off`;
export const youSave = (amount: string) => `You save ${amount}`;
export const upToOff = (percent: number) => `up to ${percent}% off, while it lasts`;
export const endsAt = (moment: string) => `Ends ${moment}.`;
export const everyPieceClaimed = 'Every piece is claimed';
export const nothingLeftAtDeal = (price: string) =>
  `Nothing is left at the deal’s price. It is ${price} again.`;
export const lowestPrice = (price: string) => `Lowest price of the 30 days before: ${price}`;
export const backTo = (price: string) => `Back to ${price}`;
export const closedWith = (moment: string, percent: number) =>
  `It closed ${moment} with ${percent}% sold. Deals are brief; good things are not.`;
export const shareSold = 'Share of the deal sold';

// What is heard of it
export const dealComing = 'A deal is coming.';
export const dealStarted = 'The deal has started.';
export const dealClaimed = 'The deal is sold to the last piece.';
export const dealEnded = 'The deal has ended.';
export const dealStartsIn = {
  'an hour': 'The deal starts in an hour.',
  'ten minutes': 'The deal starts in ten minutes.',
  'one minute': 'The deal starts in one minute.',
};
export const dealEndsIn = {
  'an hour': 'The deal ends in an hour.',
  'ten minutes': 'The deal ends in ten minutes.',
  'one minute': 'The deal ends in one minute.',
};

// Its clock
export const days = (count: number) => inEnglish(count, 'day', 'days');
export const hours = 'h';
export const minutes = 'min';
export const seconds = 's';
