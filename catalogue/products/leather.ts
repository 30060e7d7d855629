// Heeled mules, a bag that stands up, and the belt that goes with both.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const lastTrain: Design = {
  name: 'Last Train Heeled Mule',
  brand: 'Casa Tarde',
  categories: [179, 181],
  price: 36500,
  description:
    'A high mule you can still run in, once, if there is a platform at the end of it. Pointed at the toe, open at the back, padded under the ball of the foot.',
  details: [
    '3.5 in heel',
    'Pointed toe, open back',
    'Padded leather insole',
    'Leather sole, rubber half sole',
  ],
  materials: ['Upper: calf leather', 'Lining: goat leather', 'Sole: leather'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year', 'New heel tips before the nail shows'],
  countryDescription: 'Made in Spain',
  madeIn: 5,
  sizeNoteShort: 'Runs a little small.',
  sizeNoteLong: 'Runs a little small. In whole sizes only; between two, take the larger.',
  onlineSince: '2026-04-30',
};

const mulesInStock = sizeRun(['5', 5], ['6', 8], ['7', 12], ['8', 13], ['9', 10], ['10', 6]);

const ledger: Design = {
  name: 'Ledger Handbag',
  brand: 'Sable & Fig',
  categories: [60],
  price: 58000,
  description:
    'Tall, upright, and good at keeping accounts. The handle is short on purpose: it is for the hand, and the strap inside is for the rest of you.',
  details: [
    '9 by 11 by 4 in',
    'Turn clasp under the flap',
    'Detachable shoulder strap, 20 in drop',
    'Two pockets, one with a zip',
  ],
  materials: ['Outer: vegetable-tanned calf leather', 'Lining: cotton twill', 'Fittings: brass'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year', 'Store stuffed, in its bag'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  onlineSince: '2026-08-20',
};

const agreement: Design = {
  name: 'Agreement Belt',
  brand: 'Sable & Fig',
  categories: [70, 74],
  price: 14500,
  description:
    'One strap, one buckle, five holes and no further clauses. Cut from the shoulder of the hide, where it is thick enough to last and soft enough to sit in.',
  details: ['1 in wide', 'Brass buckle, one keeper', 'Edges painted by hand in three coats'],
  materials: ['Vegetable-tanned calf leather', 'Buckle: brass'],
  careInstructions: ['Wipe with a dry cloth', 'Hang by the buckle'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'Measured to the middle hole.',
  sizeNoteLong: 'Measured to the middle hole: S 28 in, M 32 in, L 36 in, XL 40 in.',
  onlineSince: '2026-01-22',
};

const beltStock = sizeRun(['S', 14], ['M', 20], ['L', 15], ['XL', 8]);

export const leather: readonly CatalogueProduct[] = [
  ...inColors(lastTrain, [
    { id: 1461, name: 'Bone', pictures: 'heel-mule-bone', sizes: mulesInStock },
    { id: 1462, name: 'Noir', pictures: 'heel-mule-noir', sizes: mulesInStock },
    {
      id: 1463,
      name: 'Cognac',
      pictures: 'heel-mule-cognac',
      sizes: mulesInStock,
      but: { categories: [179, 181, 110], salePrice: 25500, promoTag: 'Sale' },
    },
    { id: 1464, name: 'Bordeaux', pictures: 'heel-mule-bordeaux', sizes: mulesInStock },
    { id: 1465, name: 'Forest', pictures: 'heel-mule-forest', sizes: mulesInStock },
    { id: 1466, name: 'Rose', pictures: 'heel-mule-rose', sizes: mulesInStock },
    { id: 1467, name: 'Ink', pictures: 'heel-mule-ink', sizes: mulesInStock },
    { id: 1468, name: 'Camel', pictures: 'heel-mule-camel', sizes: mulesInStock, but: { promoTag: 'New' } },
  ]),
  ...inColors(ledger, [
    { id: 1471, name: 'Bone', pictures: 'handle-bag-bone', sizes: sizeRun(['One Size', 10]) },
    {
      id: 1472,
      name: 'Forest',
      pictures: 'handle-bag-forest',
      sizes: sizeRun(['One Size', 8]),
      but: { promoTag: 'New' },
    },
    { id: 1473, name: 'Cognac', pictures: 'handle-bag-cognac', sizes: sizeRun(['One Size', 9]) },
    { id: 1474, name: 'Noir', pictures: 'handle-bag-noir', sizes: sizeRun(['One Size', 12]) },
    { id: 1475, name: 'Sky', pictures: 'handle-bag-sky', sizes: sizeRun(['One Size', 7]) },
    { id: 1476, name: 'Camel', pictures: 'handle-bag-camel', sizes: sizeRun(['One Size', 8]) },
  ]),
  ...inColors(agreement, [
    { id: 1511, name: 'Cognac', pictures: 'belt-cognac', sizes: beltStock },
    { id: 1512, name: 'Noir', pictures: 'belt-noir', sizes: beltStock },
    { id: 1513, name: 'Bordeaux', pictures: 'belt-bordeaux', sizes: beltStock },
    { id: 1514, name: 'Moss', pictures: 'belt-moss', sizes: beltStock },
    { id: 1515, name: 'Chestnut', pictures: 'belt-chestnut', sizes: beltStock },
  ]),
];
