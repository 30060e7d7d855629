// For how long things come back and from where, as the desk's form has it.
import {
  lawfulReturnDays,
  type ReturnOrigin,
  type ReturnTerms,
  returnOrigins,
  standardReturns,
} from '../shipping/return-terms.ts';

export const standardReturnValues = {
  days: String(standardReturns.days),
  lateDays: String(standardReturns.lateDays),
  from: standardReturns.from,
} as const;

export interface ReturnsFault {
  readonly at: string;
  readonly code: 'no_days_between' | 'not_later' | 'no_choice';
  /** Between which numbers, later than which day, or what was no choice. */
  readonly value: string;
}

type Values = Readonly<Record<string, string>>;

/** The law of much of the world gives so many days, and a year is more than any piece of clothing can promise. */
export const leastReturnDays = lawfulReturnDays;
export const mostReturnDays = 365;

function readDays(text: string): number | null {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return days >= leastReturnDays && days <= mostReturnDays ? days : null;
}

const isOrigin = (text: string): text is ReturnOrigin => returnOrigins.some((one) => one === text);

export function returnsFaults({ days = '', lateDays = '', from = '' }: Values): ReturnsFault[] {
  const range = `${leastReturnDays}–${mostReturnDays}`;
  const [free, late] = [readDays(days), readDays(lateDays)];
  const noDays = (at: string): ReturnsFault[] => [{ at, code: 'no_days_between', value: range }];
  return [
    ...(free === null ? noDays('days') : []),
    ...(lateDays !== '' && late === null ? noDays('lateDays') : []),
    ...(free !== null && late !== null && late <= free
      ? [{ at: 'lateDays', code: 'not_later', value: String(free) } as const]
      : []),
    ...(isOrigin(from) ? [] : [{ at: 'from', code: 'no_choice', value: from } as const]),
  ];
}

/** What values come to. Where one is not sound the shop goes by what it comes with. */
export function returnTermsOf(values: Values): ReturnTerms {
  const [days, from] = [readDays(values.days ?? ''), values.from ?? ''];
  if (returnsFaults(values).length > 0 || days === null || !isOrigin(from)) return standardReturns;
  return { days, lateDays: readDays(values.lateDays ?? ''), from };
}
