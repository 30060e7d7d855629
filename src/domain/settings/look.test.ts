import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, parseColor, type Rgb } from './contrast.ts';
import {
  colorsOf,
  lookColors,
  lookFaults,
  lookStyles,
  lookTokens,
  standardColors,
  standardLook,
} from './look.ts';

const color = (text: string | undefined): Rgb => parseColor(text ?? '') ?? expect.fail(`${text} is no color`);
const changing = (changes: Readonly<Record<string, string>>) =>
  lookFaults({ ...standardLook, ...changes }, new Set(Object.keys(changes)));

test.each(lookStyles)('the colors of style %s are those of tokens.css, and pass', (style) => {
  const css = readFileSync('src/design/base/tokens.css', 'utf8');
  const [, block = ''] =
    new RegExp(`\\[data-style="${style}"\\] \\{\\n([^}]+--color-focus-gap[^}]+)`).exec(css) ?? [];
  const tokens = {
    ground: 'ground',
    ink: 'ink',
    tint: 'tint',
    edge: 'edge',
    red: 'accent',
    picture: 'picture',
  } as const;
  for (const name of [...lookColors, 'picture'] as const)
    expect(block).toContain(`--color-${tokens[name]}: ${standardColors[style][name]};`);
  expect(lookFaults(standardLook, new Set())).toEqual([]);
  expect(lookTokens(style, standardLook).size).toBe(0);
});

test('a red that prices cannot be read in is refused with the number, the rule and the nearest that passes', () => {
  const [fault, ...rest] = changing({ '1.red': '#d9573f' });
  expect(rest).toEqual([]);
  expect(fault).toMatchObject({
    at: '1.red',
    code: 'unreadable',
    contrast: { front: 'red', back: 'ground', has: 3.8, needs: 4.5 },
  });
  const nearest = fault?.contrast?.nearest?.color ?? '';
  expect(changing({ '1.red': nearest })).toEqual([]);
});

test('the color that was changed is blamed, in front or behind, and each once', () => {
  expect(changing({ '1.ground': '#777777' }).map(({ at }) => at)).toEqual(['1.ground']);
  expect(changing({ '1.ink': '#8f8881' }).map(({ at }) => at)).toEqual(['1.ink']);
  // Hearts in a light ink would be lost on every picture.
  const night = {
    '1.ground': '#14201c',
    '1.ink': '#f2efe6',
    '1.tint': '#1d2d27',
    '1.edge': '#7d918a',
    '1.red': '#ff9a85',
  };
  expect(changing(night)).toMatchObject([{ at: '1.ink', contrast: { back: 'picture', needs: 3 } }]);
  expect(changing({ '2.tint': '#5a3020' }).map(({ at }) => at)).toEqual(['2.tint']);
  expect(changing({ '1.edge': '#cccccc' })).toMatchObject([{ at: '1.edge', contrast: { needs: 3 } }]);
});

test('what is no color is said of itself alone', () => {
  expect(changing({ '2.ink': 'brown' })).toEqual([{ at: '2.ink', code: 'no_color', value: 'brown' }]);
});

const colorFrom = (least: number) => {
  const step = fc.integer({ min: least, max: 255 });
  return fc
    .tuple(step, step, step)
    .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
};
/** Paper is light: ink that could be read on anything darker would be lost on pictures. */
const anyLook = fc.record({
  '1.ground': colorFrom(170),
  '1.ink': colorFrom(0),
  '1.tint': colorFrom(170),
  '1.edge': colorFrom(0),
  '1.red': colorFrom(0),
});

/** Nearly all looks that are drawn by chance are refused: these are made of what is suggested until nothing is. */
function mended(look: Readonly<Record<string, string>>): Readonly<Record<string, string>> | null {
  let values = { ...standardLook, ...look };
  for (let tries = 0; tries < 8; tries += 1) {
    const faults = lookFaults(values, new Set());
    if (faults.length === 0) return values;
    for (const { at, contrast: unreadable } of faults)
      if (unreadable?.nearest) values = { ...values, [at]: unreadable.nearest.color };
  }
  return null;
}

test('whatever look passes, what follows from it can be read too', () => {
  let count = 0;
  fc.assert(
    fc.property(anyLook, (look) => {
      const values = mended(look);
      if (values === null) return;
      const tokens = lookTokens('1', values);
      if (tokens.size === 0) return;
      count += 1;
      const colors = colorsOf('1', values);
      const reads = (front: string, back: string) =>
        contrast(color(tokens.get(front)), color(tokens.get(back)));
      for (const front of ['ink', 'ink-soft', 'ink-faint', 'accent'])
        for (const back of ['ground', 'surface', 'tint'])
          expect(
            reads(front, back),
            `${front} on ${back} of ${JSON.stringify(colors)}`,
          ).toBeGreaterThanOrEqual(4.5);
      expect(reads('accent', 'accent-tint')).toBeGreaterThanOrEqual(4.5);
      expect(reads('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
      expect(reads('on-ink', 'ink')).toBeGreaterThanOrEqual(4.5);
      expect(reads('edge', 'surface')).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 20 },
  );
  expect(count).toBeGreaterThan(5);
});
