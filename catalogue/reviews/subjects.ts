// What each design is called by those who bought it, what they notice about it, and how it has been received.
import type { Observations } from './observations.ts';
import {
  bag,
  belt,
  claspBag,
  earrings,
  hat,
  necklace,
  ring,
  scarf,
  strapBag,
  sunglasses,
} from './stock/bags-and-small-things.ts';
import {
  crossedBack,
  floral,
  hiddenZip,
  pleats,
  satinSkirt,
  silk,
  skirt,
  slipDress,
} from './stock/dresses.ts';
import { buttonFly, denim, heels, trousers } from './stock/legs-and-feet.ts';
import { bathOil, handBalm, perfume } from './stock/scents.ts';
import { camisole, knit, shirt, tailoring, tee } from './stock/tops-and-knits.ts';

export interface Subject {
  readonly noun: string;
  /** Spoken of as them. */
  readonly isPlural?: boolean;
  readonly notices: readonly Observations[];
  /** Which sentences about size suit it; none for what has no fit. */
  readonly fitOf: 'clothing' | 'shoes' | 'ring' | 'none';
  readonly isWorn: boolean;
  /** Whether it goes out and has a color to speak of. */
  readonly isSeen: boolean;
  /** The mean of its stars and of its fit, which chance then scatters around. */
  readonly stars: number;
  readonly fit: number;
  /** Reviews of each of its colours, unless `reviewsOf` says otherwise. */
  readonly reviews: number;
  readonly reviewsOf?: Readonly<Record<number, number>>;
}

const clothing = { fitOf: 'clothing', isWorn: true, isSeen: true } as const;
const small = { fitOf: 'none', isWorn: true, isSeen: true, fit: 3 } as const;
const carried = { fitOf: 'none', isWorn: false, isSeen: true, fit: 3 } as const;
const shoes = { fitOf: 'shoes', isWorn: true, isSeen: true } as const;
const scent = { fitOf: 'none', isWorn: false, isSeen: false, fit: 3 } as const;

