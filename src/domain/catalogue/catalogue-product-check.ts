// What must hold for one product of a catalogue. Each problem reads on after "Product 1001 …".

import { isShownCurrency } from '../currency/currencies.ts';
import { applyPercent, defaultCurrency, money } from '../pricing/money.ts';
import { oneSizeName } from '../product/sizes.ts';
import { isIsoDate } from '../text/iso-date.ts';
import type { CatalogueDeal, CatalogueMarketPrice, CatalogueProduct, CatalogueSize } from './catalogue.ts';
import { isGtin13 } from './gtin.ts';

export function productProblems(product: CatalogueProduct): string[] {
  return [
    ...textProblems(product),
    ...priceProblems(product),
    ...marketProblems(product),
    ...(product.deal === undefined ? [] : dealProblems(product, product.deal)),
    ...sizeProblems(product.sizes),
    ...pictureProblems(product),
    ...lookProblems(product),
  ];
}

function textProblems(product: CatalogueProduct): string[] {
  const { gtin, audienceExclusion, onlineSince } = product;
  return [
    ...when(
      !Number.isSafeInteger(product.id) || product.id < 1,
      'has an id that is not a positive whole number',
    ),
    ...when(isBlank(product.name), 'has no name'),
    ...when(isBlank(product.colorName), 'has no colour name'),
    ...when(product.description.trim().length < 40, 'has a description of fewer than 40 characters'),
    ...when(!isIsoDate(onlineSince), `is online since "${onlineSince}", which is not a date`),
    ...when(gtin !== undefined && !isGtin13(gtin), `has a gtin whose check digit is wrong, ${gtin}`),
    ...when(
      audienceExclusion !== undefined && isBlank(audienceExclusion.reason),
      'keeps an audience out without a reason',
    ),
  ];
}

function marketProblems({ marketPrices }: CatalogueProduct): string[] {
  return Object.entries(marketPrices ?? {}).flatMap(([currency, prices]) => [
    ...when(
      currency === defaultCurrency.code || !isShownCurrency(currency),
      `has a price in ${currency}, which the shop does not exchange`,
    ),
    ...priceProblems(prices).map((problem) => `${problem} in ${currency}`),
  ]);
}

function priceProblems({ price, salePrice, promoPrice }: CatalogueMarketPrice): string[] {
  const prices = Object.entries({ price, 'sale price': salePrice, 'promo price': promoPrice });
  return [
    ...prices.flatMap(([name, minor]) =>
      when(
        minor !== undefined && !(Number.isSafeInteger(minor) && minor > 0),
        `has a ${name} of ${minor}, which is not a positive whole number of minor units`,
      ),
    ),
    ...when(salePrice !== undefined && salePrice >= price, 'has a sale price that is not below its price'),
    ...when(
      promoPrice !== undefined && promoPrice >= (salePrice ?? price),
      `has a promo price that is not below its ${salePrice === undefined ? 'price' : 'sale price'}`,
    ),
  ];
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
  const names = sizes.map((size) => size.name);
  return [
    ...when(sizes.length === 0, 'has no sizes; a one-sized product has the size One Size'),
    ...when(new Set(names).size < names.length, 'has a size twice'),
    ...when(names.includes(oneSizeName) && names.length > 1, `has ${oneSizeName} beside other sizes`),
    ...sizes.flatMap((size) => [
      ...when(isBlank(size.name), 'has a size without a name'),
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
    ]),
  ];
}

function pictureProblems({ images, swatchImage }: CatalogueProduct): string[] {
  return [
    ...when(images.length === 0, 'has no picture'),
    ...when(isBlank(swatchImage), 'has no swatch picture'),
    ...when(new Set(images.map((image) => image.path)).size < images.length, 'shows a picture twice'),
    ...images.flatMap(({ path, alt }) => [
      ...when(alt.trim().length < 12, `does not say what is seen in ${path}`),
      ...when(lettersOf(alt) === lettersOf(fileNameOf(path)), `describes ${path} by its file name`),
    ]),
  ];
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

function fileNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[a-z0-9]+$/i, '');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

function isDayAhead(days: number): boolean {
  return Number.isSafeInteger(days) && days > 0;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function when(isWrong: boolean, problem: string): string[] {
  return isWrong ? [problem] : [];
}
