// A product as the desk edits it: every value has a path, so that a change, a refusal, the history and what somebody
// takes back all name the same thing. Empty text means that there is none.

import { defaultCurrency } from '../pricing/money.ts';
import { type Language, languages } from '../visitor/language.ts';
import { faultKinds, isBlank, type ProductFault, productFaults } from './product-fault.ts';

export const textFields = [
  'colour',
  'description',
  'countryDescription',
  'ingredients',
  'bannerText',
  'promoTag',
  'promoText',
  'sizeNoteShort',
  'sizeNoteLong',
] as const;

/** Each line of them is a point of its own; in another language they are in the same order. */
export const lineFields = ['materials', 'careInstructions', 'details'] as const;

export type TextField = (typeof textFields)[number];
export type LineField = (typeof lineFields)[number];

export type SheetTexts = Readonly<Record<TextField, string>> & Readonly<Record<LineField, readonly string[]>>;

export interface SheetPrice {
  /** Minor units. */
  readonly price: number;
  readonly salePrice: number | null;
  readonly promoPrice: number | null;
}

export interface SheetSize {
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  /** Units at or under which it counts as low. */
  readonly lowAt: number;
}

export interface SheetImage {
  readonly path: string;
  readonly alt: Readonly<Record<Language, string>>;
}

export interface SheetFilm {
  readonly path: string;
  /** The picture that is seen before it plays, and where it cannot. */
  readonly poster: string;
}

export const markNames = [
  'isListed',
  'isGreenLit',
  'airProhibited',
  'isExchangeable',
  'isFinalSale',
  'isBackOrderDelayed',
  'isPromotionEligible',
] as const;

export type MarkName = (typeof markNames)[number];

export interface ProductSheet extends SheetPrice, Readonly<Record<MarkName, boolean>> {
  readonly name: string;
  readonly brandId: number;
  readonly categoryIds: readonly number[];
  readonly originId: number | null;
  readonly gtin: string;
  readonly onlineSince: string;
  /** Ids of the only countries it ships to; none means all. */
  readonly shipsTo: readonly number[];
  /** Prices that do not follow the shop's own, by currency. */
  readonly markets: Readonly<Record<string, SheetPrice>>;
  readonly texts: Readonly<Record<Language, SheetTexts>>;
  readonly sizes: readonly SheetSize[];
  readonly images: readonly SheetImage[];
  /** The picture of its color; the first picture, unless somebody says. */
  readonly swatch: string;
  readonly film: SheetFilm | null;
}

export type SheetChange = Partial<Omit<ProductSheet, 'texts'>> & {
  readonly texts?: Partial<Readonly<Record<Language, Partial<SheetTexts>>>> | undefined;
};

/** Sizes are found by their names, since what was sold names them: those a change leaves out stay, behind the others. */
export function mergeSheet(sheet: ProductSheet, { texts, sizes, ...change }: SheetChange): ProductSheet {
  const merged = { ...sheet };
  for (const [name, value] of Object.entries(change))
    if (value !== undefined) Object.assign(merged, { [name]: value });
  const named = new Set(sizes?.map(({ name }) => name));
  return {
    ...merged,
    swatch: swatchAfter(sheet, merged, change.swatch !== undefined),
    sizes: sizes ? [...sizes, ...sheet.sizes.filter(({ name }) => !named.has(name))] : sheet.sizes,
    texts: Object.fromEntries(
      languages.map((language) => [language, { ...sheet.texts[language], ...texts?.[language] }]),
    ) as ProductSheet['texts'],
  };
}

/** A swatch goes with the picture it was, and the first picture takes its place; one that was chosen stays. */
function swatchAfter(before: ProductSheet, after: ProductSheet, isChosen: boolean): string {
  const has = ({ images }: ProductSheet) => images.some(({ path }) => path === after.swatch);
  const isGone = !isChosen && has(before) && !has(after);
  return after.swatch === '' || isGone ? (after.images[0]?.path ?? '') : after.swatch;
}

