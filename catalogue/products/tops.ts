import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1002: sold out in every size, with a date to wait for. */
const secondGlass: CatalogueProduct = {
  id: 1002,
  groupId: 1002,
  name: 'Second Glass Blouse',
  brand: 'Lune Perdue',
  colorName: 'Rose',
  categories: [1, 10, 11],
  price: 21500,
  description:
    'A satin blouse the color of the second glass, not the first. Buttons to the neck; whether you close them is a separate decision.',
  details: ['Pointed collar, long sleeves, one-button cuffs', 'Shell buttons', 'Curved hem'],
  materials: ['100% washed silk satin'],
  careInstructions: ['Hand wash cold', 'Dry flat', 'Iron cool, from the inside'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('blouse-rose'),
  sizes: sizeRun(['XS', 0], ['S', 0], ['M', 0], ['L', 0]).map((size) => ({
    ...size,
    arrivesInDays: 33,
  })),
  sizeNoteShort: 'Cut easy.',
  fitNotes: { Length: '27 in', Sleeve: '24 in from the shoulder' },
  gtin: '2000000010021',
  onlineSince: '2026-02-12',
};

/** 1014: a single picture. */
const tuesdayPoplin: CatalogueProduct = {
  id: 1014,
  groupId: 1014,
  name: 'Tuesday Poplin Shirt',
  brand: 'Common Thread',
  colorName: 'Sky',
  categories: [1, 10, 11],
  price: 16000,
  description:
    'The shirt for the second day of the week, when nobody is watching and it should be good anyway. Dense cotton poplin, a collar that stands without help.',
  details: [
    'Long sleeves, barrel cuffs',
    'Back yoke with a hanging loop',
    'Curved hem, meant to be tucked or not',
  ],
  materials: ['100% cotton poplin'],
  careInstructions: ['Machine wash warm', 'Iron while damp'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('shirt-blue'),
  sizes: sizeRun(['XS', 15], ['S', 24], ['M', 30], ['L', 22], ['XL', 12]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '28 in', Sleeve: '24.5 in from the shoulder' },
  gtin: '2000000010144',
  onlineSince: '2026-05-07',
};

/** 1017: final sale, not exchangeable, ineligible for promotions. */
const plainSpeaking: CatalogueProduct = {
  id: 1017,
  groupId: 1017,
  name: 'Plain Speaking Shirt',
  brand: 'Common Thread',
  colorName: 'Chalk',
  categories: [1, 10, 11, 110],
  price: 16000,
  salePrice: 9600,
  isFinalSale: true,
  isExchangeable: false,
  isPromotionEligible: false,
  description:
    'A white shirt that says what it means. The last of a cloth the mill no longer weaves, which is why it is leaving and why it cannot come back.',
  details: ['Pointed collar, long sleeves', 'Single-needle seams', 'Mother-of-pearl buttons'],
  materials: ['100% cotton twill'],
  careInstructions: ['Machine wash warm', 'Bleach only when oxygen', 'Iron hot'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('shirt-white'),
  sizes: sizeRun(['XS', 6], ['S', 9], ['M', 8], ['L', 5]),
  sizeNoteShort: 'Cut a little long.',
  fitNotes: { Length: '29.5 in', Sleeve: '24.5 in from the shoulder' },
  gtin: '2000000010175',
  onlineSince: '2025-08-21',
};

/** 1020: Made in USA. */
const firstDraft: CatalogueProduct = {
  id: 1020,
  groupId: 1020,
  name: 'First Draft Tee',
  brand: 'Common Thread',
  colorName: 'Chalk',
  categories: [1, 10, 12],
  price: 6800,
  description:
    'A T-shirt kept plain so that it can be edited later. Knit, cut and sewn in Los Angeles from cotton grown in Texas; it gets better at about the tenth wash.',
  details: [
    'Crew neck with a ribbed band',
    'Short sleeves, straight hem',
    'Side seams that stay at the side',
  ],
  materials: ['100% cotton jersey, 190 g per square meter'],
  careInstructions: ['Machine wash warm', 'Tumble dry low'],
  countryDescription: 'Made in the USA',
  madeIn: 1,
  ...picturesOf('tee-white'),
  sizes: sizeRun(['XS', 30], ['S', 44], ['M', 48], ['L', 36], ['XL', 20], ['XXL', 12]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '26 in, size M', Shrinkage: 'About 2% in the first wash, then it stops' },
  gtin: '2000000010205',
  onlineSince: '2026-01-15',
};

export const tops: readonly CatalogueProduct[] = [secondGlass, tuesdayPoplin, plainSpeaking, firstDraft];
