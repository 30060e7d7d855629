import { inGerman } from '../../plural.ts';

// A flash deal, where it says all of itself
export const flashDeal = 'Blitzangebot';
export const flashDealOn = (name: string) => `Blitzangebot: ${name}`;
export const comingOff = (percent: number, from: string, to: string) =>
  `${percent}\u00a0% weniger, von ${from} bis ${to}`;
export const flashDealOff = (percent: number) => `Blitzangebot, ${percent}\u00a0% weniger`;
export const youSave = (amount: string) => `Sie sparen ${amount}`;
export const upToOff = (percent: number) => `bis zu ${percent}\u00a0% weniger, solange es reicht`;
export const endsAt = (moment: string) => `Endet ${moment}.`;
export const everyPieceClaimed = 'Jedes Stück ist vergeben';
export const nothingLeftAtDeal = (price: string) =>
  `Zum Angebotspreis ist nichts mehr da. Es kostet wieder ${price}.`;
export const lowestPrice = (price: string) => `Niedrigster Preis der 30 Tage davor: ${price}`;
export const backTo = (price: string) => `Wieder ${price}`;
export const closedWith = (moment: string, percent: number) =>
  `Es endete ${moment}, ${percent}\u00a0% waren verkauft. Angebote sind kurz; gute Dinge nicht.`;
export const shareSold = 'Verkaufter Anteil des Angebots';

// What is heard of it
export const dealComing = 'Ein Angebot kommt.';
export const dealStarted = 'Das Angebot hat begonnen.';
export const dealClaimed = 'Das Angebot ist bis auf das letzte Stück verkauft.';
export const dealEnded = 'Das Angebot ist vorbei.';
export const dealStartsIn = {
  'an hour': 'Das Angebot beginnt in einer Stunde.',
  'ten minutes': 'Das Angebot beginnt in zehn Minuten.',
  'one minute': 'Das Angebot beginnt in einer Minute.',
};
export const dealEndsIn = {
  'an hour': 'Das Angebot endet in einer Stunde.',
  'ten minutes': 'Das Angebot endet in zehn Minuten.',
  'one minute': 'Das Angebot endet in einer Minute.',
};

// Its clock
export const days = (count: number) => inGerman(count, 'Tag', 'Tage');
export const hours = 'Std.';
export const minutes = 'Min.';
export const seconds = 'Sek.';
