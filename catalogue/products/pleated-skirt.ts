// 1023 and its colours: twelve, of which three are sold out and one is on pre-sale.
import type { CatalogueProduct, CatalogueSize } from '../../src/domain/catalogue/catalogue.ts';
import { type PictureSet, picturesOf } from '../pictures/index.ts';
import { sizeRun } from './size-run.ts';

interface Color {
  readonly id: number;
  readonly name: string;
  readonly pictures: PictureSet;
  readonly gtin: string;
}

function folding(color: Color, sizes: readonly CatalogueSize[]): CatalogueProduct {
  return {
    id: color.id,
    groupId: 1023,
    name: 'Folding Screen Pleated Skirt',
    brand: 'Studio Quince',
    colorName: color.name,
    categories: [1, 40, 42],
    price: 26500,
    description:
      'Knife pleats, pressed for good in a machine from 1961 that is older than both sisters and better tempered. It closes when you stand, opens when you walk, and comes out of a suitcase as it went in.',
    details: ['Flat waistband, side zip', 'Permanent knife pleats', 'Midi length', 'Style no. SQ-061'],
    materials: ['100% recycled polyester crepe'],
    careInstructions: ['Machine wash cold in a bag', 'Hang to dry by the waistband', 'Never iron the pleats'],
    countryDescription: 'Made in Japan',
    madeIn: 8,
    ...picturesOf(color.pictures),
    sizes,
    sizeNoteShort: 'True to size at the waist.',
    fitNotes: { Length: '30 in', Stretch: 'None; the pleats open' },
    gtin: color.gtin,
    onlineSince: '2026-02-26',
  };
}

const inStock = sizeRun(['XS', 9], ['S', 14], ['M', 15], ['L', 10]);
const soldOut = sizeRun(['XS', 0], ['S', 0], ['M', 0], ['L', 0]);
const presale = inStock.map((size) => ({ ...size, presaleShipsInDays: 26 }));

export const pleatedSkirt: readonly CatalogueProduct[] = [
  folding({ id: 1023, name: 'Sage', pictures: 'pleated-skirt-sage', gtin: '2000000010236' }, inStock),
  folding({ id: 1201, name: 'Noir', pictures: 'pleated-skirt-noir', gtin: '2000000012018' }, inStock),
  folding({ id: 1202, name: 'Bordeaux', pictures: 'pleated-skirt-bordeaux', gtin: '2000000012025' }, inStock),
  folding({ id: 1203, name: 'Ink', pictures: 'pleated-skirt-ink', gtin: '2000000012032' }, inStock),
  folding({ id: 1204, name: 'Rust', pictures: 'pleated-skirt-rust', gtin: '2000000012049' }, soldOut),
  folding({ id: 1205, name: 'Camel', pictures: 'pleated-skirt-camel', gtin: '2000000012056' }, inStock),
  folding({ id: 1206, name: 'Ivory', pictures: 'pleated-skirt-ivory', gtin: '2000000012063' }, soldOut),
  folding({ id: 1207, name: 'Rose', pictures: 'pleated-skirt-rose', gtin: '2000000012070' }, inStock),
  folding({ id: 1208, name: 'Slate', pictures: 'pleated-skirt-slate', gtin: '2000000012087' }, inStock),
  folding({ id: 1209, name: 'Plum', pictures: 'pleated-skirt-plum', gtin: '2000000012094' }, presale),
  folding({ id: 1210, name: 'Moss', pictures: 'pleated-skirt-moss', gtin: '2000000012100' }, soldOut),
  folding({ id: 1211, name: 'Glacier', pictures: 'pleated-skirt-glacier', gtin: '2000000012117' }, inStock),
];
