// The pump, in colours.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const curtainCall: Design = {
  name: 'Curtain Call Pump',
  brand: 'Casa Tarde',
  categories: [179, 180],
  price: 38500,
  description:
    'A pump that comes back out when asked. High, pointed, cut low at the sides and higher behind, so that the heel stays with you through the applause.',
  details: ['3 in heel', 'Pointed toe, closed back', 'Padded leather insole', 'Leather sole'],
  materials: ['Upper: calf leather', 'Lining: goat leather', 'Sole: leather'],
  careInstructions: ['Wipe with a dry cloth', 'Cream twice a year', 'New heel tips before the nail shows'],
  countryDescription: 'Made in Spain',
  madeIn: 5,
  sizeNoteShort: 'Runs a little narrow.',
  sizeNoteLong: 'Runs a little narrow. In whole sizes only; between two, take the larger.',
  onlineSince: '2026-06-04',
};

const pumpStock = sizeRun(['5', 6], ['6', 9], ['7', 13], ['8', 14], ['9', 10], ['10', 6]);

export const pumps: readonly CatalogueProduct[] = [
  ...inColors(curtainCall, [
    { id: 1631, name: 'Bordeaux', pictures: 'pump-bordeaux', sizes: pumpStock },
    { id: 1632, name: 'Bone', pictures: 'pump-bone', sizes: pumpStock },
    { id: 1633, name: 'Cognac', pictures: 'pump-cognac', sizes: pumpStock },
  ]),
];
