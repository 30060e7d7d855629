// The shop's logo: a small picture that stands where the name would, always as high as a line of type.

/** As high as it stands on pages and in emails, in CSS pixels. */
export const logoHeight = 32;
/** Sharp on a screen of three pixels to one. */
export const storedLogo = { width: 768, height: 96 } as const;

export const largestLogoBytes = 1024 * 1024;
export const mostLogoPixels = 16_000_000;
/** Fewer, and it is blurred on most screens. */
export const lowestLogo = 48;
/** Wider, and no phone has room for it; narrower, and it is a stroke. */
const widest = storedLogo.width / storedLogo.height;
const narrowest = 1 / 2;

export interface Logo {
  /** By what is in it and how large it is: another picture has another name. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const logoRefusals = [
  'no_picture',
  'too_large',
  'too_many_pixels',
  'too_small',
  'wrong_proportions',
] as const;
export type LogoRefusal = (typeof logoRefusals)[number];

/** By what its first bytes say of its size, before anything is decoded. */
export function logoRefusal({ width, height }: Pick<Logo, 'width' | 'height'>): LogoRefusal | null {
  if (width * height > mostLogoPixels) return 'too_many_pixels';
  if (height < lowestLogo || width === 0) return 'too_small';
  const ratio = width / height;
  return ratio > widest || ratio < narrowest ? 'wrong_proportions' : null;
}

export const logoName = (hash: string, { width, height }: Pick<Logo, 'width' | 'height'>) =>
  `${hash}-${width}x${height}`;

/** Null for what names none. */
export function readLogo(name: string): Logo | null {
  const [, width = '', height = ''] = /^[0-9a-f]{32}-([1-9]\d{0,2})x([1-9]\d?)$/.exec(name) ?? [];
  return width === '' ? null : { name, width: Number(width), height: Number(height) };
}

export const logoPath = ({ name }: Pick<Logo, 'name'>) => `/logo-${name}.png`;

/** How wide it stands on pages, in CSS pixels. */
export const logoWidth = ({ width, height }: Logo) => Math.round((width * logoHeight) / height);
