// The columns of the shop's own product file: how each value of a product is written in a cell, and read from it again, so
// that what leaves the shop and comes back changes nothing.
import {
  lineFields,
  type MarkName,
  markNames,
  type ProductSheet,
  type SheetPrice,
  type SheetTexts,
  sheetCurrency,
  textFields,
} from '../catalogue/product-sheet.ts';
import { decimalOfMoney, money } from '../pricing/money.ts';
import { type Language, languages } from '../visitor/language.ts';
import type { FileNames, NameTable } from './file-names.ts';
import { type ImportFault, type ImportFaultCode, importFault } from './import-fault.ts';
import { readAmount } from './read-amount.ts';

export interface ProductColumn {
  readonly name: string;
  readonly write: (sheet: ProductSheet, names: FileNames) => string;
  /** The sheet with the cell's value, or why it has none. */
  readonly read: (sheet: ProductSheet, cell: string, names: FileNames) => ProductSheet | ImportFault;
}

export const isFault = (read: ProductSheet | ImportFault): read is ImportFault => 'code' in read;

export const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The longest text that the desk takes, too. */
const longestText = 4_000;
const longestLine = 300;
const mostLines = 30;

type PlainField = 'name' | 'gtin' | 'onlineSince';

const plainColumn = (name: string, field: PlainField, longest: number): ProductColumn => ({
  name,
  write: (sheet) => sheet[field],
  read: (sheet, cell) =>
    cell.length > longest ? importFault(name, 'too_long', longest) : { ...sheet, [field]: cell.trim() },
});

const idColumn = (
  name: string,
  table: (names: FileNames) => NameTable,
  field: 'brandId' | 'originId',
): ProductColumn => ({
  name,
  write: (sheet, names) => {
    const id = sheet[field];
    return id === null ? '' : table(names).nameOf(id);
  },
  read: (sheet, cell, names) => {
    if (field === 'originId' && cell.trim() === '') return { ...sheet, originId: null };
    const id = table(names).idOf(cell);
    // A brand that there is none of yet is made along with the product.
    if (id === undefined && field === 'originId') return importFault(name, 'not_an_origin', cell);
    return { ...sheet, [field]: id ?? 0 };
  },
});

