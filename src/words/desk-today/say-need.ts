import type { Need } from '../../domain/desk/need.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatWhen } from '../desk/format-when.ts';
import { wordsIn } from './words.ts';

/** What it is, by its number or name where there is one alone, and why it waits. */
export function sayNeed(
  language: Language,
  need: Need,
  now: number,
): { readonly title: string; readonly text: string; readonly button: string } {
  const words = wordsIn(language);
  const { kind, count, since } = need;
  const waits = since === null || count === 1 ? '' : ` ${words.waitsSince(formatWhen(language, since, now))}`;
  return {
    title: titleOf(language, need),
    text: `${words.needTexts[kind]}${waits}`,
    button: words.needButtons[kind],
  };
}

function titleOf(language: Language, { kind, count, isCountExact, only }: Need): string {
  const words = wordsIn(language);
  if (only !== null && count === 1) {
    if (kind === 'payment' || kind === 'held_order' || kind === 'late_parcel')
      return words.onlyOrder[kind](only);
    if (kind === 'webhook_off') return words.onlyWebhook(only);
  }
  return `${isCountExact ? count : words.moreThan(count)} ${words.needTitles[kind](count)}`;
}
