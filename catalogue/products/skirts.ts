import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1003: sold out, and nobody knows when it will be back. */
const roundabout: CatalogueProduct = {
  id: 1003,
  groupId: 1003,
  name: 'Roundabout Skirt',
  brand: 'Studio Quince',
  colorName: 'Brick',
  categories: [1, 40],
  price: 19800,
  description:
    'Three quarters of a circle, which turns out to be the right amount. It stands away from the leg, has pockets, and takes corners well.',
  details: ['High waist, side zip', 'Pockets in both seams', 'Midi length'],
  materials: ['68% cotton, 32% linen'],
  careInstructions: ['Machine wash cold', 'Hang to dry', 'Iron warm'],
  countryDescription: 'Made in France',
  madeIn: 4,
  ...picturesOf('circle-skirt-rust'),
  sizes: sizeRun(['XS', 0], ['S', 0], ['M', 0], ['L', 0]),
  sizeNoteShort: 'True to size at the waist.',
  fitNotes: { Length: '31 in', Stretch: 'None' },
  gtin: '2000000010038',
  onlineSince: '2026-03-19',
};

/** 1008: pre-sale, shipping on two dates. */
const slowPour: CatalogueProduct = {
  id: 1008,
  groupId: 1008,
  name: 'Slow Pour Satin Skirt',
  brand: 'Lune Perdue',
  colorName: 'Champagne',
  categories: [1, 40, 41],
  price: 23000,
  description:
    'A satin skirt that takes its time between the waist and the floor. The first run left in June; of the second, the small sizes are sewn and on the water, and the others follow when the cloth does.',
  details: ['Faced waistband, side zip', 'Gathered at the back only', 'Midi length'],
  materials: ['100% viscose satin'],
  careInstructions: ['Hand wash cold', 'Hang to dry', 'Steam'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('satin-skirt-champagne'),
  sizes: [
    { name: 'XS', onHand: 14, presaleShipsInDays: 19 },
    { name: 'S', onHand: 22, presaleShipsInDays: 19 },
    { name: 'M', onHand: 22, presaleShipsInDays: 61 },
    { name: 'L', onHand: 16, presaleShipsInDays: 61 },
  ],
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '32 in', Stretch: 'None' },
  gtin: '2000000010083',
  onlineSince: '2026-02-26',
};

/** 1015: with a film. */
const lowTide: CatalogueProduct = {
  id: 1015,
  groupId: 1015,
  name: 'Low Tide Slip Skirt',
  brand: 'Maison Orle',
  colorName: 'Pearl',
  categories: [1, 40, 41],
  price: 19800,
  description:
    'A slip skirt with an elastic waist that nobody needs to know about. It moves a moment after you do, which the film shows better than we can say.',
  details: ['Covered elastic waist, pulls on', 'Bias cut, midi length', 'Opaque without a lining'],
  materials: ['94% acetate, 6% elastane'],
  careInstructions: ['Hand wash cold', 'Hang to dry', 'Steam from the inside'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('slip-skirt-pearl'),
  sizes: sizeRun(['XS', 13], ['S', 21], ['M', 23], ['L', 17], ['XL', 9]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '30 in', Stretch: 'A little, at the waist' },
  gtin: '2000000010151',
  onlineSince: '2026-07-09',
};

export const skirts: readonly CatalogueProduct[] = [roundabout, slowPour, lowTide];