const listColumn = (
  name: string,
  table: (names: FileNames) => NameTable,
  field: 'categoryIds' | 'shipsTo',
  refusal: ImportFaultCode,
): ProductColumn => ({
  name,
  write: (sheet, names) =>
    sheet[field].map((id) => table(names).nameOf(id)).join(field === 'shipsTo' ? ' ' : '\n'),
  read: (sheet, cell, names) => {
    const parts = cell
      .split(field === 'shipsTo' ? /[\s,;]+/ : /[\n;]+/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const ids: number[] = [];
    for (const part of parts) {
      const id = table(names).idOf(part);
      if (id === undefined)
        return importFault(
          name,
          field === 'shipsTo' && part.toUpperCase() === 'UK' ? 'uk_is_gb' : refusal,
          part,
        );
      if (!ids.includes(id)) ids.push(id);
    }
    return { ...sheet, [field]: field === 'shipsTo' ? ids.toSorted((a, b) => a - b) : ids };
  },
});

const markColumn = (mark: MarkName): ProductColumn => {
  const name = snake(mark).replace(/^is_/, '');
  return {
    name,
    write: (sheet) => (sheet[mark] ? 'yes' : 'no'),
    read: (sheet, cell) => {
      const value = readYesNo(cell);
      return value === undefined ? importFault(name, 'bad_yes_no', cell) : { ...sheet, [mark]: value };
    },
  };
};

export function readYesNo(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (['yes', 'true', '1', 'oui', 'y', 'x'].includes(word)) return true;
  return ['no', 'false', '0', 'non', 'n', ''].includes(word) ? false : undefined;
}

const priceFields = ['price', 'salePrice', 'promoPrice'] as const;

const writeAmount = (minor: number | null | undefined, currency: string) =>
  minor === null || minor === undefined ? '' : String(decimalOfMoney(money(minor, currency)));

/** A price may be taken away, but not the first of them. */
function readPrice<P extends SheetPrice>(
  prices: P,
  field: (typeof priceFields)[number],
  cell: string,
  currency: string,
): P | undefined {
  if (cell.trim() === '' || cell.trim() === '-') return { ...prices, [field]: field === 'price' ? 0 : null };
  const minor = readAmount(cell, currency);
  return minor === undefined ? undefined : { ...prices, [field]: minor };
}

const priceColumn = (field: (typeof priceFields)[number]): ProductColumn => ({
  name: snake(field),
  write: (sheet) => writeAmount(sheet[field], sheetCurrency),
  read: (sheet, cell) =>
    readPrice(sheet, field, cell, sheetCurrency) ?? importFault(snake(field), 'bad_amount', cell),
});

/** A currency in which all three are empty has no prices of its own. */
const marketColumn = (currency: string, field: (typeof priceFields)[number]): ProductColumn => {
  const name = `${snake(field)}_${currency.toLowerCase()}`;
  return {
    name,
    write: ({ markets }) => writeAmount(markets[currency]?.[field], currency),
    read: (sheet, cell) => {
      const none = { price: 0, salePrice: null, promoPrice: null };
      const prices = readPrice(sheet.markets[currency] ?? none, field, cell, currency);
      if (!prices) return importFault(name, 'bad_amount', cell);
      const { [currency]: _, ...others } = sheet.markets;
      const isNone = priceFields.every((one) => !prices[one]);
      const markets = Object.entries(isNone ? others : { ...others, [currency]: prices });
      return {
        ...sheet,
        markets: Object.fromEntries(markets.toSorted(([a], [b]) => a.localeCompare(b))),
      };
    },
  };
};

const [ownLanguage, ...otherLanguages] = languages;
export const inLanguage = (name: string, language: Language) =>
  language === ownLanguage ? name : `${name}_${language}`;

export const textNames: Readonly<Record<keyof SheetTexts, string>> = {
  colour: 'color',
  description: 'description',
  countryDescription: 'country_description',
  ingredients: 'ingredients',
  bannerText: 'banner_text',
  promoTag: 'promo_tag',
  promoText: 'promo_text',
  sizeNoteShort: 'size_note',
  sizeNoteLong: 'size_note_long',
  materials: 'materials',
  careInstructions: 'care',
  details: 'details',
};

const withText = (
  sheet: ProductSheet,
  language: Language,
  field: keyof SheetTexts,
  value: string | readonly string[],
): ProductSheet => ({
  ...sheet,
  texts: { ...sheet.texts, [language]: { ...sheet.texts[language], [field]: value } },
});

/** As it is saved; what stands there already is not another for its blanks. */
function tidyCell(cell: string, current: string): string {
  return cell === current ? cell : cell.replaceAll('\r\n', '\n').trim();
}

const textColumn = (language: Language, field: (typeof textFields)[number]): ProductColumn => {
  const name = inLanguage(textNames[field], language);
  return {
    name,
    write: ({ texts }) => texts[language][field],
    read: (sheet, cell) =>
      cell.length > longestText
        ? importFault(name, 'too_long', longestText)
        : withText(sheet, language, field, tidyCell(cell, sheet.texts[language][field])),
  };
};

/** A point a line. */
const linesColumn = (language: Language, field: (typeof lineFields)[number]): ProductColumn => {
  const name = inLanguage(textNames[field], language);
  return {
    name,
    write: ({ texts }) => texts[language][field].join('\n'),
    read: (sheet, cell) => {
      const lines = tidyCell(cell, sheet.texts[language][field].join('\n'))
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.length > mostLines || lines.some((line) => line.length > longestLine)
        ? importFault(name, 'too_long', longestLine)
        : withText(sheet, language, field, lines);
    },
  };
};

/** A picture a line, and what it shows in the same line of the columns beside it. */
const pictureColumn: ProductColumn = {
  name: 'images',
  write: ({ images }) => images.map(({ path }) => path).join('\n'),
  read: (sheet, cell) => ({
    ...sheet,
    images: cell
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((path) => {
        const known = sheet.images.find((image) => image.path === path);
        const none = Object.fromEntries(languages.map((language) => [language, '']));
        return known ?? { path, alt: none as Record<Language, string> };
      }),
  }),
};

const altColumn = (language: Language): ProductColumn => ({
  name: inLanguage('image_texts', language),
  write: ({ images }) => images.map(({ alt }) => alt[language]).join('\n'),
  read: (sheet, cell) => {
    const lines = cell.split('\n');
    return {
      ...sheet,
      images: sheet.images.map((image, index) => ({
        ...image,
        alt: { ...image.alt, [language]: lines[index]?.trim() ?? '' },
      })),
    };
  },
});

/** Of the product; a row more has each of its sizes. `currencies` are those with prices of their own. */
export function productColumns(currencies: readonly string[]): readonly ProductColumn[] {
  return [
    plainColumn('name', 'name', 96),
    textColumn(ownLanguage, 'colour'),
    idColumn('brand', ({ brands }) => brands, 'brandId'),
    listColumn('categories', ({ categories }) => categories, 'categoryIds', 'not_a_category'),
    ...priceFields.map(priceColumn),
    ...currencies.flatMap((currency) => priceFields.map((field) => marketColumn(currency, field))),
    plainColumn('gtin', 'gtin', 14),
    idColumn('origin', ({ origins }) => origins, 'originId'),
    plainColumn('online_since', 'onlineSince', 10),
    listColumn('ships_to', ({ countries }) => countries, 'shipsTo', 'not_a_country'),
    ...markNames.map(markColumn),
    ...textFields.filter((field) => field !== 'colour').map((field) => textColumn(ownLanguage, field)),
    ...lineFields.map((field) => linesColumn(ownLanguage, field)),
    ...otherLanguages.flatMap((language) => [
      ...textFields.map((field) => textColumn(language, field)),
      ...lineFields.map((field) => linesColumn(language, field)),
    ]),
    pictureColumn,
    ...languages.map(altColumn),
  ];
}

/** What a row says besides: which product it is of, and its size. */
export const rowColumns = [
  'number',
  'family',
  'state',
  'size',
  'sku',
  'barcode',
  'low_at',
  'on_hand',
] as const;

export type RowColumn = (typeof rowColumns)[number];
