// Two bags in two colours each. They stand for no special case: they are what the Bags page shows.
import type { CatalogueProduct } from '../../src/domain/catalogue.ts';
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
  images: [
    {
      path: 'img/top-handle-bag-cognac-1.webp',
      alt: 'Cognac leather bag with one tall handle and a gold clasp, front',
    },
    {
      path: 'img/top-handle-bag-cognac-2.webp',
      alt: 'Close view of the gold clasp and the edge of the cognac flap',
    },
  ],
  swatchImage: 'img/swatch-top-handle-bag-cognac.webp',
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
  images: [
    {
      path: 'img/moon-bag-noir-1.webp',
      alt: 'Black crescent shoulder bag with a round strap and gold rings',
    },
    {
      path: 'img/moon-bag-noir-2.webp',
      alt: 'Close view of the black crescent where strap and gold ring meet',
    },
  ],
  swatchImage: 'img/swatch-moon-bag-noir.webp',
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
    images: [
      {
        path: 'img/top-handle-bag-bone-1.webp',
        alt: 'Bone leather bag with one tall handle and a gold clasp, front',
      },
      {
        path: 'img/top-handle-bag-bone-2.webp',
        alt: 'Close view of the gold clasp and the edge of the bone flap',
      },
    ],
    swatchImage: 'img/swatch-top-handle-bag-bone.webp',
    sizes: sizeRun(['One Size', 9]),
    gtin: '2000000013022',
  },
  newMoon,
  {
    ...newMoon,
    id: 1304,
    colorName: 'Harvest Moon Bordeaux',
    images: [
      {
        path: 'img/moon-bag-bordeaux-1.webp',
        alt: 'Bordeaux crescent shoulder bag with a round strap and silver rings',
      },
      {
        path: 'img/moon-bag-bordeaux-2.webp',
        alt: 'Close view of the bordeaux crescent where strap and silver ring meet',
      },
    ],
    swatchImage: 'img/swatch-moon-bag-bordeaux.webp',
    sizes: sizeRun(['One Size', 12]),
    gtin: '2000000013046',
  },
];
