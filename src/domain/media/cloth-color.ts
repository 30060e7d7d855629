// The color of the thing in a picture, and how far two colors are apart. The thing is whatever has a color that paper has
// not, or is darker than a shadow on it; its color is the median, which leaves clasps and highlights out.

export type Lab = readonly [lightness: number, a: number, b: number];

/** The light of each of the 256 values a channel has. */
const linearOf = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const paper = labOf([244, 242, 238]);
/** As large a picture is measured, whatever it was. */
export const measuredSize = { width: 180, height: 270 } as const;
/** How far from paper in a* and b*, how dark, and, for the pale, how far in all. */
const colored = 6;
const dark = 62;
const pale = 4;
/** Less of a picture than this cannot be the thing: then it is as pale as the paper. */
const least = 0.05;

export interface Measure {
  readonly color: Lab;
  readonly isPale: boolean;
}

/** Of a pixel's color, whether it is counted. */
type Which = (lightness: number, a: number, b: number) => boolean;

/** Of a picture by itself: whether the thing is as pale as the paper is read from it. */
export function measureColor(pixels: Pixels): Measure {
  const thing = pixels.filter(standsOut);
  const isPale = thing.length < least * pixels.length;
  const counted = isPale ? pixels.filter(isNotPaper) : thing;
  // Nothing but paper: then paper is its color.
  return { color: (counted.length === 0 ? pixels : counted).median(), isPale };
}

/** Of a further picture of the same thing. */
export function colorLike({ isPale }: Measure, pixels: Pixels): Lab {
  return pixels.filter(isPale ? isNotPaper : standsOut).median();
}

/** Channel by channel, as plain numbers: with a value for each pixel a picture took twice as long. */
export class Pixels {
  readonly #channels: readonly [Float64Array, Float64Array, Float64Array];

  constructor(channels: readonly [Float64Array, Float64Array, Float64Array]) {
    this.#channels = channels;
  }

  /** Red, green and blue of each pixel, in the sRGB that pictures are kept in. */
  static fromBytes(data: Uint8Array): Pixels {
    const count = Math.floor(data.length / 3);
    const [lightness, a, b] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    for (let at = 0; at < count; at++) {
      const color = labOf([data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]);
      [lightness[at], a[at], b[at]] = color;
    }
    return new Pixels([lightness, a, b]);
  }

  get length(): number {
    return this.#channels[0].length;
  }

  filter(which: Which): Pixels {
    const [lightness, a, b] = this.#channels;
    const channels = [lightness.slice(), a.slice(), b.slice()] as const;
    let count = 0;
    for (let at = 0; at < this.length; at++) {
      const [l, x, y] = [lightness[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
      if (!which(l, x, y)) continue;
      [channels[0][count], channels[1][count], channels[2][count]] = [l, x, y];
      count += 1;
    }
    return new Pixels([
      channels[0].subarray(0, count),
      channels[1].subarray(0, count),
      channels[2].subarray(0, count),
    ]);
  }

  median(): Lab {
    const middle = (channel: Float64Array) =>
      channel.toSorted()[Math.floor(channel.length / 2)] ?? Number.NaN;
    const [lightness, a, b] = this.#channels;
    return [middle(lightness), middle(a), middle(b)];
  }
}

function standsOut(lightness: number, a: number, b: number): boolean {
  return lightness < dark || (a - paper[1]) ** 2 + (b - paper[2]) ** 2 > colored ** 2;
}

function isNotPaper(lightness: number, a: number, b: number): boolean {
  return (lightness - paper[0]) ** 2 + (a - paper[1]) ** 2 + (b - paper[2]) ** 2 > pale ** 2;
}

function labOf([red, green, blue]: readonly [number, number, number]): Lab {
  const [r = 0, g = 0, b = 0] = [linearOf[red], linearOf[green], linearOf[blue]];
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function root(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
}

/** CIEDE2000. */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const gray = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const c1 = Math.hypot(a1 * gray, b1);
  const c2 = Math.hypot(a2 * gray, b2);
  const h1 = degrees(Math.atan2(b1, a1 * gray));
  const h2 = degrees(Math.atan2(b2, a2 * gray));
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const light = (l1 + l2) / 2 - 50;
  const chroma = (c1 + c2) / 2;
  const weight =
    1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.2 * cos(4 * hue - 63);
  const lightness = (l2 - l1) / (1 + (0.015 * light ** 2) / Math.sqrt(20 + light ** 2));
  const saturation = (c2 - c1) / (1 + 0.045 * chroma);
  const shade = (2 * Math.sqrt(c1 * c2) * sin(turn / 2)) / (1 + 0.015 * chroma * weight);
  const twist = -2 * seventh(chroma) * sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)));
  return Math.sqrt(lightness ** 2 + saturation ** 2 + shade ** 2 + twist * saturation * shade);
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
