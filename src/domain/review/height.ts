// How tall people are, as they say it: feet and inches, kept in centimetres.
const cmPerInch = 2.54;

/** 5 ft 7 in. */
export function heightWords(cm: number): string {
  const inches = Math.round(cm / cmPerInch);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

const [shortest, tallest] = [4 * 12 + 6, 6 * 12 + 6];

/** What a form offers, each with what is kept of it. */
export const heightChoices = Array.from({ length: tallest - shortest + 1 }, (_, index) => {
  const cm = Math.round((shortest + index) * cmPerInch);
  return { cm, words: `${heightWords(cm)} (${cm} cm)` };
});