/** Every value by its path. */
export function flattenSheet({ texts, ...values }: ProductSheet): ReadonlyMap<string, unknown> {
  const textValues = languages.flatMap((language) =>
    [...textFields, ...lineFields].map(
      (field) => [`texts.${language}.${field}`, texts[language][field]] as const,
    ),
  );
  return new Map<string, unknown>([...Object.entries(values), ...textValues]);
}

/** What is another value in the second, by path. */
export function sheetDifference(
  before: ProductSheet,
  after: ProductSheet,
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
  const [old, fresh] = [flattenSheet(before), flattenSheet(after)];
  const paths = [...fresh.keys()].filter(
    (path) => JSON.stringify(old.get(path)) !== JSON.stringify(fresh.get(path)),
  );
  const valuesOf = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(paths.map((path) => [path, values.get(path)]));
  return { before: valuesOf(old), after: valuesOf(fresh) };
}

/** Values by path, as the history keeps them, put back into a sheet; paths that a sheet has not are left out. */
export function putBack(sheet: ProductSheet, values: Readonly<Record<string, unknown>>): ProductSheet {
  const current = flattenSheet(sheet);
  const change: Record<string, unknown> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(values)) {
    if (!current.has(path)) continue;
    const [first = '', language = '', field = ''] = path.split('.');
    if (first === 'texts') texts[language] = { ...texts[language], [field]: value };
    else change[first] = value;
  }
  return mergeSheet(sheet, { ...change, texts } as SheetChange);
}

/** Languages besides the shop's own in which something is left to say. */
export function languagesMissing({ texts, images }: ProductSheet): Language[] {
  const [own, ...others] = languages;
  return others.filter(
    (language) =>
      [...textFields, ...lineFields].some(
        (field) => !hasText(texts[language][field]) && hasText(texts[own][field]),
      ) || images.some(({ alt }) => isBlank(alt[language])),
  );
}

function hasText(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? !isBlank(value) : value.some((line) => !isBlank(line));
}

const [ownLanguage] = languages;

const sheetPaths: Readonly<Record<string, string>> = {
  colour: `texts.${ownLanguage}.colour`,
  description: `texts.${ownLanguage}.description`,
  swatchImage: 'swatch',
  categories: 'categoryIds',
};

/** By the rules that the demo's own products obey, at the paths of the sheet. */
export function sheetFaults(sheet: ProductSheet): ProductFault[] {
  const own = sheet.texts[ownLanguage];
  const plain = ({ price, salePrice, promoPrice }: SheetPrice) => ({
    price,
    ...(salePrice !== null && { salePrice }),
    ...(promoPrice !== null && { promoPrice }),
  });
  return productFaults({
    name: sheet.name,
    colorName: own.colour,
    description: own.description,
    onlineSince: sheet.onlineSince,
    ...(sheet.gtin !== '' && { gtin: sheet.gtin }),
    ...plain(sheet),
    marketPrices: Object.fromEntries(
      Object.entries(sheet.markets).map(([currency, prices]) => [currency, plain(prices)]),
    ),
    images: sheet.images.map(({ path, alt }) => ({ path, alt: alt[ownLanguage] })),
    swatchImage: sheet.swatch,
    categories: sheet.categoryIds,
    sizes: sheet.sizes,
    film: sheet.film,
  }).map((fault) => ({
    ...fault,
    at: sheetPaths[fault.at] ?? fault.at.replace(/\.alt$/, `.alt.${ownLanguage}`),
  }));
}

/** What stands in the way of a sheet: of a draft what is wrong, of what shoppers see what is missing too. */
export function faultsInTheWay(faults: readonly ProductFault[], isShown: boolean): ProductFault[] {
  return isShown ? [...faults] : faults.filter(({ code }) => faultKinds[code] === 'wrong');
}

export const sheetCurrency: string = defaultCurrency.code;
