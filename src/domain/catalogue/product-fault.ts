// What is wrong with a product, as codes and the place of each: the check of a whole catalogue and the desk say them in
// their own words.

import { isShownCurrency } from '../currency/currencies.ts';
import { defaultCurrency } from '../pricing/money.ts';
import { oneSizeName } from '../product/sizes.ts';
import { isIsoDate } from '../text/iso-date.ts';
import type { CatalogueMarketPrice, CatalogueProduct } from './catalogue.ts';
import { isGtin13 } from './gtin.ts';

/** A draft may lack what is missing; what is wrong is refused whatever the state. */
export const faultKinds = {
  no_name: 'wrong',
  no_colour: 'missing',
  short_description: 'missing',
  no_date: 'wrong',
  wrong_gtin: 'wrong',
  wrong_amount: 'wrong',
  sale_not_lower: 'wrong',
  promo_not_lower: 'wrong',
  unknown_currency: 'wrong',
  no_sizes: 'missing',
  size_twice: 'wrong',
  one_size_beside_others: 'wrong',
  no_size_name: 'wrong',
  no_picture: 'missing',
  no_swatch: 'missing',
  no_category: 'missing',
  picture_twice: 'wrong',
  no_alt: 'missing',
  alt_is_file_name: 'missing',
  no_poster: 'wrong',
} as const;

export type FaultCode = keyof typeof faultKinds;

export interface ProductFault {
  /** A path: `price`, `markets.EUR.salePrice`, `images.2.alt`. */
  readonly at: string;
  readonly code: FaultCode;
  /** What was written there, where a sentence quotes it. */
  readonly value: string;
}

/** As much of a product as these rules look at. */
export type CheckedProduct = Pick<
  CatalogueProduct,
  | 'name'
  | 'colorName'
  | 'description'
  | 'onlineSince'
  | 'gtin'
  | 'price'
  | 'salePrice'
  | 'promoPrice'
  | 'marketPrices'
  | 'images'
  | 'swatchImage'
  | 'categories'
> & {
  readonly sizes: readonly { readonly name: string }[];
  readonly film?: { readonly poster: string } | null;
};

export const shortestDescription = 40;
export const shortestAlt = 12;

export function productFaults(product: CheckedProduct): ProductFault[] {
  const { name, colorName, description, onlineSince, gtin } = product;
  return [
    ...when(isBlank(name), 'name', 'no_name'),
    ...when(isBlank(colorName), 'colour', 'no_colour'),
    ...when(description.trim().length < shortestDescription, 'description', 'short_description'),
    ...when(!isIsoDate(onlineSince), 'onlineSince', 'no_date', onlineSince),
    ...when(gtin !== undefined && !isGtin13(gtin), 'gtin', 'wrong_gtin', gtin),
    ...priceFaults(product, ''),
    ...marketFaults(product),
    ...sizeFaults(product.sizes.map((size) => size.name)),
    ...pictureFaults(product),
    ...when(product.categories.length === 0, 'categories', 'no_category'),
    ...when(product.film != null && isBlank(product.film.poster), 'film', 'no_poster'),
  ];
}

function marketFaults({ marketPrices }: CheckedProduct): ProductFault[] {
  return Object.entries(marketPrices ?? {}).flatMap(([currency, prices]) => [
    ...when(
      currency === defaultCurrency.code || !isShownCurrency(currency),
      `markets.${currency}`,
      'unknown_currency',
      currency,
    ),
    ...priceFaults(prices, `markets.${currency}.`),
  ]);
}

function priceFaults(prices: CatalogueMarketPrice, under: string): ProductFault[] {
  const { price, salePrice, promoPrice } = prices;
  return [
    ...Object.entries({ price, salePrice, promoPrice }).flatMap(([name, minor]) =>
      when(
        minor !== undefined && !(Number.isSafeInteger(minor) && minor > 0),
        `${under}${name}`,
        'wrong_amount',
        minor,
      ),
    ),
    ...when(salePrice !== undefined && salePrice >= price, `${under}salePrice`, 'sale_not_lower'),
    ...when(
      promoPrice !== undefined && promoPrice >= (salePrice ?? price),
      `${under}promoPrice`,
      'promo_not_lower',
      salePrice === undefined ? 'price' : 'sale price',
    ),
  ];
}

function sizeFaults(names: readonly string[]): ProductFault[] {
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  return [
    ...when(names.length === 0, 'sizes', 'no_sizes'),
    ...when(twice >= 0, `sizes.${twice}.name`, 'size_twice'),
    ...when(names.includes(oneSizeName) && names.length > 1, 'sizes', 'one_size_beside_others'),
    ...names.flatMap((name, index) => when(isBlank(name), `sizes.${index}.name`, 'no_size_name')),
  ];
}

function pictureFaults({ images, swatchImage }: CheckedProduct): ProductFault[] {
  const paths = images.map(({ path }) => path);
  const twice = paths.findIndex((path, index) => paths.indexOf(path) < index);
  return [
    ...when(images.length === 0, 'images', 'no_picture'),
    ...when(isBlank(swatchImage), 'swatchImage', 'no_swatch'),
    ...when(twice >= 0, `images.${twice}.path`, 'picture_twice'),
    ...images.flatMap(({ path, alt }, index) => [
      ...when(alt.trim().length < shortestAlt, `images.${index}.alt`, 'no_alt', path),
      ...when(
        lettersOf(alt) === lettersOf(fileNameOf(path)),
        `images.${index}.alt`,
        'alt_is_file_name',
        path,
      ),
    ]),
  ];
}

function fileNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[a-z0-9]+$/i, '');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

export function isBlank(text: string): boolean {
  return text.trim() === '';
}

function when(isWrong: boolean, at: string, code: FaultCode, value: unknown = ''): ProductFault[] {
  return isWrong ? [{ at, code, value: String(value) }] : [];
}
