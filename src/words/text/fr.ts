// How numbers, days and moments are written.
export const locale = 'fr-FR';
export const thousands = ' ';
export const decimalMark = ',';
export const thousandUnit = ' k';
export const millionUnit = ' M';
export const dollars = (amount: string) => `${amount} $US`;

export const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
export const dayOfMonth = (day: number, month: string) => `${day} ${month}`;
export const dayOfYear = (day: string, year: number) => `${day} ${year}`;

export const moment = (at: {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly hour: string;
  readonly minute: string;
  readonly dayPeriod: string;
}) => `${at.weekday} ${at.day} ${at.month} à ${at.hour} h ${at.minute}, heure de New York`;

export const love = (name: string) => `Ajouter ${name} à vos coups de cœur`;
export const loved = (name: string) => `Dans vos coups de cœur : ${name}`;
