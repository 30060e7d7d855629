// How numbers, days and moments are written.
export const locale = 'de-DE';
export const thousands = '.';
export const decimalMark = ',';
export const thousandUnit = '\u00a0Tsd.';
export const millionUnit = '\u00a0Mio.';
export const dollars = (amount: string) => `${amount}\u00a0$`;

export const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
export const dayOfMonth = (day: number, month: string) => `${day}. ${month}`;
export const dayOfYear = (day: string, year: number) => `${day} ${year}`;

export const moment = (at: {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly hour: string;
  readonly minute: string;
  readonly dayPeriod: string;
}) => `${at.weekday}, ${at.day}. ${at.month}, ${at.hour}:${at.minute} Uhr New Yorker Zeit`;

export const love = (name: string) => `${name} zu Ihren Lieblingen hinzufügen`;
export const loved = (name: string) => `Unter Ihren Lieblingen: ${name}`;
