// For most days: cable sweaters, poplin shirts, creased trousers, culottes, and a slip dress to the knee.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const harborWall: Design = {
  name: 'Harbor Wall Cable Sweater',
  brand: 'Halden & Rye',
  categories: [1, 20],
  price: 27500,
  description:
    'The cables that hold the Lighthouse, dyed for people who do not live in one. Thick, ribbed at every edge, and on speaking terms with rain.',
  details: ['Cabled front, back and sleeves', 'Ribbed crew neck, cuffs and hem', 'Saddle shoulders'],
  materials: ['100% wool, dyed in the yarn'],
  careInstructions: ['Hand wash cool', 'Dry flat', 'Store folded'],
  countryDescription: 'Made in Norway',
  madeIn: 7,
  sizeNoteShort: 'Runs large.',
  sizeNoteLong: 'Runs large, as it should. Take your usual size for room, one down for a neater line.',
  fitNotes: { Length: '26 in, size M', Weight: 'Heavy: outdoors without a coat until November' },
  models: [wornBy('Adaeze', 'L')],
  onlineSince: '2026-08-20',
};

const openWindow: Design = {
  name: 'Open Window Poplin Shirt',
  brand: 'Common Thread',
  categories: [1, 10, 11],
  price: 15500,
  description:
    'A shirt with the morning in it. Fine poplin in colors that paper goes when the sun is on it; a collar that stands by itself and a hem that need not be tucked.',
  details: ['Pointed collar, mother-of-pearl buttons', 'Box pleat under the yoke', 'Curved hem'],
  materials: ['100% organic cotton poplin'],
  careInstructions: ['Machine wash warm', 'Hang to dry', 'Iron while damp'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  isGreenLit: true,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '28 in, size M', Sleeve: '23.5 in from the shoulder' },
  models: [wornBy('Mika', 'S')],
  onlineSince: '2026-04-09',
};

const straightAnswer: Design = {
  name: 'Straight Answer Trouser',
  brand: 'Verso Atelier',
  categories: [1, 45],
  price: 29000,
  description:
    'Asked a question, they go straight down. A crease that was put in once and stays, loops for a belt you may not need, and pockets that lie flat.',
  details: [
    'Mid rise, belt loops, hook and button',
    'Creased, straight leg',
    'Two slanted pockets, two behind',
  ],
  materials: ['100% wool twill', 'Pocketing: cotton'],
  careInstructions: ['Dry clean', 'Hang by the hem overnight'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size.',
  fitNotes: { Leg: '9 in wide at the hem', Stretch: 'None' },
  models: [wornBy('Inès', '26')],
  onlineSince: '2026-03-05',
};

const halfMeasure: Design = {
  name: 'Half Measure Culotte',
  brand: 'Verso Atelier',
  categories: [1, 45],
  price: 24500,
  description:
    'Trousers that stopped to think below the knee and decided they were finished. The Wide Margin’s waist, the Wide Margin’s wool, and a bicycle.',
  details: [
    'High rise, clean waistband, side zip',
    'Wide leg, ends below the knee',
    'Two pockets in the side seams',
  ],
  materials: ['100% wool twill', 'Pocketing: cotton'],
  careInstructions: ['Dry clean', 'Steam from the inside'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size at the waist.',
  fitNotes: { Leg: '13 in wide at the hem', Stretch: 'None' },
  models: [wornBy('Saskia', '32')],
  onlineSince: '2026-05-21',
};

const fourOClock: Design = {
  name: 'Four O’Clock Slip Dress',
  brand: 'Maison Orle',
  categories: [1, 2, 3],
  price: 31500,
  description:
    'The Nocturne, earlier in the day. The same bias and the same crossed straps, with the hem taken up to where stairs and tea tables are.',
  details: ['Thin crossed straps', 'Soft cowl, low back', 'Bias cut, ends under the knee, slips on'],
  materials: ['100% silk, 19 momme, sand-washed'],
  careInstructions: ['Hand wash cold', 'Dry in the shade', 'Steam from the inside'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '42 in from strap to hem', Stretch: 'None, but the bias gives' },
  models: [wornBy('Teodora', 'S')],
  onlineSince: '2026-07-16',
};

const knitStock = sizeRun(['S', 11], ['M', 15], ['L', 12], ['XL', 7]);
const shirtStock = sizeRun(['XS', 14], ['S', 22], ['M', 24], ['L', 18], ['XL', 11]);
const waistSizes = sizeRun(['24', 7], ['26', 12], ['28', 14], ['30', 11], ['32', 8]);
const dressStock = sizeRun(['XXS', 6], ['XS', 11], ['S', 15], ['M', 15], ['L', 10], ['XL', 7]);
const trouserSizes = waistSizes.map((size) => ({ ...size, inseam: '31 in', frontRise: '10.5 in' }));
const culotteSizes = waistSizes.map((size) => ({ ...size, inseam: '20 in', frontRise: '12 in' }));

export const daily: readonly CatalogueProduct[] = [
  ...inColors(harborWall, [
    { id: 1611, name: 'Moss', pictures: 'sweater-cable-moss', sizes: knitStock },
    { id: 1612, name: 'Rose', pictures: 'sweater-cable-rose', sizes: knitStock },
  ]),
  ...inColors(openWindow, [
    { id: 1681, name: 'Mint', pictures: 'shirt-mint', sizes: shirtStock },
    { id: 1682, name: 'Lilac', pictures: 'shirt-lilac', sizes: shirtStock },
    { id: 1683, name: 'Butter', pictures: 'shirt-butter', sizes: shirtStock },
  ]),
  ...inColors(straightAnswer, [
    { id: 1671, name: 'Slate', pictures: 'trousers-slate', sizes: trouserSizes },
    { id: 1672, name: 'Camel', pictures: 'trousers-camel', sizes: trouserSizes },
    { id: 1673, name: 'Moss', pictures: 'trousers-moss', sizes: trouserSizes },
  ]),
  ...inColors(halfMeasure, [
    { id: 1701, name: 'Noir', pictures: 'culotte-noir', sizes: culotteSizes },
    { id: 1702, name: 'Sage', pictures: 'culotte-sage', sizes: culotteSizes },
    { id: 1703, name: 'Rust', pictures: 'culotte-rust', sizes: culotteSizes },
  ]),
  ...inColors(fourOClock, [
    { id: 1691, name: 'Ink', pictures: 'tea-slip-ink', sizes: dressStock },
    { id: 1692, name: 'Rose', pictures: 'tea-slip-rose', sizes: dressStock, but: { promoTag: 'New' } },
    { id: 1693, name: 'Moss', pictures: 'tea-slip-moss', sizes: dressStock },
  ]),
];
