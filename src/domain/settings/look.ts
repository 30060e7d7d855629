// The colors of each style: what a merchant chooses, what follows from it, and what must be readable on what.
import {
  colorText,
  contrast,
  contrastToShow,
  type Demand,
  edgeNeeds,
  mixColors,
  nearestPassing,
  parseColor,
  passes,
  type Rgb,
  textNeeds,
} from './contrast.ts';
import { readHeadingType, standardHeadingType } from './heading-type.ts';

export const lookStyles = ['1', '2'] as const;
export type LookStyle = (typeof lookStyles)[number];

export const lookColors = ['ground', 'ink', 'tint', 'edge', 'red'] as const;
export type LookColor = (typeof lookColors)[number];

/** Pictures have a ground of their own, which their photographer chose. Hearts and arrows in ink lie on it. */
type Surface = LookColor | 'picture';

export type Colors = Readonly<Record<Surface, string>>;

/** As design/base/tokens.css has them. */
export const standardColors: Readonly<Record<LookStyle, Colors>> = {
  '1': {
    ground: '#fdfcfa',
    ink: '#191715',
    tint: '#f4f1ec',
    edge: '#8b847b',
    red: '#a1261b',
    picture: '#ebe6de',
  },
  '2': {
    ground: '#f5efe5',
    ink: '#2a1e18',
    tint: '#ece3d5',
    edge: '#8c7a6b',
    red: '#933012',
    picture: '#fdf2e7',
  },
};

/** The name of a color among the values of the section. */
export const lookField = (style: LookStyle, color: Surface) => `${style}.${color}`;

/** What the headings of a style are set in, among the values of the section. */
export const typeField = (style: LookStyle) => `${style}.type`;

export const standardLook: Readonly<Record<string, string>> = Object.fromEntries(
  lookStyles.flatMap((style) => [
    ...lookColors.map((color) => [lookField(style, color), standardColors[style][color]]),
    [typeField(style), standardHeadingType],
  ]),
);

export function colorsOf(style: LookStyle, values: Readonly<Record<string, string>>): Colors {
  const colors = lookColors.map((color) => [color, values[lookField(style, color)] ?? '']);
  return { ...standardColors[style], ...Object.fromEntries(colors) };
}

/** What is read, and on what. */
export const lookPairs = [
  { front: 'ink', back: 'ground', needs: textNeeds },
  { front: 'ink', back: 'tint', needs: textNeeds },
  { front: 'ink', back: 'picture', needs: edgeNeeds },
  { front: 'edge', back: 'ground', needs: edgeNeeds },
  { front: 'red', back: 'ground', needs: textNeeds },
  { front: 'red', back: 'tint', needs: textNeeds },
  { front: 'ground', back: 'ink', needs: textNeeds },
] as const satisfies readonly { front: LookColor; back: Surface; needs: number }[];

export type LookPair = (typeof lookPairs)[number];

export interface LookFault {
  readonly at: string;
  readonly code: 'no_color' | 'no_choice' | 'unreadable';
  readonly value: string;
  readonly contrast?: UnreadableColor;
}

export interface UnreadableColor {
  readonly front: LookColor;
  readonly back: Surface;
  readonly has: number;
  readonly needs: number;
  /** The nearest color of the same hue that passes beside all the others; null when there is none. */
  readonly nearest: { readonly color: string; readonly has: number } | null;
}

/** Null while one of the two is no color. */
export function contrastOf({ front, back }: Pick<LookPair, 'front' | 'back'>, colors: Colors): number | null {
  const [one, other] = [parseColor(colors[front]), parseColor(colors[back])];
  return one && other && contrast(one, other);
}

export function lookFaults(
  values: Readonly<Record<string, string>>,
  changed: ReadonlySet<string>,
): LookFault[] {
  return lookStyles.flatMap((style) => [
    ...typeFaults(style, values),
    ...colorFaults(style, values, changed),
  ]);
}

function typeFaults(style: LookStyle, values: Readonly<Record<string, string>>): LookFault[] {
  const at = typeField(style);
  const value = values[at] ?? standardHeadingType;
  return readHeadingType(value) === null ? [{ at, code: 'no_choice', value }] : [];
}

