// What must hold for one product of a catalogue. Each problem reads on after "Product 1001 …".

import { applyPercent, money } from '../pricing/money.ts';
import { oneSizeName } from '../product/sizes.ts';
import type { CatalogueDeal, CatalogueProduct, CatalogueSize } from './catalogue.ts';
import { isBlank, type ProductFault, productFaults, shortestDescription } from './product-fault.ts';

export function productProblems(product: CatalogueProduct): string[] {
  const { id, audienceExclusion, deal } = product;
  return [
    ...when(!Number.isSafeInteger(id) || id < 1, 'has an id that is not a positive whole number'),
    ...productFaults(product).map(describeFault),
    ...when(
      audienceExclusion !== undefined && isBlank(audienceExclusion.reason),
      'keeps an audience out without a reason',
    ),
    ...(deal === undefined ? [] : dealProblems(product, deal)),
    ...sizeProblems(product.sizes),
    ...lookProblems(product),
  ];
}

const amountNames: Readonly<Record<string, string>> = {
  price: 'price',
  salePrice: 'sale price',
  promoPrice: 'promo price',
};

function describeFault({ at, code, value }: ProductFault): string {
  const path = at.split('.');
  const where = path[0] === 'markets' && path.length > 2 ? ` in ${path[1]}` : '';
  switch (code) {
    case 'no_name':
      return 'has no name';
    case 'no_colour':
      return 'has no colour name';
    case 'short_description':
      return `has a description of fewer than ${shortestDescription} characters`;
    case 'no_date':
      return `is online since "${value}", which is not a date`;
    case 'wrong_gtin':
      return `has a gtin whose check digit is wrong, ${value}`;
    case 'wrong_amount':
      return `has a ${amountNames[path.at(-1) ?? '']} of ${value}, which is not a positive whole number of minor units${where}`;
    case 'sale_not_lower':
      return `has a sale price that is not below its price${where}`;
    case 'promo_not_lower':
      return `has a promo price that is not below its ${value}${where}`;
    case 'unknown_currency':
      return `has a price in ${value}, which the shop does not exchange`;
    case 'no_sizes':
      return 'has no sizes; a one-sized product has the size One Size';
    case 'size_twice':
      return 'has a size twice';
    case 'one_size_beside_others':
      return `has ${oneSizeName} beside other sizes`;
    case 'no_size_name':
      return 'has a size without a name';
    case 'no_poster':
      return 'has a film without a picture that is seen before it plays';
    case 'no_picture':
      return 'has no picture';
    case 'no_swatch':
      return 'has no swatch picture';
    case 'no_category':
      return 'is in no category';
    case 'picture_twice':
      return 'shows a picture twice';
    case 'no_alt':
      return `does not say what is seen in ${value}`;
    case 'alt_is_file_name':
      return `describes ${value} by its file name`;
  }
}

function dealProblems(product: CatalogueProduct, deal: CatalogueDeal): string[] {
  const { discountPercent, startsInHours, endsInHours, allotment, claimed } = deal;
  const percentIsRight = Number.isInteger(discountPercent) && discountPercent >= 1 && discountPercent <= 90;
  const unitsAreRight =
    Number.isInteger(allotment) && allotment > 0 && Number.isInteger(claimed) && claimed >= 0;
  return [
    ...when(
      !percentIsRight,
      `has a deal of ${discountPercent} percent, which is not a whole number from 1 to 90`,
    ),
    ...when(!unitsAreRight, 'has a deal whose units are not whole numbers'),
    ...when(claimed > allotment, 'has a deal that is claimed beyond its allotment'),
    ...when(!(startsInHours < endsInHours), 'has a deal that ends before it starts'),
    ...when(
      percentIsRight && !dealIsLowest(product, discountPercent),
      'has a deal that another price undercuts',
    ),
  ];
}

/** A live deal replaces every other price, so it must be the best of them. */
function dealIsLowest({ price, salePrice, promoPrice }: CatalogueProduct, discountPercent: number): boolean {
  if (!Number.isSafeInteger(price)) return true;
  const dealPrice = applyPercent(money(price), 100 - discountPercent).minor;
  return dealPrice < Math.min(price, salePrice ?? price, promoPrice ?? price);
}

function sizeProblems(sizes: readonly CatalogueSize[]): string[] {
  return sizes.flatMap((size) => [
    ...when(
      !Number.isSafeInteger(size.onHand) || size.onHand < 0,
      `has ${size.onHand} on hand in ${size.name}, which is not a whole number of units`,
    ),
    ...when(
      size.presaleShipsInDays !== undefined && !isDayAhead(size.presaleShipsInDays),
      `ships ${size.name} in ${size.presaleShipsInDays} days, which is not a day to come`,
    ),
    ...when(
      size.arrivesInDays !== undefined && !isDayAhead(size.arrivesInDays),
      `expects ${size.name} in ${size.arrivesInDays} days, which is not a day to come`,
    ),
    ...when(
      size.arrivesInDays !== undefined && size.onHand > 0,
      `expects ${size.name} to arrive although it is on hand`,
    ),
  ]);
}

function lookProblems({ id, look = [], socialPhotos = [] }: CatalogueProduct): string[] {
  return [
    ...when(look.includes(id), 'is worn with itself'),
    ...when(new Set(look).size < look.length, 'is worn with something twice'),
    ...socialPhotos.flatMap(({ path, alt, handle }) => [
      ...when(alt.trim().length < 12, `does not say what is seen in ${path}`),
      ...when(!/^@[a-z0-9._]+$/.test(handle), `names nobody for ${path}`),
    ]),
  ];
}

function isDayAhead(days: number): boolean {
  return Number.isSafeInteger(days) && days > 0;
}

function when(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}
