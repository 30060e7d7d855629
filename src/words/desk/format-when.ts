// When something was, by the clock of whoever reads it: the hour on the same day, the day in the same year.
import type { Language } from '../../domain/visitor/language.ts';
import { dateFormat } from '../text/format-date.ts';

const hour = dateFormat({ hour: 'numeric', minute: '2-digit' });
const day = dateFormat({ month: 'short', day: 'numeric' });
const dayOfYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const moment = dateFormat({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const momentOfYear = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function formatWhen(language: Language, at: string, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return hour(language).format(then);
  return (then.getFullYear() === today.getFullYear() ? day : dayOfYear)(language).format(then);
}

/** With its hour, whenever it was. */
export function formatMomentAt(language: Language, at: string, now: number): string {
  const then = new Date(at);
  const isThisYear = then.getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? moment : momentOfYear)(language).format(then);
}
