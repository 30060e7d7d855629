// Hoops in the metals that gold is not.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const openSecret: Design = {
  name: 'Open Secret Hoops',
  brand: 'Orrery',
  categories: [80, 82],
  price: 11500,
  description:
    'Thick hoops that everybody knows about and nobody repeats. Cast hollow, polished for an hour, and light enough to be slept in by accident.',
  details: ['Sold as a pair', 'Click closure', 'Hollow, about 6 g each'],
  materials: ['Sterling silver'],
  careInstructions: ['Keep dry', 'Polish with a soft cloth'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  onlineSince: '2026-03-12',
};

const hoopStock = sizeRun(['20 mm', 20], ['30 mm', 16]);

export const jewelry: readonly CatalogueProduct[] = [
  ...inColors(openSecret, [
    { id: 1621, name: 'Silver', pictures: 'hoops-silver', sizes: hoopStock },
    {
      id: 1622,
      name: 'Rose Gold',
      pictures: 'hoops-rose',
      sizes: hoopStock,
      but: { materials: ['Sterling silver, plated with 18-karat rose gold, 3 microns'] },
    },
    {
      id: 1623,
      name: 'Gunmetal',
      pictures: 'hoops-gunmetal',
      sizes: hoopStock,
      but: { materials: ['Sterling silver, darkened with ruthenium'] },
    },
  ]),
];
