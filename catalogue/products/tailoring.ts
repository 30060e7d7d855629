import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1004: its flash deal is live. */
const alibi: CatalogueProduct = {
  id: 1004,
  groupId: 1004,
  name: 'Alibi Double-Breasted Coat',
  brand: 'Ottoline Fawkes',
  colorName: 'Camel',
  categories: [1, 50, 51],
  price: 89000,
  description:
    'A coat with an answer for where you were. Double-breasted, dropped a little at the shoulder, long enough to sit down in and be believed.',
  details: ['Peak lapels, four buttons', 'Two flap pockets and one inside', 'Full cupro lining'],
  materials: ['Outer: 90% wool, 10% cashmere', 'Lining: 100% cupro'],
  careInstructions: ['Dry clean', 'Brush after wearing', 'Hang on a broad hanger'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  ...picturesOf('coat-camel'),
  sizes: sizeRun(['XS', 9], ['S', 15], ['M', 17], ['L', 12], ['XL', 8]),
  sizeNoteShort: 'Runs a little large.',
  fitNotes: { Length: '41 in, size S', Shoulder: 'Dropped by an inch' },
  gtin: '2000000010045',
  onlineSince: '2026-09-10',
};

/** 1005: its flash deal is still to come. */
const overcast: CatalogueProduct = {
  id: 1005,
  groupId: 1005,
  name: 'Overcast Coat',
  brand: 'Ottoline Fawkes',
  colorName: 'Slate',
  categories: [1, 50, 51],
  price: 89000,
  description:
    'For the six months a year that are neither. The wool is dense enough for drizzle and light enough to be carried over one arm by two in the afternoon.',
  details: ['Peak lapels, four buttons', 'Two flap pockets', 'Half lining, taped seams'],
  materials: ['Outer: 100% wool melton', 'Lining: 100% viscose'],
  careInstructions: ['Dry clean', 'Brush after wearing'],
  countryDescription: 'Made in the United Kingdom',
  madeIn: 6,
  ...picturesOf('coat-slate'),
  sizes: sizeRun(['XS', 8], ['S', 12], ['M', 14], ['L', 11], ['XL', 7]),
  sizeNoteShort: 'Runs a little large.',
  fitNotes: { Length: '41 in, size S', Shoulder: 'Dropped by an inch' },
  gtin: '2000000010052',
  onlineSince: '2026-09-10',
};

/** 1009: kept for one audience, and says why. */
const lastWord: CatalogueProduct = {
  id: 1009,
  groupId: 1009,
  name: 'Last Word Blazer',
  brand: 'Petra Vail',
  colorName: 'Noir',
  categories: [1, 50, 52],
  price: 54000,
  audienceExclusion: {
    type: 'atelier-members',
    reason: 'Petra Vail shows this blazer to atelier members first. It comes to everyone in March.',
  },
  description:
    'A blazer for the end of the sentence. No padding in the shoulder, one canvas in the chest, and a lapel that stays where it was told.',
  details: ['Double-breasted, four buttons', 'Two welt pockets', 'Working cuffs'],
  materials: ['Outer: 100% wool twill', 'Lining: 100% cupro'],
  careInstructions: ['Dry clean', 'Steam between wearings'],
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('blazer-noir'),
  sizes: sizeRun(['XS', 6], ['S', 10], ['M', 10], ['L', 8]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '28 in, size S', Shoulder: 'Natural' },
  gtin: '2000000010090',
  onlineSince: '2026-10-15',
};

export const tailoring: readonly CatalogueProduct[] = [alibi, overcast, lastWord];
