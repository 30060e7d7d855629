import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  colorText,
  contrast,
  contrastToShow,
  type Demand,
  distance,
  hueOf,
  nearestPassing,
  parseColor,
  type Rgb,
} from './contrast.ts';

const color = (text: string): Rgb => parseColor(text) ?? expect.fail(`${text} is no color`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['#191715', '#fdfcfa', 17.4],
  ['#8b847b', '#fdfcfa', 3.6],
  ['#d9573f', '#fdfcfa', 3.8],
])('%s on %s reads at %d to 1, whichever is in front', (front, back, ratio) => {
  expect(contrast(color(front), color(back))).toBeCloseTo(ratio, 1);
  expect(contrast(color(back), color(front))).toBe(contrast(color(front), color(back)));
});

test('what just fails does not look as if it passed', () => {
  expect(contrastToShow(4.4999)).toBe(4.4);
  expect(contrastToShow(4.5)).toBe(4.5);
});

test.each(['', '#12345', '#1234567', '123456', '#12345g', 'red', '#fff'])('%j is no color', (text) => {
  expect(parseColor(text)).toBeNull();
});

test('a color is written as it is read', () => {
  expect(colorText(color('#0A1b2C'))).toBe('#0a1b2c');
});

test('the nearest passes beside everything at once, and stays of its hue', () => {
  const paper = [color('#fdfcfa'), color('#f4f1ec')].map((against) => ({ against, needs: 4.5 }));
  const nearest = nearestPassing(color('#d9573f'), paper) ?? expect.fail('none was found');
  expect(nearest[0]).toBeGreaterThan(nearest[1]);
  expect(nearest[1]).toBeGreaterThan(nearest[2]);
  expect(nearestPassing(color('#999999'), paper)?.every((part, _, all) => part === all[0])).toBe(true);
  expect(nearestPassing(color('#a1261b'), paper)).toEqual(color('#a1261b'));
});

test('where nothing of that hue can be read none is named', () => {
  const both = ['#ffffff', '#000000'].map((text) => ({ against: color(text), needs: 7 }));
  expect(nearestPassing(color('#3355aa'), both)).toBeNull();
});

const step = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(step, step, step);
const anyDemand = fc.record({ against: anyColor, needs: fc.constantFrom(3, 4.5, 7) });

/** As WCAG 2.2 writes it, apart from the shop's own. */
function readsAt(one: Rgb, other: Rgb): number {
  const lightOf = (rgb: Rgb) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [darker = 0, lighter = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
const isReadable = (rgb: Rgb, demands: readonly Demand[]) =>
  demands.every(({ against, needs }) => readsAt(rgb, against) >= needs);

test('the suggested color always passes, and no nearer one of that hue does', () => {
  fc.assert(
    fc.property(
      anyColor,
      fc.array(anyDemand, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(step, step), { minLength: 200, maxLength: 200 }),
      (given, demands, others) => {
        const nearest = nearestPassing(given, demands);
        const withHue = hueOf(given);
        const far = nearest ? distance(nearest, given) : Number.POSITIVE_INFINITY;
        if (nearest) expect(isReadable(nearest, demands)).toBe(true);
        const around = nearest ? [-2, -1, 0, 1, 2] : [];
        const near = around.flatMap((a) =>
          around.map(
            (b) => [Math.max(...(nearest ?? given)) + a, Math.min(...(nearest ?? given)) + b] as const,
          ),
        );
        for (const [one, two] of [...others, ...near]) {
          const [high, low] = [Math.max(one, two), Math.min(one, two)];
          if (low < 0 || high > 255) continue;
          const other: Rgb = withHue ? withHue(high, low) : [high, high, high];
          if (distance(other, given) < far) expect(isReadable(other, demands)).toBe(false);
        }
      },
    ),
    { numRuns: 60 },
  );
});
