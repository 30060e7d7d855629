// Two bags in several colours. They stand for no special case: they are what the Bags page shows.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

const appointment: CatalogueProduct = {
  id: 1301,
  groupId: 1301,
  name: 'Appointment Top-Handle Bag',
  brand: 'Sable & Fig',
  colorName: 'Cognac',
  categories: [60],
  price: 62000,
  description:
    'A bag that sits upright and waits. One handle, one clasp, room for a book you mean to read and the letter you mean to answer.',
  details: ['11 by 8 by 4 in', 'Clasp closure', 'Suede lining, one pocket', 'Fits a small tablet'],
  materials: ['Outer: vegetable-tanned calf leather', 'Lining: goat suede', 'Fittings: brass'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year', 'Store stuffed, in its bag'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('top-handle-bag-cognac'),
  sizes: sizeRun(['One Size', 14]),
  gtin: '2000000013015',
  onlineSince: '2026-01-08',
};

const newMoon: CatalogueProduct = {
  id: 1303,
  groupId: 1303,
  name: 'Moon Shoulder Bag',
  brand: 'Sable & Fig',
  colorName: 'New Moon Noir',
  categories: [60],
  price: 54000,
  description:
    'A crescent that hangs where your elbow expects it. It holds more than it admits and closes along the whole of its curve.',
  details: ['12 by 6 by 3 in', 'Zip along the curve', 'Padded round strap'],
  materials: ['Outer: nappa leather', 'Lining: cotton twill', 'Fittings: brass'],
  careInstructions: ['Wipe with a dry cloth', 'Keep away from pale wool while new'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('moon-bag-noir'),
  sizes: sizeRun(['One Size', 11]),
  gtin: '2000000013039',
  onlineSince: '2026-07-30',
};

export const bags: readonly CatalogueProduct[] = [
  appointment,
  {
    ...appointment,
    id: 1302,
    colorName: 'Bone',
    ...picturesOf('top-handle-bag-bone'),
    sizes: sizeRun(['One Size', 9]),
    gtin: '2000000013022',
  },
  ...[
    { id: 1311, colorName: 'Bordeaux', ...picturesOf('top-handle-bag-bordeaux'), gtin: '2000000013114' },
    { id: 1312, colorName: 'Forest', ...picturesOf('top-handle-bag-forest'), gtin: '2000000013121' },
    { id: 1313, colorName: 'Ink', ...picturesOf('top-handle-bag-ink'), gtin: '2000000013138' },
    { id: 1314, colorName: 'Rose', ...picturesOf('top-handle-bag-rose'), gtin: '2000000013145' },
  ].map((color) => ({ ...appointment, ...color, sizes: sizeRun(['One Size', 10]) })),
  newMoon,
  {
    ...newMoon,
    id: 1304,
    colorName: 'Harvest Moon Bordeaux',
    ...picturesOf('moon-bag-bordeaux'),
    sizes: sizeRun(['One Size', 12]),
    gtin: '2000000013046',
  },
];
