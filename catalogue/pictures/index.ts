// The pictures of the demo shop by set: one set is one item in one colour, `slip-bordeaux`. Every picture is made by
// the scripts in ../art, under the name that is read here.
import { accessories } from './accessories.ts';
import { beauty } from './beauty.ts';
import { bottoms } from './bottoms.ts';
import { dresses } from './dresses.ts';
import { films } from './films.ts';
import { leather } from './leather.ts';
import type { Picture, Shots } from './picture.ts';
import { pleatedSkirts } from './pleated-skirts.ts';
import { tailoring } from './tailoring.ts';
import { tops } from './tops.ts';

const sets = {
  ...dresses,
  ...tops,
  ...bottoms,
  ...pleatedSkirts,
  ...tailoring,
  ...leather,
  ...accessories,
  ...beauty,
} satisfies Readonly<Record<string, Shots>>;

export type PictureSet = keyof typeof sets;

export interface Pictures {
  readonly images: readonly Picture[];
  readonly swatchImage: string;
  readonly video?: { readonly thumb: string; readonly base: string };
}

export function picturesOf(name: PictureSet): Pictures {
  const film: string | undefined = new Map<string, string>(Object.entries(films)).get(name);
  return {
    images: Object.entries(sets[name]).map(([view, alt]) => ({ path: `img/${name}-${view}.webp`, alt })),
    swatchImage: `img/swatch-${name}.webp`,
    ...(film !== undefined && { video: { thumb: `img/film-${film}.webp`, base: `film/${film}` } }),
  };
}

export function isPictureSet(name: string): name is PictureSet {
  return Object.hasOwn(sets, name);
}

export const pictureSets: readonly PictureSet[] = Object.keys(sets).filter(isPictureSet);
