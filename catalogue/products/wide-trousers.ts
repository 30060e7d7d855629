// Wide trousers in wool and straight jeans in denim: the two ways to leave the house before nine.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const wideMargin: Design = {
  name: 'Wide Margin Trouser',
  brand: 'Verso Atelier',
  categories: [1, 45],
  price: 27500,
  description:
    'Room on both sides for remarks. A clean waist, no loops, and a leg that falls from the widest point of you without mentioning it.',
  details: ['High rise, clean waistband, side zip', 'Wide leg, no crease', 'Two pockets in the side seams'],
  materials: ['100% wool twill', 'Pocketing: cotton'],
  careInstructions: ['Dry clean', 'Hang by the hem overnight'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size at the waist.',
  sizeNoteLong: 'True to size at the waist, easy everywhere else. The hem has two inches to let down.',
  fitNotes: { Leg: '12 in wide at the hem', Stretch: 'None' },
  models: [wornBy('Inès', '26')],
  onlineSince: '2026-02-19',
};

const wideSizes = sizeRun(['24', 7], ['26', 13], ['28', 15], ['30', 11], ['32', 8]).map((size) => ({
  ...size,
  inseam: '32 in',
  frontRise: '12 in',
}));

const longWeekend: Design = {
  name: 'Long Weekend Straight Jean',
  brand: 'Mill & Marrow',
  categories: [1, 30],
  price: 18800,
  description:
    'A straight jean in a denim that has been woven slowly enough to hear. Stiff on Friday, yours by Monday; nobody has torn the knees for you.',
  details: ['Five pockets, button fly', 'Straight from knee to hem', 'Chain-stitched hem, hidden rivets'],
  materials: ['100% cotton selvedge denim, 13 oz'],
  careInstructions: [
    'Wash cold, inside out, when you must',
    'Hang to dry',
    'The color will go where you do: mind pale sofas',
  ],
  countryDescription: 'Made in Japan',
  madeIn: 8,
  sizeNoteShort: 'Snug at first.',
  sizeNoteLong: 'Snug at first and half an inch larger by the third wearing. Take your usual waist.',
  fitNotes: { Leg: '8 in wide at the hem', Stretch: 'None; it learns' },
  models: [wornBy('Adaeze', '32')],
  onlineSince: '2025-12-04',
};

const jeanSizes = sizeRun(
  ['24', 8],
  ['25', 10],
  ['26', 14],
  ['27', 16],
  ['28', 18],
  ['29', 14],
  ['30', 12],
  ['32', 9],
).map((size) => ({ ...size, inseam: '30 in', frontRise: '10.5 in' }));

export const wideTrousers: readonly CatalogueProduct[] = [
  ...inColors(wideMargin, [
    { id: 1421, name: 'Ink', pictures: 'wide-trouser-ink', sizes: wideSizes },
    { id: 1422, name: 'Cream', pictures: 'wide-trouser-cream', sizes: wideSizes },
    {
      id: 1423,
      name: 'Olive',
      pictures: 'wide-trouser-olive',
      sizes: wideSizes,
      but: { categories: [1, 45, 110], salePrice: 19200, promoTag: 'Sale' },
    },
    { id: 1424, name: 'Bordeaux', pictures: 'wide-trouser-bordeaux', sizes: wideSizes },
    { id: 1425, name: 'Camel', pictures: 'wide-trouser-camel', sizes: wideSizes },
    { id: 1426, name: 'Slate', pictures: 'wide-trouser-slate', sizes: wideSizes },
  ]),
  ...inColors(longWeekend, [
    { id: 1551, name: 'Indigo', pictures: 'straight-jean-indigo', sizes: jeanSizes },
    { id: 1552, name: 'Washed Black', pictures: 'straight-jean-washed-black', sizes: jeanSizes },
  ]),
];
