// Lengths that stand in a text.

const cmPerInch = 2.54;
const inInches = /(?:(\d+) ft )?(\d+(?:\.\d+)?) in\b/g;

/** With every length in inches, or in feet and inches, in whole centimetres. */
export function inCentimetres(text: string): string {
  return text.replaceAll(inInches, (_, feet: string | undefined, inches: string) => {
    const length = Number(feet ?? 0) * 12 + Number(inches);
    return `${Math.round(length * cmPerInch)}\u00a0cm`;
  });
}
