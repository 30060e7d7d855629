// For after six: midi skirts, mini slips, and the long flowered dress.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const lateCheckout: Design = {
  name: 'Late Checkout Satin Midi Skirt',
  brand: 'Lune Perdue',
  categories: [1, 40, 41],
  price: 17800,
  description:
    'A long satin skirt that slept in and looks it, well. Cut on the bias in one piece, so there is no seam at the side to say where you end.',
  details: ['Faced waist, hidden side zip', 'Bias cut, one side seam only', 'Long midi length'],
  materials: ['100% viscose satin, forest-certified'],
  careInstructions: ['Hand wash cold', 'Hang to dry by the waist', 'Steam from the inside'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '34 in', Stretch: 'None, but the bias gives', Lining: 'Half, in pale colors' },
  models: [wornBy('Saskia', 'XL')],
  onlineSince: '2026-04-16',
};

const shortStory: Design = {
  name: 'Short Story Mini Slip',
  brand: 'Maison Orle',
  categories: [1, 2, 3],
  price: 24800,
  description:
    'A beginning, a hem, and no middle. The Nocturne’s younger sister, in the same sand-washed silk, with the length left on the cutting table.',
  details: ['Thin adjustable straps', 'Low back, straight neckline', 'Bias cut, mini length, slips on'],
  materials: ['100% silk, 19 momme, sand-washed'],
  careInstructions: ['Hand wash cold', 'Dry in the shade', 'Steam from the inside'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  sizeNoteShort: 'Runs a little small.',
  sizeNoteLong:
    'Runs a little small in the bust and is as short as it looks. Between two sizes, take the larger.',
  fitNotes: { Length: '31 in from strap to hem', 'Bust, size S': '33.5 in', Stretch: 'None' },
  models: [wornBy('Mika', 'S')],
  onlineSince: '2026-06-18',
};

const longWayHome: Design = {
  name: 'Long Way Home Maxi Dress',
  brand: 'Marguerite Sloe',
  categories: [1, 2, 4],
  price: 33800,
  description:
    'Every flower on it grows between the station and the sea, and was drawn on the walk. Cut full below the knee, for people who would rather not be offered a lift.',
  details: ['Soft cowl, adjustable straps', 'Bias bodice, full skirt', 'Maxi length, hem just off the floor'],
  materials: ['100% viscose crepe', 'Lining: 100% cotton voile, to the knee'],
  careInstructions: ['Machine wash cold, inside out', 'Hang to dry', 'Iron warm'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  sizeNoteShort: 'True to size, and long.',
  sizeNoteLong: 'True to size in the bust. At 5 ft 4 in or under, plan for a heel or a hem.',
  fitNotes: { Length: '57 in from strap to hem, size S', Stretch: 'None' },
  models: [wornBy('Noor', 'S')],
  onlineSince: '2026-05-14',
};

const midiStock = sizeRun(['XS', 9], ['S', 15], ['M', 16], ['L', 12], ['XL', 8]);
const miniStock = sizeRun(['XXS', 6], ['XS', 10], ['S', 14], ['M', 13], ['L', 9]);

export const evening: readonly CatalogueProduct[] = [
  ...inColors(lateCheckout, [
    {
      id: 1431,
      name: 'Champagne',
      pictures: 'midi-skirt-champagne',
      sizes: sizeRun(['XS', 10], ['S', 17], ['M', 18], ['L', 13], ['XL', 8]),
    },
    {
      id: 1432,
      name: 'Noir',
      pictures: 'midi-skirt-noir',
      sizes: sizeRun(['XS', 13], ['S', 21], ['M', 22], ['L', 16], ['XL', 11]),
    },
    {
      id: 1433,
      name: 'Sage',
      pictures: 'midi-skirt-sage',
      sizes: sizeRun(['XS', 8], ['S', 12], ['M', 12], ['L', 9], ['XL', 6]),
      but: { categories: [1, 40, 41, 110], salePrice: 12400, promoTag: 'Sale' },
    },
    { id: 1434, name: 'Bordeaux', pictures: 'midi-skirt-bordeaux', sizes: midiStock },
    { id: 1435, name: 'Ink', pictures: 'midi-skirt-ink', sizes: midiStock },
    { id: 1436, name: 'Rose', pictures: 'midi-skirt-rose', sizes: midiStock },
    { id: 1437, name: 'Emerald', pictures: 'midi-skirt-emerald', sizes: midiStock, but: { promoTag: 'New' } },
  ]),
  ...inColors(shortStory, [
    {
      id: 1441,
      name: 'Noir',
      pictures: 'mini-slip-noir',
      sizes: sizeRun(['XXS', 6], ['XS', 12], ['S', 17], ['M', 15], ['L', 9]),
    },
    {
      id: 1442,
      name: 'Rose',
      pictures: 'mini-slip-rose',
      sizes: sizeRun(['XXS', 5], ['XS', 9], ['S', 13], ['M', 12], ['L', 8]),
    },
    { id: 1443, name: 'Bordeaux', pictures: 'mini-slip-bordeaux', sizes: miniStock },
    { id: 1444, name: 'Champagne', pictures: 'mini-slip-champagne', sizes: miniStock },
    { id: 1445, name: 'Emerald', pictures: 'mini-slip-emerald', sizes: miniStock },
  ]),
  ...inColors(longWayHome, [
    {
      id: 1451,
      name: 'Night',
      pictures: 'floral-maxi-night',
      sizes: sizeRun(['XS', 8], ['S', 14], ['M', 15], ['L', 11], ['XL', 7]),
    },
    {
      id: 1452,
      name: 'Meadow',
      pictures: 'floral-maxi-meadow',
      sizes: sizeRun(['XS', 7], ['S', 12], ['M', 13], ['L', 10], ['XL', 6]),
      but: { bannerText: 'Drawn in June, printed in July' },
    },
  ]),
];
