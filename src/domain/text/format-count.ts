import { words } from '../../words/text/words.ts';

/** A whole number as a page writes it: 12,345. By hand: a browser's first formatter of its own takes a slow phone 80 ms. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, words.thousands);
}

/** With so many digits after the point: 4.6. */
export function formatDecimal(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', words.decimalMark);
}
