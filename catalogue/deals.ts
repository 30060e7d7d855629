// The deals of the demo shop by product, in hours from when a shop is filled. Apart from the products: an open shop brings
// them round again every day, and needs no more of the catalogue for it.
import type { CatalogueDeal } from '../src/domain/catalogue/catalogue.ts';

export const deals: ReadonlyMap<number, CatalogueDeal> = new Map([
  [1004, { discountPercent: 30, startsInHours: -1, endsInHours: 6, allotment: 40, claimed: 25 }],
  [1005, { discountPercent: 25, startsInHours: 20, endsInHours: 26, allotment: 30, claimed: 0 }],
  [1006, { discountPercent: 30, startsInHours: -30, endsInHours: -6, allotment: 40, claimed: 31 }],
  [1007, { discountPercent: 35, startsInHours: -1, endsInHours: 6, allotment: 20, claimed: 20 }],
]);
