// How well one color reads on another, and the nearest color of the same hue that reads well enough: WCAG 2.2, 1.4.3 for
// text and 1.4.11 for the edges of controls.

export type Rgb = readonly [red: number, green: number, blue: number];

export const textNeeds = 4.5;
export const edgeNeeds = 3;

/** Null when it is not written as six digits, `#1a2b3c`. */
export function parseColor(text: string): Rgb | null {
  const [, red = '', green = '', blue = ''] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? [];
  if (blue === '') return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export function colorText(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Of each of the 256 steps of a channel, as light rather than as it is written. */
const light = Array.from({ length: 256 }, (_, step) => {
  const share = step / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * (light[red] ?? 0) + 0.7152 * (light[green] ?? 0) + 0.0722 * (light[blue] ?? 0);
}

/** From 1, the same, to 21, black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** With one decimal, and never more than it is: what just fails must not look as if it passed. */
export function contrastToShow(ratio: number): number {
  return Math.floor(ratio * 10) / 10;
}

export interface Demand {
  readonly against: Rgb;
  readonly needs: number;
}

export function passes(color: Rgb, demands: readonly Demand[]): boolean {
  return demands.every(({ against, needs }) => contrast(color, against) >= needs);
}

/** `share` of the first, the rest of the second. */
export function mixColors(one: Rgb, other: Rgb, share: number): Rgb {
  const mixed = (at: 0 | 1 | 2) => Math.round(one[at] * share + other[at] * (1 - share));
  return [mixed(0), mixed(1), mixed(2)];
}

export function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/**
 * The nearest of all colors of the same hue that passes, itself when it does; null when none of them does. Of a hue, the
 * strongest and the weakest channel go where they like, and the one between them keeps its place between them. A gray
 * stays gray.
 */
export function nearestPassing(color: Rgb, demands: readonly Demand[]): Rgb | null {
  if (passes(color, demands)) return color;
  const withHue = hueOf(color);
  const [strongest, weakest] = [Math.max(...color), Math.min(...color)];
  const nearWeakest = stepsAround(weakest);
  let best: Rgb | null = null;
  let least = Number.POSITIVE_INFINITY;
  // From the color itself outwards: a channel that is further away than the best so far ends the search.
  for (const most of stepsAround(strongest)) {
    if (Math.abs(most - strongest) >= least) break;
    for (const fewest of withHue ? nearWeakest : [most]) {
      if (Math.abs(fewest - weakest) >= least) break;
      if (fewest > most) continue;
      const candidate: Rgb = withHue ? withHue(most, fewest) : [most, most, most];
      const far = distance(candidate, color);
      if (far < least && passes(candidate, demands)) [best, least] = [candidate, far];
    }
  }
  return best;
}

/** All steps of a channel, the nearest first. */
function stepsAround(step: number): readonly number[] {
  return light.map((_, one) => one).sort((a, b) => Math.abs(a - step) - Math.abs(b - step));
}

/** Makes a color of this hue from its strongest and its weakest channel; null for a gray, which has no hue. */
export function hueOf(color: Rgb): ((most: number, fewest: number) => Rgb) | null {
  const [most, fewest] = [Math.max(...color), Math.min(...color)];
  if (most === fewest) return null;
  const places = color.map((part) => (part - fewest) / (most - fewest));
  return (high, low) => {
    const [red = 0, green = 0, blue = 0] = places.map((place) => Math.round(low + place * (high - low)));
    return [red, green, blue];
  };
}