/** By group. What is not here has no reviews: 1020 is too new, 1022 is a gift card. */
export const subjects: Readonly<Record<number, Subject>> = {
  1001: {
    ...clothing,
    noun: 'dress',
    notices: [silk, slipDress, crossedBack],
    stars: 4.5,
    fit: 3,
    reviews: 23,
    reviewsOf: { 1001: 40 },
  },
  1002: { ...clothing, noun: 'blouse', notices: [silk, shirt], stars: 4.7, fit: 3.6, reviews: 26 },
  1003: { ...clothing, noun: 'skirt', notices: [skirt], stars: 4.6, fit: 3, reviews: 21 },
  1004: { ...clothing, noun: 'coat', notices: [tailoring], stars: 4.6, fit: 3.7, reviews: 28 },
  1005: { ...clothing, noun: 'coat', notices: [tailoring], stars: 4.1, fit: 3.6, reviews: 23 },
  1006: { ...clothing, noun: 'sweater', notices: [knit], stars: 4.4, fit: 3.7, reviews: 29 },
  1007: { ...clothing, noun: 'sweater', notices: [knit], stars: 4.8, fit: 4.2, reviews: 30 },
  1008: {
    ...clothing,
    noun: 'skirt',
    notices: [satinSkirt, skirt, hiddenZip],
    stars: 4.2,
    fit: 3,
    reviews: 16,
  },
  1009: { ...clothing, noun: 'blazer', notices: [tailoring], stars: 4.7, fit: 3, reviews: 9 },
  1010: {
    ...clothing,
    noun: 'pair of trousers',
    isPlural: true,
    notices: [trousers],
    stars: 4.3,
    fit: 3.1,
    reviews: 25,
  },
  1011: { ...scent, noun: 'perfume', notices: [perfume], stars: 4.3, reviews: 27 },
  1012: { ...small, noun: 'scarf', notices: [scarf], stars: 4.7, reviews: 21 },
  1013: {
    ...shoes,
    noun: 'pair of heels',
    isPlural: true,
    notices: [heels],
    stars: 4.4,
    fit: 2.8,
    reviews: 33,
  },
  1014: { ...clothing, noun: 'shirt', notices: [shirt], stars: 4.5, fit: 3, reviews: 28 },
  1015: { ...clothing, noun: 'skirt', notices: [satinSkirt, skirt], stars: 4.4, fit: 3.1, reviews: 26 },
  1016: { ...small, noun: 'pair of hoops', isPlural: true, notices: [earrings], stars: 4.2, reviews: 23 },
  1017: { ...clothing, noun: 'shirt', notices: [shirt], stars: 3.9, fit: 3.3, reviews: 20 },
  1019: {
    ...clothing,
    noun: 'pair of trousers',
    isPlural: true,
    notices: [trousers],
    stars: 4,
    fit: 3.8,
    reviews: 22,
  },
  1020: { ...clothing, noun: 'tee', notices: [tee], stars: 4.6, fit: 3, reviews: 35 },
  1021: { ...clothing, noun: 'hat', notices: [hat], stars: 3.7, fit: 2.8, reviews: 16 },
  1023: {
    ...clothing,
    noun: 'skirt',
    notices: [pleats, skirt],
    stars: 4.6,
    fit: 3,
    reviews: 13,
    reviewsOf: { 1023: 22, 1201: 20, 1209: 0 },
  },
  1024: { ...clothing, noun: 'dress', notices: [slipDress], stars: 4.8, fit: 3, reviews: 34 },
  1025: { ...clothing, noun: 'dress', notices: [floral, slipDress], stars: 4.1, fit: 3, reviews: 24 },
  1026: { ...clothing, noun: 'sweater', notices: [knit], stars: 3.6, fit: 3, reviews: 12 },
  1301: { ...carried, noun: 'bag', notices: [bag, claspBag], stars: 4.7, reviews: 19 },
  1303: { ...carried, noun: 'bag', notices: [bag, strapBag], stars: 4.4, reviews: 18 },
  1305: {
    ...clothing,
    noun: 'pair of jeans',
    isPlural: true,
    notices: [denim],
    stars: 4.2,
    fit: 2.9,
    reviews: 23,
  },
  1306: {
    ...shoes,
    noun: 'pair of mules',
    isPlural: true,
    notices: [heels],
    stars: 4.3,
    fit: 3,
    reviews: 21,
  },
  1401: { ...clothing, noun: 'tee', notices: [tee], stars: 4.4, fit: 3.8, reviews: 23 },
  1411: { ...clothing, noun: 'sweater', notices: [knit], stars: 4.5, fit: 3.6, reviews: 24 },
  1421: {
    ...clothing,
    noun: 'pair of trousers',
    isPlural: true,
    notices: [trousers],
    stars: 4.5,
    fit: 3,
    reviews: 22,
  },
  1431: {
    ...clothing,
    noun: 'skirt',
    notices: [satinSkirt, skirt, hiddenZip],
    stars: 4.5,
    fit: 3,
    reviews: 21,
  },
  1441: { ...clothing, noun: 'dress', notices: [silk, slipDress], stars: 4, fit: 2.2, reviews: 22 },
  1451: { ...clothing, noun: 'dress', notices: [floral], stars: 4.5, fit: 3.3, reviews: 21 },
  1461: {
    ...shoes,
    noun: 'pair of mules',
    isPlural: true,
    notices: [heels],
    stars: 4.2,
    fit: 2.3,
    reviews: 20,
  },
  1471: { ...carried, noun: 'bag', notices: [bag, claspBag], stars: 4.6, reviews: 16 },
  1481: {
    ...small,
    noun: 'pair of sunglasses',
    isPlural: true,
    notices: [sunglasses],
    stars: 4.4,
    reviews: 19,
  },
  1491: { ...small, fitOf: 'ring', noun: 'ring', notices: [ring], stars: 4.5, fit: 2.9, reviews: 18 },
  1501: { ...small, noun: 'necklace', notices: [necklace], stars: 4.6, reviews: 18 },
  1511: { ...small, fitOf: 'none', noun: 'belt', notices: [belt], stars: 4.5, reviews: 16 },
  1521: { ...small, noun: 'scarf', notices: [scarf], stars: 4.6, reviews: 17 },
  1531: { ...scent, noun: 'bath oil', notices: [bathOil], stars: 4.5, reviews: 26 },
  1541: { ...scent, noun: 'hand balm', notices: [handBalm], stars: 4.6, reviews: 29 },
  1551: {
    ...clothing,
    noun: 'pair of jeans',
    isPlural: true,
    notices: [denim, buttonFly],
    stars: 4.5,
    fit: 2.6,
    reviews: 25,
  },
  1561: { ...clothing, noun: 'camisole', notices: [camisole, silk], stars: 4.4, fit: 3, reviews: 21 },
  1611: { ...clothing, noun: 'sweater', notices: [knit], stars: 4.6, fit: 4, reviews: 15 },
  1621: { ...small, noun: 'pair of hoops', isPlural: true, notices: [earrings], stars: 4.5, reviews: 14 },
  1631: {
    ...shoes,
    noun: 'pair of heels',
    isPlural: true,
    notices: [heels],
    stars: 4.3,
    fit: 2.6,
    reviews: 15,
  },
  1641: { ...clothing, noun: 'coat', notices: [tailoring], stars: 4.6, fit: 3.6, reviews: 13 },
  1651: { ...clothing, noun: 'blazer', notices: [tailoring], stars: 4.5, fit: 3, reviews: 14 },
  1661: { ...clothing, noun: 'coat', notices: [tailoring], stars: 4.4, fit: 3.1, reviews: 12 },
  1671: {
    ...clothing,
    noun: 'pair of trousers',
    isPlural: true,
    notices: [trousers],
    stars: 4.4,
    fit: 3,
    reviews: 14,
  },
  1681: { ...clothing, noun: 'shirt', notices: [shirt], stars: 4.5, fit: 3, reviews: 16 },
  1691: {
    ...clothing,
    noun: 'dress',
    notices: [silk, slipDress, crossedBack],
    stars: 4.6,
    fit: 3,
    reviews: 15,
  },
  1701: {
    ...clothing,
    noun: 'pair of culottes',
    isPlural: true,
    notices: [trousers],
    stars: 4.2,
    fit: 3,
    reviews: 11,
  },
};
