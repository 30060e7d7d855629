// How tall people are, as they say it: in feet and inches or in metres, kept in centimetres.
const cmPerInch = 2.54;

export interface Height {
  readonly feet: number;
  readonly inches: number;
  readonly cm: number;
}

export function heightOf(cm: number): Height {
  const inches = Math.round(cm / cmPerInch);
  return { feet: Math.floor(inches / 12), inches: inches % 12, cm };
}

const [shortest, tallest] = [4 * 12 + 6, 6 * 12 + 6];

/** The heights that a form offers. */
export function heightChoices(): readonly Height[] {
  return Array.from({ length: tallest - shortest + 1 }, (_, index) =>
    heightOf(Math.round((shortest + index) * cmPerInch)),
  );
}
