import { fallenFrom, type Loved, type LoveRefusal, lovesNews } from '../../domain/love/love.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatLongDay } from '../text/format-day.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

export function sayLoveRefusal(language: Language, refusal: LoveRefusal): string {
  return wordsIn(language).loveRefusals[refusal];
}

/** The note under a loved thing. */
export function sayLovedNote(language: Language, loved: Loved): string {
  const words = wordsIn(language);
  const before = fallenFrom(loved);
  if (before !== null) return words.wasWhenLoved(formatMoney(language, before));
  return words.lovedOn(formatLongDay(language, loved.lovedOn));
}

/** The line under the heading: how many, and what is new of them. */
export function sumUpLoves(language: Language, loves: readonly Loved[]): string {
  const words = wordsIn(language);
  const { count, fell, soldOut } = lovesNews(loves);
  const news = [fell > 0 && words.costLess(fell), soldOut > 0 && words.areSoldOut(soldOut)].filter(
    (part) => part !== false,
  );
  const pieces = words.pieces(count);
  return news.length === 0 ? `${pieces}.` : `${pieces}. ${news.join(', ')}.`;
}
