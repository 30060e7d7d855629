import { inFrench } from '../plural.ts';

// A flash deal, where it says all of itself
export const flashDeal = 'Vente flash';
export const flashDealOn = (name: string) => `Vente flash : ${name}`;
export const comingOff = (percent: number, from: string, to: string) => `−${percent} %, de ${from} à ${to}`;
export const flashDealOff = (percent: number) => `Vente flash, −${percent} %`;
export const youSave = (amount: string) => `Vous économisez ${amount}`;
export const upToOff = (percent: number) => `jusqu’à −${percent} %, dans la limite des stocks`;
export const endsAt = (moment: string) => `Fin : ${moment}.`;
export const everyPieceClaimed = 'Toutes les pièces ont trouvé preneur';
export const nothingLeftAtDeal = (price: string) =>
  `Plus rien au prix flash. Le prix est de nouveau de ${price}.`;
export const lowestPrice = (price: string) => `Prix le plus bas des 30 jours précédents : ${price}`;
export const backTo = (price: string) => `De nouveau à ${price}`;
export const closedWith = (moment: string, percent: number) =>
  `Fin : ${moment}, avec ${percent} % vendus. Les ventes flash sont brèves, les belles choses durent.`;
export const shareSold = 'Part vendue de la vente flash';

// What is heard of it
export const dealComing = 'Une vente flash arrive.';
export const dealStarted = 'La vente flash a commencé.';
export const dealClaimed = 'La dernière pièce de la vente flash est partie.';
export const dealEnded = 'La vente flash est terminée.';
export const dealStartsIn = {
  'an hour': 'La vente flash commence dans une heure.',
  'ten minutes': 'La vente flash commence dans dix minutes.',
  'one minute': 'La vente flash commence dans une minute.',
};
export const dealEndsIn = {
  'an hour': 'La vente flash se termine dans une heure.',
  'ten minutes': 'La vente flash se termine dans dix minutes.',
  'one minute': 'La vente flash se termine dans une minute.',
};

// Its clock
export const days = (count: number) => inFrench(count, 'jour', 'jours');
export const hours = 'h';
export const minutes = 'min';
export const seconds = 's';
