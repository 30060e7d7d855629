import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1011: air-prohibited, with ingredients. */
const afterTheGuests: CatalogueProduct = {
  id: 1011,
  groupId: 1011,
  name: 'After the Guests Eau de Parfum',
  brand: 'Hour & Ash',
  colorName: 'Amber',
  categories: [90, 91],
  price: 14500,
  airProhibited: true,
  ingredients:
    'Alcohol Denat., Parfum (Fragrance), Aqua (Water), Linalool, Limonene, Coumarin, Citronellol, Geraniol, Benzyl Benzoate, Alpha-Isomethyl Ionone, Hydroxycitronellal, Farnesol, Eugenol, Evernia Prunastri (Oakmoss) Extract.',
  description:
    'Fig leaf, candle smoke, and the warm side of a sofa. It is the room at one in the morning with the windows open, and it keeps until breakfast.',
  details: ['Top: fig leaf, bergamot', 'Heart: candle smoke, iris', 'Base: cedar, tonka', '1.7 fl oz, spray'],
  careInstructions: ['Keep out of the sun', 'Flammable: keep away from flame'],
  countryDescription: 'Made in France',
  madeIn: 4,
  ...picturesOf('perfume-amber'),
  sizes: sizeRun(['50 ml', 34]),
  gtin: '2000000010113',
  onlineSince: '2026-06-25',
};

/** 1022: the virtual gift card. Its size is a formality: nobody counts them, so there are enough. */
const virtualGiftCard: CatalogueProduct = {
  id: 1022,
  groupId: 1022,
  name: 'Virtual Gift Card',
  brand: 'Vitrine',
  colorName: 'Bordeaux',
  categories: [100],
  price: 10000,
  isGiftCard: true,
  description:
    'A hundred dollars, sent by e-mail with your words on it, to someone whose taste you trust. It can wait in a drawer for as long as it likes.',
  details: ['Sent by e-mail on the day you choose', 'Spent in parts or at once', 'Does not expire'],
  ...picturesOf('silk-bordeaux'),
  sizes: sizeRun(['One Size', 100_000]),
  onlineSince: '2025-01-02',
};

export const perfumeAndGifts: readonly CatalogueProduct[] = [afterTheGuests, virtualGiftCard];
