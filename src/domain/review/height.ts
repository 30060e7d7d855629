// How tall people are, as they say it: in feet and inches or in metres, kept in centimetres.
import { words } from '../../words/review/words.ts';

const cmPerInch = 2.54;

function heightOf(cm: number) {
  const inches = Math.round(cm / cmPerInch);
  return { feet: Math.floor(inches / 12), inches: inches % 12, cm };
}

/** 5 ft 7 in. */
export function heightWords(cm: number): string {
  return words.height(heightOf(cm));
}

const [shortest, tallest] = [4 * 12 + 6, 6 * 12 + 6];

/** What a form offers, each with what is kept of it. */
export function heightChoices() {
  return Array.from({ length: tallest - shortest + 1 }, (_, index) => {
    const cm = Math.round((shortest + index) * cmPerInch);
    return { cm, words: words.heightChoice(heightOf(cm)) };
  });
}
