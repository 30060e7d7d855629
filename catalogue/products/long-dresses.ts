import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import { picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

/** 1024: the longest texts of the shop, fit notes with both special keys, two models. */
const understudy: CatalogueProduct = {
  id: 1024,
  groupId: 1024,
  name: 'Understudy Cowl Dress',
  brand: 'Lune Perdue',
  colorName: 'Bottle Green',
  categories: [1, 2, 3],
  price: 29800,
  bannerText: 'Back for a second season',
  description: [
    'The dress that was meant to fill in for one evening and was kept for the run. It is cut from a heavy satin-backed crepe, in two panels instead of the usual four, so that nothing interrupts the light on its way down.',
    'The neckline is a shallow cowl, weighted at its lowest point with a chain no thicker than a thread. It stays where you put it when you sit, and goes back there when you stand. The straps are cut from the same cloth, turned by hand and long enough to adjust; the knot that holds them is hidden at the back, under the hem of the neckline.',
    'Below, the dress leaves the hip and does not look back. The bias gives it a slow swing that begins about a step after you do. The side seams are French, the hem is rolled and sewn by hand, and the inside is finished as if it might be worn that way around.',
    'It was designed for a theater foyer and has since been seen at two weddings, a reading, a very good dinner and the last train home. It travels rolled, not folded, and forgives you by morning if it is hung near a shower.',
  ].join('\n\n'),
  details: [
    'Weighted cowl neck, adjustable straps of the same cloth',
    'Two-panel bias cut, midi length, slips on over the head',
    'French side seams, hand-rolled hem',
    'Chain in the neckline: brass, lacquered',
    'Style no. LP-0417',
  ],
  materials: [
    'Outer: 72% acetate, 28% viscose, satin-backed crepe, 210 g per square meter',
    'Neckline chain: lacquered brass',
    'Thread: silk',
  ],
  careInstructions: [
    'Dry clean, or hand wash cold with care for the chain',
    'Do not wring; roll it in a towel',
    'Iron on the crepe side, cool',
    'Hang it by the loops, not by the straps',
  ],
  additionalInfo: {
    header: 'The cloth',
    text: 'Satin-backed crepe has two faces: a dry one that takes light slowly and a bright one that does not. This dress wears the bright one outside.',
    others: ['Woven in Como, Italy', 'Dyed in the piece, so that panels match'],
  },
  countryDescription: 'Made in Italy',
  madeIn: 3,
  ...picturesOf('cowl-dress-green'),
  sizes: sizeRun(['XS', 12], ['S', 20], ['M', 21], ['L', 14], ['XL', 8]),
  sizeNoteShort: 'True to size.',
  sizeNoteLong:
    'True to size, with room at the hip. The straps adjust by four inches, which decides the length.',
  fitNotes: {
    fit: 'Close at the bust, easy from the waist down.',
    customerReviews: 'Most reviewers took their usual size.',
    Length: '46 in from strap to hem, size S',
    'Bust, size S': '34.5 in',
    'Waist, size S': '30 in',
    Stretch: 'None; the bias gives an inch',
    Lining: 'None needed',
  },
  models: [
    {
      nameDisplay: 'Noor',
      height: '5 ft 9 in',
      bust: '33 in',
      waist: '25 in',
      hip: '36 in',
      sizeWorn: 'S',
      imagePath: null,
    },
    {
      nameDisplay: 'Adaeze',
      height: '5 ft 11 in',
      bust: '39 in',
      waist: '32 in',
      hip: '43 in',
      sizeWorn: 'L',
      imagePath: null,
    },
  ],
  gtin: '2000000010243',
  onlineSince: '2025-09-18',
};

/** 1025: a sale price and a promo price at once, and a promo for the app alone. */
const smallTalk: CatalogueProduct = {
  id: 1025,
  groupId: 1025,
  name: 'Small Talk Floral Slip Dress',
  brand: 'Maison Orle',
  colorName: 'Cream Meadow',
  categories: [1, 2, 4, 110],
  price: 26800,
  salePrice: 18800,
  promoPrice: 16920,
  promoText: 'Extra 10% off with **LASTDANCE**. [See Details](/termsofuse)',
  appOnlyPromoText: 'In the app: 5% off with **POCKET**.',
  description:
    'A slip dress with more flowers than conversation. The print was painted at the size it is worn, so no two dresses lose the same petal at the seam.',
  details: ['Soft cowl, thin fixed straps', 'Straight cut, midi length, slips on', 'Print placed by hand'],
  materials: ['100% viscose satin'],
  careInstructions: ['Machine wash cold, inside out', 'Hang to dry', 'Iron cool'],
  countryDescription: 'Made in Portugal',
  madeIn: 2,
  ...picturesOf('floral-dress-cream'),
  sizes: sizeRun(['XS', 7], ['S', 13], ['M', 12], ['L', 9]),
  sizeNoteShort: 'True to size.',
  fitNotes: { Length: '45 in from strap to hem', Stretch: 'None' },
  gtin: '2000000010250',
  onlineSince: '2026-04-23',
};

export const longDresses: readonly CatalogueProduct[] = [understudy, smallTalk];
