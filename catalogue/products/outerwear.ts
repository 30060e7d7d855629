// Coats to the knee, coats for driving, and blazers, in colours.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const slowNews: Design = {
  name: 'Slow News Coat',
  brand: 'Ottoline Fawkes',
  categories: [1, 50, 51],
  price: 78000,
  description:
    'A coat for reading the paper on a bench in November. Double-breasted, to the knee, in a melton so dense that the wind reads it first and goes round.',
  details: ['Peak lapels, four buttons', 'Two flap pockets and one inside', 'Center vent, half lining'],
  materials: ['Outer: 100% wool melton', 'Lining: 100% viscose'],
  careInstructions: ['Dry clean', 'Brush after wearing', 'Hang on a broad hanger'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  sizeNoteShort: 'Runs a little large.',
  sizeNoteLong: 'Runs a little large: cut to go over a sweater. Without one, take the smaller size.',
  fitNotes: { Length: '41 in, size S', Shoulder: 'Dropped by an inch' },
  models: [wornBy('Inès', 'S')],
  onlineSince: '2026-09-24',
};

const backRoad: Design = {
  name: 'Back Road Car Coat',
  brand: 'Ottoline Fawkes',
  categories: [1, 50, 51],
  price: 64000,
  description:
    'Short enough to drive in, long enough to push the car in. It ends at the thigh, closes with four buttons, and has one pocket the size of a road map.',
  details: ['Peak lapels, four buttons', 'Ends at the thigh', 'Two outer pockets, one inside for a map'],
  materials: ['Outer: 85% wool, 15% alpaca', 'Lining: 100% cupro'],
  careInstructions: ['Dry clean', 'Brush after wearing'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '34 in, size S', Shoulder: 'Dropped by an inch' },
  models: [wornBy('Noor', 'S')],
  onlineSince: '2026-08-13',
};

const minutes: Design = {
  name: 'Minutes of the Meeting Blazer',
  brand: 'Petra Vail',
  categories: [1, 50, 52],
  price: 48000,
  description:
    'A blazer that was present and took notes. No padding, one canvas, four buttons; the pocket inside holds a pencil and nothing incriminating.',
  details: ['Double-breasted, four buttons', 'Pencil pocket inside', 'Unpadded shoulder'],
  materials: ['Outer: 100% wool twill', 'Lining: 100% cupro'],
  careInstructions: ['Dry clean', 'Steam between wearings'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '28 in, size S', Shoulder: 'Natural' },
  models: [wornBy('Teodora', 'S')],
  onlineSince: '2026-09-03',
};

const coatStock = sizeRun(['XS', 8], ['S', 13], ['M', 15], ['L', 11], ['XL', 7]);
const blazerStock = sizeRun(['XS', 7], ['S', 12], ['M', 13], ['L', 9], ['XL', 6]);

export const outerwear: readonly CatalogueProduct[] = [
  ...inColors(slowNews, [
    { id: 1641, name: 'Noir', pictures: 'coat-noir', sizes: coatStock },
    { id: 1642, name: 'Tobacco', pictures: 'coat-tobacco', sizes: coatStock, but: { promoTag: 'New' } },
    { id: 1643, name: 'Forest', pictures: 'coat-forest', sizes: coatStock },
    { id: 1644, name: 'Bordeaux', pictures: 'coat-bordeaux', sizes: coatStock },
    { id: 1645, name: 'Navy', pictures: 'coat-navy', sizes: coatStock },
  ]),
  ...inColors(minutes, [
    { id: 1651, name: 'Camel', pictures: 'blazer-camel', sizes: blazerStock },
    { id: 1652, name: 'Moss', pictures: 'blazer-moss', sizes: blazerStock },
    { id: 1653, name: 'Ink', pictures: 'blazer-ink', sizes: blazerStock },
  ]),
  ...inColors(backRoad, [
    { id: 1661, name: 'Olive', pictures: 'car-coat-olive', sizes: coatStock },
    { id: 1662, name: 'Rust', pictures: 'car-coat-rust', sizes: coatStock },
    { id: 1663, name: 'Plum', pictures: 'car-coat-plum', sizes: coatStock },
  ]),
];
