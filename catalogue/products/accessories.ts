import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1012: an accessory in One Size. */
const mapleSquare: CatalogueProduct = {
  id: 1012,
  groupId: 1012,
  name: 'Wrong Turning Silk Scarf',
  brand: 'Paper Garden',
  colorName: 'Maple',
  categories: [70, 71],
  price: 16500,
  marketPrices: { EUR: { price: 15900 }, GBP: { price: 13500 } },
  description:
    'Thirty-five inches of silk twill with leaves going the wrong way about it. Drawn with a brush, printed in nine colors, signed in the hem where nobody looks.',
  details: ['35 by 35 in', 'Hem rolled by hand', 'Printed on one side, shows on both'],
  materials: ['100% silk twill, 14 momme'],
  careInstructions: ['Hand wash cold, alone', 'Iron while damp, from the back'],
  countryDescription: 'Made in France',
  madeIn: 4,
  ...picturesOf('scarf-maple'),
  sizes: sizeRun(['One Size', 40]),
  gtin: '2000000010120',
  onlineSince: '2026-05-21',
};

/** 1016: lists chemicals that California wants named. */
const smallScandal: CatalogueProduct = {
  id: 1016,
  groupId: 1016,
  name: 'Small Scandal Hoops',
  brand: 'Ottoline Fawkes',
  colorName: 'Gold',
  categories: [80, 82],
  price: 12000,
  prop65Chemicals: ['Nickel (metallic)', 'Lead'],
  description:
    'Hollow hoops, thick in front and thinner where they meet you. Gold over brass, light enough to be forgotten until someone mentions them.',
  details: ['Sold as a pair', 'Click closure', 'Hollow, about 6 g each'],
  materials: ['Brass, plated with 18-karat gold, 2 microns'],
  careInstructions: ['Keep dry', 'Polish with a soft cloth'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('hoops-gold'),
  sizes: sizeRun(['20 mm', 24], ['30 mm', 18]),
  gtin: '2000000010168',
  onlineSince: '2025-11-27',
};

/** 1021: back order delayed. */
const weatherPermitting: CatalogueProduct = {
  id: 1021,
  groupId: 1021,
  name: 'Weather Permitting Hat',
  brand: 'Ottoline Fawkes',
  colorName: 'Tobacco',
  categories: [70, 73],
  price: 18500,
  isBackOrderDelayed: true,
  description:
    'A wool-felt hat with a brim that takes sides. It can be rained on once a week and dented once a year; a kettle puts both right.',
  details: ['3 in brim, pinched crown', 'Grosgrain band', 'Leather sweatband'],
  materials: ['100% wool felt', 'Band: viscose grosgrain'],
  careInstructions: ['Brush counter-clockwise', 'Steam to reshape'],
  countryDescription: 'Made in Spain',
  madeIn: 5,
  ...picturesOf('hat-camel'),
  sizes: sizeRun(['S', 8], ['M', 12], ['L', 9]),
  sizeNoteShort: 'Measure around the head, above the ears.',
  gtin: '2000000010212',
  onlineSince: '2026-08-06',
};

export const accessories: readonly CatalogueProduct[] = [mapleSquare, smallScandal, weatherPermitting];
