// How numbers, days and moments are written.
export const locale = 'en-US';
export const thousands = ',';
export const decimalMark = '.';
export const thousandUnit = 'k';
export const millionUnit = 'm';
export const dollars = (amount: string) => `$${amount}`;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const dayOfMonth = (day: number, month: string) => `${month} ${day}`;
export const dayOfYear = (day: string, year: number) => `${day}, ${year}`;

/** `dayPeriod` is empty where hours are counted to 24. */
export const moment = (at: {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly hour: string;
  readonly minute: string;
  readonly dayPeriod: string;
}) => `${at.weekday}, ${at.month} ${at.day} at ${at.hour}:${at.minute} ${at.dayPeriod} Eastern`;

export const love = (name: string) => `Love ${name}`;
export const loved = (name: string) => `Loved: ${name}`;
