import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const coldGreenhouse: Design = {
  name: 'Cold Greenhouse Bath Oil',
  brand: 'Hollis Apothecary',
  categories: [90, 92],
  price: 5400,
  description:
    'Fern, tomato leaf and wet glass. Two capfuls turn a bath the color of shade and leave you smelling as if you had been useful outdoors.',
  details: ['Top: tomato leaf, mint', 'Heart: fern, geranium', 'Base: vetiver', '6.7 fl oz, glass bottle'],
  ingredients:
    'Prunus Amygdalus Dulcis (Sweet Almond) Oil, Helianthus Annuus (Sunflower) Seed Oil, Polyglyceryl-4 Oleate, Parfum (Fragrance), Tocopherol, Linalool, Geraniol, Limonene.',
  careInstructions: ['Keep out of the sun', 'It makes the tub slippery: mind the step'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  onlineSince: '2026-06-11',
};

const longLetter: Design = {
  name: 'Long Letter Hand Balm',
  brand: 'Hollis Apothecary',
  categories: [90, 92],
  price: 3600,
  description:
    'For hands that have been writing, washing up or gardening without gloves. Beeswax and oat oil, a little salt air, and it is gone before you touch the paper.',
  details: [
    'Scent: sea salt, chamomile',
    'Absorbs within a minute',
    '3.4 fl oz, glass jar with a wooden lid',
  ],
  ingredients:
    'Avena Sativa (Oat) Kernel Oil, Cera Alba (Beeswax), Butyrospermum Parkii (Shea) Butter, Cocos Nucifera (Coconut) Oil, Parfum (Fragrance), Tocopherol, Citronellol.',
  careInstructions: ['Keep cool', 'Use within a year of opening'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  isGreenLit: true,
  onlineSince: '2025-12-11',
};

export const bathAndHand: readonly CatalogueProduct[] = [
  ...inColors(coldGreenhouse, [
    { id: 1531, name: 'Fern', pictures: 'bath-oil-fern', sizes: sizeRun(['200 ml', 32]) },
  ]),
  ...inColors(longLetter, [
    { id: 1541, name: 'Salt', pictures: 'hand-balm-salt', sizes: sizeRun(['100 ml', 48]) },
  ]),
];
