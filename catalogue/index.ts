// The demo shop as one catalogue: what the seed imports.
import type { Catalogue } from '../src/domain/catalogue.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { landers } from './landers.ts';
import { origins } from './origins.ts';
import { accessories } from './products/accessories.ts';
import { bags } from './products/bags.ts';
import { dresses } from './products/dresses.ts';
import { knitwear } from './products/knitwear.ts';
import { longDresses } from './products/long-dresses.ts';
import { perfumeAndGifts } from './products/perfume-and-gifts.ts';
import { pleatedSkirt } from './products/pleated-skirt.ts';
import { shoes } from './products/shoes.ts';
import { skirts } from './products/skirts.ts';
import { tailoring } from './products/tailoring.ts';
import { tops } from './products/tops.ts';
import { trousers } from './products/trousers.ts';

export const catalogue: Catalogue = {
  brands,
  categories,
  countries,
  origins,
  products: [
    ...dresses,
    ...longDresses,
    ...tops,
    ...knitwear,
    ...skirts,
    ...pleatedSkirt,
    ...tailoring,
    ...trousers,
    ...shoes,
    ...bags,
    ...accessories,
    ...perfumeAndGifts,
  ],
  landers,
};
