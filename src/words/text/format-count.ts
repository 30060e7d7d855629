import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A whole number as a page writes it: 12,345. By hand: a browser's first formatter of its own takes a slow phone 80 ms. */
export function formatCount(language: Language, count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, wordsIn(language).thousands);
}

/** With so many digits after the point: 4.6. */
export function formatDecimal(language: Language, value: number, digits: number): string {
  return value.toFixed(digits).replace('.', wordsIn(language).decimalMark);
}
