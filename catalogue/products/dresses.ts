import type { CatalogueProduct } from '../../src/domain/catalogue.ts';
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
  images: [
    { path: 'img/slip-bordeaux-1.webp', alt: 'Bordeaux satin slip dress on a wooden hanger, front' },
    {
      path: 'img/slip-bordeaux-2.webp',
      alt: 'The dress from the back: low, with two thin straps that cross',
    },
    { path: 'img/slip-bordeaux-3.webp', alt: 'Close view of the bodice: soft cowl folds under the neckline' },
    { path: 'img/slip-bordeaux-4.webp', alt: 'The skirt falling in narrow folds to a gently waved hem' },
    { path: 'img/slip-bordeaux-5.webp', alt: 'Bordeaux satin up close, light running along the folds' },
    { path: 'img/slip-bordeaux-6.webp', alt: 'The dress on its hanger against a wall in window light' },
  ],
  swatchImage: 'img/swatch-slip-bordeaux.webp',
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
  color: { readonly id: number; readonly name: string; readonly file: string; readonly word: string },
  stock: readonly (readonly [string, number])[],
  gtin: string,
): CatalogueProduct {
  return {
    ...nocturne,
    id: color.id,
    colorName: color.name,
    images: [
      {
        path: `img/slip-${color.file}-1.webp`,
        alt: `${color.word} satin slip dress on a wooden hanger, front`,
      },
      {
        path: `img/slip-${color.file}-2.webp`,
        alt: `Close view of the ${color.word.toLowerCase()} bodice with its cowl folds`,
      },
      {
        path: `img/slip-${color.file}-3.webp`,
        alt: `The ${color.word.toLowerCase()} skirt falling in narrow folds to the hem`,
      },
    ],
    swatchImage: `img/swatch-slip-${color.file}.webp`,
    sizes: sizeRun(...stock),
    gtin,
  };
}

export const dresses: readonly CatalogueProduct[] = [
  nocturne,
  nocturneIn(
    { id: 1101, name: 'Noir', file: 'noir', word: 'Black' },
    [
      ['XXS', 8],
      ['XS', 14],
      ['S', 22],
      ['M', 22],
      ['L', 15],
      ['XL', 9],
    ],
    '2000000011011',
  ),
  nocturneIn(
    { id: 1102, name: 'Sage', file: 'sage', word: 'Sage green' },
    [
      ['XXS', 6],
      ['XS', 10],
      ['S', 15],
      ['M', 17],
      ['L', 12],
      ['XL', 7],
    ],
    '2000000011028',
  ),
  nocturneIn(
    { id: 1103, name: 'Champagne', file: 'champagne', word: 'Champagne' },
    [
      ['XXS', 7],
      ['XS', 12],
      ['S', 19],
      ['M', 16],
      ['L', 10],
      ['XL', 8],
    ],
    '2000000011035',
  ),
];