function colorFaults(
  style: LookStyle,
  values: Readonly<Record<string, string>>,
  changed: ReadonlySet<string>,
): LookFault[] {
  const colors = colorsOf(style, values);
  const strange = lookColors.filter((color) => parseColor(colors[color]) === null);
  if (strange.length > 0)
    return strange.map((color): LookFault => {
      return { at: lookField(style, color), code: 'no_color', value: colors[color] };
    });
  return [...unreadableColors(colors, (color) => changed.has(lookField(style, color)))].map(
    ([color, unreadable]): LookFault => ({
      at: lookField(style, color),
      code: 'unreadable',
      value: colors[color],
      contrast: unreadable,
    }),
  );
}

/** Each color that is to blame, once, with the first pair in which it cannot be read. */
function unreadableColors(
  colors: Colors,
  isChanged: (color: Surface) => boolean,
): ReadonlyMap<Surface, UnreadableColor> {
  const blamed = new Map<Surface, UnreadableColor>();
  for (const pair of lookPairs) {
    const { front, back, needs } = pair;
    const has = contrastOf(pair, colors);
    if (has === null || has >= needs || blamed.has(front) || blamed.has(back)) continue;
    const color = isChanged(back) && !isChanged(front) ? back : front;
    blamed.set(color, {
      front,
      back,
      has: contrastToShow(has),
      needs,
      nearest: nearestOf(color, pair, colors),
    });
  }
  return blamed;
}

function nearestOf(color: Surface, pair: LookPair, colors: Colors): UnreadableColor['nearest'] {
  const [own, other] = [
    parseColor(colors[color]),
    parseColor(colors[color === pair.front ? pair.back : pair.front]),
  ];
  const nearest = own && nearestPassing(own, demandsOn(color, colors));
  return nearest && other && { color: colorText(nearest), has: contrastToShow(contrast(nearest, other)) };
}

/** What every other color asks of this one. */
function demandsOn(color: Surface, colors: Colors): Demand[] {
  return lookPairs.flatMap(({ front, back, needs }) => {
    if (front !== color && back !== color) return [];
    const against = parseColor(colors[front === color ? back : front]);
    return against ? [{ against, needs }] : [];
  });
}

/** The tokens of a style that are not as tokens.css has them; none for colors that nobody has changed. */
export function lookTokens(
  style: LookStyle,
  values: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const colors = colorsOf(style, values);
  const isSame = lookColors.every((color) => colors[color] === standardColors[style][color]);
  const [ground, ink, tint, red] = [colors.ground, colors.ink, colors.tint, colors.red].map(parseColor);
  if (isSame || !ground || !ink || !tint || !red) return new Map();
  const onPaper = [ground, tint].map((against): Demand => ({ against, needs: textNeeds }));
  return new Map([
    ['ground', colors.ground],
    ['surface', colors.ground],
    ['tint', colors.tint],
    ['ink', colors.ink],
    ['ink-soft', colorText(faintest(ink, ground, 0.7, onPaper))],
    ['ink-faint', colorText(faintest(ink, ground, 0.61, onPaper))],
    ['on-ink', colors.ground],
    ['hairline', colorText(mixColors(ink, ground, 0.13))],
    ['edge', colors.edge],
    ['accent', colors.red],
    ['accent-tint', colorText(palest(red, ground))],
    ['on-accent', colors.ground],
    ['focus', colors.ink],
    ['focus-gap', colors.ground],
  ]);
}

/** Ink with as much of the ground in it as can still be read everywhere: `share` of ink, or more. */
function faintest(ink: Rgb, ground: Rgb, share: number, demands: readonly Demand[]): Rgb {
  for (let percent = Math.round(share * 100); percent < 100; percent += 1) {
    const faint = mixColors(ink, ground, percent / 100);
    if (passes(faint, demands)) return faint;
  }
  return ink;
}

/** Ground with as much red in it as red can still be read on. */
function palest(red: Rgb, ground: Rgb): Rgb {
  for (let percent = 7; percent > 0; percent -= 1) {
    const pale = mixColors(red, ground, percent / 100);
    if (passes(red, [{ against: pale, needs: textNeeds }])) return pale;
  }
  return ground;
}
