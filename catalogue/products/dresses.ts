import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type PictureSet, picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1001, the ordinary one: everything in stock, four colours, six pictures. */
const nocturne: CatalogueProduct = {
  id: 1001,
  groupId: 1001,
  name: 'Nocturne Bias Slip Dress',
  brand: 'Maison Orle',
  colorName: 'Bordeaux',
  categories: [1, 2, 3],
  price: 35600,
  description:
    'A bias-cut slip in sand-washed silk that behaves like water and photographs like gossip. The cowl falls where it likes; the straps cross at the back, so that leaving is as good as arriving.',
  details: [
    'Cowl neck, crossed adjustable straps',
    'Cut on the bias, midi length, slips on',
    'Unlined, and honest about it',
    'Style no. ORLE-WD118',
  ],
  materials: ['100% silk, 19 momme, sand-washed'],
  careInstructions: ['Hand wash cold', 'Dry in the shade', 'Steam from the inside'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('slip-bordeaux'),
  sizes: sizeRun(['XXS', 9], ['XS', 18], ['S', 26], ['M', 24], ['L', 16], ['XL', 11]),
  sizeNoteShort: 'True to size.',
  sizeNoteLong: 'True to size. Between two sizes, take the smaller for a closer line, the larger for dinner.',
  fitNotes: {
    Length: '48 in from strap to hem',
    'Bust, size S': '34 in',
    Stretch: 'None, but the bias gives',
  },
  models: [
    {
      nameDisplay: 'Inès',
      height: '5 ft 10 in',
      bust: '32 in',
      waist: '24 in',
      hip: '35 in',
      sizeWorn: 'S',
      imagePath: null,
    },
  ],
  gtin: '2000000010014',
  onlineSince: '2026-03-05',
};

function nocturneIn(
  color: { readonly id: number; readonly name: string; readonly pictures: PictureSet; readonly gtin: string },
  stock: readonly (readonly [string, number])[],
): CatalogueProduct {
  return {
    ...nocturne,
    id: color.id,
    colorName: color.name,
    ...picturesOf(color.pictures),
    sizes: sizeRun(...stock),
    gtin: color.gtin,
  };
}

export const dresses: readonly CatalogueProduct[] = [
  nocturne,
  nocturneIn({ id: 1101, name: 'Noir', pictures: 'slip-noir', gtin: '2000000011011' }, [
    ['XXS', 8],
    ['XS', 14],
    ['S', 22],
    ['M', 22],
    ['L', 15],
    ['XL', 9],
  ]),
  nocturneIn({ id: 1102, name: 'Sage', pictures: 'slip-sage', gtin: '2000000011028' }, [
    ['XXS', 6],
    ['XS', 10],
    ['S', 15],
    ['M', 17],
    ['L', 12],
    ['XL', 7],
  ]),
  nocturneIn({ id: 1103, name: 'Champagne', pictures: 'slip-champagne', gtin: '2000000011035' }, [
    ['XXS', 7],
    ['XS', 12],
    ['S', 19],
    ['M', 16],
    ['L', 10],
    ['XL', 8],
  ]),
];
