import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1013: shoes, in half sizes. */
const exitLine: CatalogueProduct = {
  id: 1013,
  groupId: 1013,
  name: 'Exit Line Pump',
  brand: 'Casa Tarde',
  colorName: 'Noir',
  categories: [179, 180],
  price: 39500,
  description:
    'A pointed pump with a heel that curves away like someone who knows when to leave. Lasted by hand, padded where it counts, resoled free for as long as Casa Tarde is open.',
  details: ['3 in curved heel', 'Pointed toe', 'Padded leather insole', 'Leather sole, rubber tip'],
  materials: ['Upper: calf leather', 'Lining: goat leather', 'Sole: leather'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year', 'Rest for a day between wearings'],
  countryDescription: 'Made in Spain',
  madeIn: 5,
  ...picturesOf('pump-noir'),
  sizes: sizeRun(
    ['5', 5],
    ['5.5', 6],
    ['6', 8],
    ['6.5', 9],
    ['7', 12],
    ['7.5', 14],
    ['8', 14],
    ['8.5', 11],
    ['9', 9],
    ['9.5', 6],
    ['10', 5],
  ),
  sizeNoteShort: 'True to size.',
  sizeNoteLong: 'True to size. For a wide foot, take the next half size up.',
  gtin: '2000000010137',
  onlineSince: '2026-02-05',
};

const houseGuest: CatalogueProduct = {
  id: 1306,
  groupId: 1306,
  name: 'House Guest Mule',
  brand: 'Casa Tarde',
  colorName: 'Oxblood',
  categories: [179, 181],
  price: 34500,
  description:
    'A mule for people who take their shoes off at the door and would rather not bend down. Pointed, low, and quiet on stairs.',
  details: ['2 in tapered heel', 'Pointed toe, open back', 'Padded leather insole'],
  materials: ['Upper: grained calf leather', 'Lining: goat leather', 'Sole: leather'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year'],
  countryDescription: 'Made in Spain',
  madeIn: 5,
  ...picturesOf('mule-oxblood'),
  sizes: sizeRun(['6', 7], ['7', 10], ['8', 11], ['9', 8], ['10', 5]),
  sizeNoteShort: 'True to size.',
  gtin: '2000000013060',
  onlineSince: '2026-06-04',
};

export const shoes: readonly CatalogueProduct[] = [exitLine, houseGuest];
