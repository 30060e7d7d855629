import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const lowCeiling: Design = {
  name: 'Low Ceiling Crewneck',
  brand: 'Halden & Rye',
  categories: [1, 20],
  price: 19500,
  description:
    'The sweater for a cottage where tall people learn. Stockinette from one valley and three farms; the sheep are listed on the label, by name, and Dagny is in most of them.',
  details: [
    'Ribbed crew neck, cuffs and hem',
    'Knitted in the round, no side seams',
    'Long sleeves, meant to be pushed up',
  ],
  materials: ['80% wool, 20% alpaca'],
  careInstructions: ['Hand wash cool', 'Dry flat', 'Mend early: a length of its yarn comes with it'],
  countryDescription: 'Made in Norway',
  madeIn: 7,
  sizeNoteShort: 'Runs a little large.',
  sizeNoteLong: 'Runs a little large. Between two sizes, take the smaller.',
  fitNotes: { Length: '24.5 in, size M', Sleeve: '19 in from the underarm', Weight: 'Mid' },
  models: [wornBy('Noor', 'S')],
  onlineSince: '2025-10-09',
};

const crewStock = sizeRun(['XS', 9], ['S', 16], ['M', 18], ['L', 14], ['XL', 9]);

export const crewKnits: readonly CatalogueProduct[] = inColors(lowCeiling, [
  {
    id: 1411,
    name: 'Oat',
    pictures: 'crew-oat',
    sizes: sizeRun(['XS', 12], ['S', 20], ['M', 24], ['L', 18], ['XL', 10]),
    but: { isGreenLit: true, materials: ['80% undyed wool, 20% alpaca'] },
  },
  {
    id: 1412,
    name: 'Rust',
    pictures: 'crew-rust',
    sizes: sizeRun(['XS', 9], ['S', 15], ['M', 17], ['L', 13], ['XL', 8]),
  },
  {
    id: 1413,
    name: 'Charcoal',
    pictures: 'crew-charcoal',
    sizes: sizeRun(['XS', 10], ['S', 18], ['M', 19], ['L', 15], ['XL', 9]),
  },
  { id: 1414, name: 'Forest', pictures: 'crew-forest', sizes: crewStock },
  { id: 1415, name: 'Rose', pictures: 'crew-rose', sizes: crewStock },
  { id: 1416, name: 'Ink', pictures: 'crew-ink', sizes: crewStock },
  { id: 1417, name: 'Bordeaux', pictures: 'crew-bordeaux', sizes: crewStock, but: { promoTag: 'New' } },
  { id: 1418, name: 'Camel', pictures: 'crew-camel', sizes: crewStock },
]);
