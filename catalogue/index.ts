// The demo shop as one catalogue: what the seed imports.
import type { Catalogue, CatalogueProduct } from '../src/domain/catalogue/catalogue.ts';
import type { CataloguePeople } from '../src/domain/catalogue/catalogue-people.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { countries } from './countries.ts';
import { deals } from './deals.ts';
import { editorial } from './editorial.ts';
import { landers } from './landers.ts';
import { translationsOf } from './languages/books.ts';
import { looks } from './looks.ts';
import { origins } from './origins.ts';
import { peopleOf } from './people/index.ts';
import { accessories } from './products/accessories.ts';
import { bags } from './products/bags.ts';
import { bathAndHand } from './products/bath-and-hand.ts';
import { crewKnits } from './products/crew-knits.ts';
import { daily } from './products/daily.ts';
import { dresses } from './products/dresses.ts';
import { evening } from './products/evening.ts';
import { finishingTouches } from './products/finishing-touches.ts';
import { jewelry } from './products/jewelry.ts';
import { knitwear } from './products/knitwear.ts';
import { leather } from './products/leather.ts';
import { longDresses } from './products/long-dresses.ts';
import { outerwear } from './products/outerwear.ts';
import { perfumeAndGifts } from './products/perfume-and-gifts.ts';
import { pleatedSkirt } from './products/pleated-skirt.ts';
import { pumps } from './products/pumps.ts';
import { shoes } from './products/shoes.ts';
import { skirts } from './products/skirts.ts';
import { tailoring } from './products/tailoring.ts';
import { teesAndCamisoles } from './products/tees-and-camisoles.ts';
import { tops } from './products/tops.ts';
import { trousers } from './products/trousers.ts';
import { wideTrousers } from './products/wide-trousers.ts';
import { socialPhotosOf } from './social.ts';
import { vocabulary } from './vocabulary/index.ts';

const designs: readonly CatalogueProduct[] = [
  ...dresses,
  ...longDresses,
  ...evening,
  ...tops,
  ...teesAndCamisoles,
  ...knitwear,
  ...crewKnits,
  ...skirts,
  ...pleatedSkirt,
  ...tailoring,
  ...trousers,
  ...wideTrousers,
  ...shoes,
  ...leather,
  ...bags,
  ...accessories,
  ...finishingTouches,
  ...bathAndHand,
  ...perfumeAndGifts,
  ...outerwear,
  ...daily,
  ...pumps,
  ...jewelry,
];

const products = designs.map((product) => ({
  ...product,
  ...dealOf(product.id),
  look: looks[product.id] ?? [],
  socialPhotos: socialPhotosOf(product.id, product.swatchImage),
}));

function dealOf(id: number): Pick<CatalogueProduct, 'deal'> {
  const deal = deals.get(id);
  return deal ? { deal } : {};
}

let people: CataloguePeople | undefined;
let translations: Catalogue['translations'];

export const catalogue: Catalogue = {
  brands,
  categories,
  countries,
  origins,
  products,
  landers,
  editorial,
  get translations() {
    translations ??= translationsOf(this);
    return translations;
  },
  vocabulary,
  /** Worked out when somebody asks, like its translations: a shop that is filled already need not wait for it. */
  get people() {
    people ??= peopleOf(products);
    return people;
  },
};
