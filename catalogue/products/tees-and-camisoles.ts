import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { wornBy } from '../models.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const looseLeaf: Design = {
  name: 'Loose Leaf Boxy Tee',
  brand: 'Common Thread',
  categories: [1, 10, 12],
  price: 5800,
  description:
    'A boxy T-shirt that stops where trousers start. The cotton is heavy enough to keep its own shape and plain enough to be given yours.',
  details: ['Ribbed crew neck', 'Dropped shoulder, wide short sleeves', 'Cropped to the waist, straight hem'],
  materials: ['100% organic cotton jersey, 220 g per square meter'],
  careInstructions: ['Machine wash warm', 'Dry flat the first time', 'Tumble dry low after that'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  isGreenLit: true,
  sizeNoteShort: 'Boxy: take your usual size.',
  sizeNoteLong: 'Boxy on purpose. Your usual size hangs away from the body; one down sits on it.',
  fitNotes: { Length: '22 in, size M', Chest: '42 in, size M', Stretch: 'A little, across' },
  models: [wornBy('Mika', 'S')],
  onlineSince: '2026-03-26',
};

const teeStock = sizeRun(['XS', 22], ['S', 34], ['M', 38], ['L', 27], ['XL', 16]);

const undertone: Design = {
  name: 'Undertone Satin Camisole',
  brand: 'Lune Perdue',
  categories: [1, 10, 13],
  price: 12800,
  description:
    'A camisole with a cowl that agrees to stay. Under a blazer it is a line of light; on its own it is the reason you were asked where you are going.',
  details: ['Soft cowl neck, thin adjustable straps', 'Straight back edge', 'Hem long enough to tuck'],
  materials: ['100% silk satin, 19 momme'],
  careInstructions: ['Hand wash cold', 'Dry in the shade', 'Iron cool, from the inside'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '23 in from strap to hem', Stretch: 'None, but the bias gives' },
  models: [wornBy('Teodora', 'S')],
  onlineSince: '2026-05-28',
};

const camisoleStock = sizeRun(['XS', 10], ['S', 16], ['M', 15], ['L', 11]);

export const teesAndCamisoles: readonly CatalogueProduct[] = [
  ...inColors(looseLeaf, [
    { id: 1401, name: 'Chalk', pictures: 'tee-chalk', sizes: teeStock },
    { id: 1402, name: 'Noir', pictures: 'tee-noir', sizes: teeStock },
    { id: 1403, name: 'Olive', pictures: 'tee-olive', sizes: teeStock },
    {
      id: 1404,
      name: 'Clay',
      pictures: 'tee-clay',
      sizes: sizeRun(['XS', 11], ['S', 14], ['M', 12], ['L', 9], ['XL', 7]),
      but: { categories: [1, 10, 12, 110], salePrice: 3900, promoTag: 'Sale' },
    },
    { id: 1405, name: 'Ink', pictures: 'tee-ink', sizes: teeStock },
    { id: 1406, name: 'Rose', pictures: 'tee-rose', sizes: teeStock },
    { id: 1407, name: 'Sage', pictures: 'tee-sage', sizes: teeStock },
    { id: 1408, name: 'Butter', pictures: 'tee-butter', sizes: teeStock, but: { promoTag: 'New' } },
  ]),
  ...inColors(undertone, [
    {
      id: 1561,
      name: 'Ivory',
      pictures: 'cami-ivory',
      sizes: sizeRun(['XS', 12], ['S', 19], ['M', 18], ['L', 12]),
    },
    {
      id: 1562,
      name: 'Noir',
      pictures: 'cami-noir',
      sizes: sizeRun(['XS', 14], ['S', 22], ['M', 20], ['L', 13]),
    },
    { id: 1563, name: 'Sage', pictures: 'cami-sage', sizes: camisoleStock },
    { id: 1564, name: 'Bordeaux', pictures: 'cami-bordeaux', sizes: camisoleStock },
    { id: 1565, name: 'Rose', pictures: 'cami-rose', sizes: camisoleStock },
    { id: 1566, name: 'Ink', pictures: 'cami-ink', sizes: camisoleStock },
  ]),
];
