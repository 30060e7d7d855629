import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1010: ships only to the United States (223) and Canada (38). */
const longDivision: CatalogueProduct = {
  id: 1010,
  groupId: 1010,
  name: 'Long Division Trouser',
  brand: 'Verso Atelier',
  colorName: 'Ink',
  categories: [1, 45],
  price: 31000,
  restrictCountries: [223, 38],
  description:
    'Wide from the hip and sharp all the way down, with a crease that was measured twice. Its maker sells it elsewhere in the world, so from us it travels no farther than Canada.',
  details: ['High rise, belt loops', 'Pressed crease, back darts', 'Side pockets that lie flat'],
  materials: ['98% wool, 2% elastane'],
  careInstructions: ['Dry clean', 'Press along the crease'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('trousers-ink'),
  sizes: sizeRun(['24', 8], ['26', 14], ['28', 16], ['30', 12], ['32', 8]).map((size) => ({
    ...size,
    inseam: '33 in',
    frontRise: '12 in',
  })),
  sizeNoteShort: 'True to size.',
  sizeNoteLong:
    'True to size by the waist in inches. The hem is left long; a tailor will thank you for the cloth.',
  fitNotes: { Leg: '11 in wide at the hem', Stretch: 'A little' },
  gtin: '2000000010106',
  onlineSince: '2026-01-29',
};

/** 1019: two left in S, one in M, none in L. */
const sundayPaper: CatalogueProduct = {
  id: 1019,
  groupId: 1019,
  name: 'Sunday Paper Trouser',
  brand: 'Verso Atelier',
  colorName: 'Cream',
  categories: [1, 45],
  price: 29500,
  lowStockAt: 3,
  description:
    'Wide, soft trousers for reading every section, including the one about boats. The cream is a real cream; it knows about coffee.',
  details: ['High rise, hidden hook', 'Soft crease', 'Deep pockets'],
  materials: ['70% viscose, 30% linen'],
  careInstructions: ['Machine wash cold, with pale things', 'Hang to dry', 'Iron warm'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('trousers-cream'),
  sizes: sizeRun(['S', 2], ['M', 1], ['L', 0]).map((size) => ({
    ...size,
    inseam: '31 in',
    frontRise: '12.5 in',
  })),
  sizeNoteShort: 'Runs a little large.',
  fitNotes: { Leg: '12 in wide at the hem', Stretch: 'None' },
  gtin: '2000000010199',
  onlineSince: '2026-04-09',
};

const inkwell: CatalogueProduct = {
  id: 1305,
  groupId: 1305,
  name: 'Inkwell Tapered Jean',
  brand: 'Verso Atelier',
  colorName: 'Indigo',
  categories: [1, 30],
  price: 22000,
  description:
    'A jean with a crease, for people who read the invitation. Dry indigo denim, cut straight to the knee and narrow after it, rinsed once so that it does not argue.',
  details: ['High rise, button and zip', 'Tapered leg, pressed crease', 'Belt loops, back pockets'],
  materials: ['100% cotton denim, 11 oz'],
  careInstructions: ['Machine wash cold, inside out, seldom', 'Hang to dry'],
  countryDescription: 'Made in Japan',
  madeIn: 8,
  ...picturesOf('jean-indigo'),
  sizes: sizeRun(['24', 10], ['26', 18], ['28', 20], ['30', 14], ['32', 9]).map((size) => ({
    ...size,
    inseam: '28 in',
    frontRise: '11 in',
  })),
  sizeNoteShort: 'True to size.',
  fitNotes: { Leg: '6 in wide at the hem', Stretch: 'None' },
  gtin: '2000000013053',
  onlineSince: '2026-10-01',
};

export const trousers: readonly CatalogueProduct[] = [longDivision, sundayPaper, inkwell];
