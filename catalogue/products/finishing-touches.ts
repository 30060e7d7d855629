// Sunglasses, rings, chains and silk squares.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { type Design, inColors } from './in-colours.ts';
import { sizeRun } from './size-run.ts';

const matinee: Design = {
  name: 'Matinee Sunglasses',
  brand: 'Noonward',
  categories: [70, 75],
  price: 21500,
  description:
    'For walking out of a dark theater at four in the afternoon. Thick acetate, hinges that close like a good door, and lenses dark enough to have been crying or not.',
  details: [
    'Lens 52 mm, bridge 19 mm, temple 145 mm',
    'Five-barrel hinges',
    'Category 3 lenses, full UV protection',
    'Hard case, cloth',
  ],
  materials: ['Frame: cellulose acetate', 'Lenses: CR-39'],
  careInstructions: ['Rinse before wiping', 'Keep out of hot cars'],
  countryDescription: 'Made in Japan',
  madeIn: 8,
  onlineSince: '2026-04-02',
};

const nightWatch: Design = {
  name: 'Night Watch Ring',
  brand: 'Orrery',
  categories: [80, 83],
  price: 19800,
  description:
    'An oval stone in a plain gold bezel, set low enough to wear under a glove. Every stone is a little different, which the bench regards as the point.',
  details: ['Stone 10 by 8 mm, cabochon', 'Plain bezel, 2 mm band', 'Set by hand'],
  materials: ['Sterling silver, plated with 18-karat gold, 3 microns'],
  careInstructions: ['Take off before washing up', 'Polish with a soft cloth'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  sizeNoteShort: 'US ring sizes.',
  sizeNoteLong: 'US ring sizes. Measure in the evening: fingers are a quarter size larger then.',
  onlineSince: '2025-11-06',
};

const ringStock = sizeRun(['5', 8], ['6', 14], ['7', 18], ['8', 12], ['9', 7]);

const toll: Design = {
  name: 'Toll Coin Necklace',
  brand: 'Orrery',
  categories: [80, 84],
  price: 17500,
  description:
    'A coin for the ferryman, on a chain he is not getting. The star on it was engraved once, by hand, at forty times the size; the back is left plain for a date.',
  details: ['Chain 18 in, with a ring at 16', 'Coin 16 mm across', 'Lobster clasp'],
  materials: ['Sterling silver'],
  careInstructions: ['Keep dry', 'Polish with a soft cloth'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  onlineSince: '2026-02-12',
};

const secondOpinion: Design = {
  name: 'Second Opinion Silk Scarf',
  brand: 'Paper Garden',
  categories: [70, 71],
  price: 16500,
  description:
    'The leaves again, asked a second time and answering differently. Silk twill, a border of stripes, and a hem rolled by someone who hums.',
  details: ['35 by 35 in', 'Hem rolled by hand', 'Printed on one side, shows on both'],
  materials: ['100% silk twill, 14 momme'],
  careInstructions: ['Hand wash cold, alone', 'Iron while damp, from the back'],
  countryDescription: 'Made in France',
  madeIn: 4,
  onlineSince: '2026-09-17',
};

const one = (onHand: number) => sizeRun(['One Size', onHand]);

export const finishingTouches: readonly CatalogueProduct[] = [
  ...inColors(matinee, [
    { id: 1481, name: 'Tortoise', pictures: 'sunglasses-tortoise', sizes: one(22) },
    { id: 1482, name: 'Noir', pictures: 'sunglasses-noir', sizes: one(26) },
  ]),
  ...inColors(nightWatch, [
    { id: 1491, name: 'Onyx', pictures: 'ring-onyx', sizes: ringStock },
    { id: 1492, name: 'Moonstone', pictures: 'ring-moonstone', sizes: ringStock },
    { id: 1493, name: 'Malachite', pictures: 'ring-malachite', sizes: ringStock },
    { id: 1494, name: 'Carnelian', pictures: 'ring-carnelian', sizes: ringStock },
    { id: 1495, name: 'Lapis', pictures: 'ring-lapis', sizes: ringStock, but: { promoTag: 'New' } },
  ]),
  ...inColors(toll, [
    {
      id: 1501,
      name: 'Gold',
      pictures: 'chain-gold',
      sizes: one(19),
      but: { materials: ['Sterling silver, plated with 18-karat gold, 3 microns'] },
    },
    { id: 1502, name: 'Silver', pictures: 'chain-silver', sizes: one(24), but: { price: 13500 } },
    {
      id: 1503,
      name: 'Rose Gold',
      pictures: 'chain-rose',
      sizes: one(17),
      but: { materials: ['Sterling silver, plated with 18-karat rose gold, 3 microns'] },
    },
    {
      id: 1504,
      name: 'Gunmetal',
      pictures: 'chain-gunmetal',
      sizes: one(14),
      but: { price: 14500, materials: ['Sterling silver, darkened with ruthenium'] },
    },
  ]),
  ...inColors(secondOpinion, [
    { id: 1521, name: 'Fig', pictures: 'scarf-fig', sizes: one(18) },
    { id: 1522, name: 'Lagoon', pictures: 'scarf-lagoon', sizes: one(16), but: { promoTag: 'New' } },
    { id: 1523, name: 'Harbor', pictures: 'scarf-harbor', sizes: one(20) },
    { id: 1524, name: 'Saffron', pictures: 'scarf-saffron', sizes: one(15) },
  ]),
];
