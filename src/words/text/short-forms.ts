// How long things are said in little room.
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Such as 1.2k: exact below a thousand, one digit after the point below ten thousand, and never rounded up. */
export function shortCount(language: Language, count: number): string {
  const words = wordsIn(language);
  if (count < 1_000) return String(count);
  const [unit, letter] = count < 1_000_000 ? [1_000, words.thousandUnit] : [1_000_000, words.millionUnit];
  const tenths = Math.floor(count / (unit / 10));
  const value = tenths >= 100 || tenths % 10 === 0 ? Math.floor(tenths / 10) : tenths / 10;
  return `${String(value).replace('.', words.decimalMark)}${letter}`;
}

/** What a heart says of itself, with its count where that is shown: who hears it is told what others see. */
export function heartLabel(language: Language, isLoved: boolean, name: string, count: number | null): string {
  const words = wordsIn(language);
  const label = isLoved ? words.loved(name) : words.love(name);
  return count === null ? label : `${label}, ${shortCount(language, count)}`;
}
