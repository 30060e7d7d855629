// A product as it stands in the desk's form: text, until it is saved. What is sent is what differs from what was read.
import {
  type LineField,
  lineFields,
  type MarkName,
  markNames,
  type TextField,
  textFields,
} from '../../catalogue/product-sheet.ts';
import { moneyFromDecimal } from '../../pricing/money.ts';
import { type Language, languages } from '../../visitor/language.ts';

export interface FormPrice {
  readonly price: string;
  readonly salePrice: string;
  readonly promoPrice: string;
}

export interface FormSize {
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly lowAt: string;
  /** What is counted first, of a new one. */
  readonly onHand: string;
  readonly isNew: boolean;
}

export interface FormImage {
  readonly path: string;
  readonly url: string;
  readonly alt: Readonly<Record<Language, string>>;
}

export type FormTexts = Readonly<Record<TextField | LineField, string>>;

export interface ProductForm extends FormPrice, Readonly<Record<MarkName, boolean>> {
  readonly name: string;
  readonly brandId: string;
  /** Empty where nobody has said. */
  readonly originId: string;
  readonly gtin: string;
  readonly onlineSince: string;
  readonly categoryIds: readonly number[];
  readonly shipsTo: readonly number[];
  readonly markets: Readonly<Record<string, FormPrice>>;
  readonly texts: Readonly<Record<Language, FormTexts>>;
  readonly sizes: readonly FormSize[];
  readonly images: readonly FormImage[];
  /** Paths of pictures. */
  readonly swatch: string;
  readonly film: FormFilm | null;
}

export interface FormFilm {
  readonly path: string;
  readonly poster: string;
}

interface ReadPrice {
  readonly price: number;
  readonly salePrice: number | null;
  readonly promoPrice: number | null;
}

type ReadTexts = Readonly<Record<TextField, string>> & Readonly<Record<LineField, readonly string[]>>;

/** As much of what the desk reads as a form shows. */
export interface ReadProduct extends ReadPrice, Readonly<Record<MarkName, boolean>> {
  readonly name: string;
  readonly brandId: number;
  readonly originId: number | null;
  readonly gtin: string;
  readonly onlineSince: string;
  readonly categoryIds: readonly number[];
  readonly shipsTo: readonly number[];
  readonly markets: Readonly<Record<string, ReadPrice>>;
  readonly texts: Readonly<Record<Language, ReadTexts>>;
  readonly sizes: readonly {
    readonly name: string;
    readonly sku: string;
    readonly barcode: string;
    readonly lowAt: number;
  }[];
  readonly images: readonly FormImage[];
  readonly swatch: string;
  readonly film: FormFilm | null;
}

export function formOfProduct(product: ReadProduct): ProductForm {
  const { name, brandId, originId, gtin, onlineSince, categoryIds, shipsTo, markets, texts, images } =
    product;
  return {
    name,
    gtin,
    onlineSince,
    categoryIds,
    shipsTo,
    brandId: String(brandId),
    originId: originId === null ? '' : String(originId),
    ...pricesToForm(product),
    ...(Object.fromEntries(markNames.map((mark) => [mark, product[mark]])) as Record<MarkName, boolean>),
    markets: Object.fromEntries(
      Object.entries(markets).map(([currency, prices]) => [currency, pricesToForm(prices)]),
    ),
    texts: Object.fromEntries(
      languages.map((language) => [language, textsToForm(texts[language])]),
    ) as ProductForm['texts'],
    sizes: product.sizes.map(({ name: size, sku, barcode, lowAt }) => ({
      name: size,
      sku,
      barcode,
      lowAt: String(lowAt),
      onHand: '',
      isNew: false,
    })),
    images: images.map(({ path, url, alt }) => ({ path, url, alt })),
    swatch: product.swatch,
    film: product.film && { path: product.film.path, poster: product.film.poster },
  };
}

function pricesToForm({ price, salePrice, promoPrice }: ReadPrice): FormPrice {
  const text = (amount: number | null) => (amount === null ? '' : String(amount));
  return { price: text(price), salePrice: text(salePrice), promoPrice: text(promoPrice) };
}

function textsToForm(texts: ReadTexts): FormTexts {
  return {
    ...(Object.fromEntries(textFields.map((field) => [field, texts[field]])) as Record<TextField, string>),
    ...(Object.fromEntries(lineFields.map((field) => [field, texts[field].join('\n')])) as Record<
      LineField,
      string
    >),
  };
}

/** Every value of a form by its path, as refusals name them. */
function valuesOf({ texts, ...values }: ProductForm): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(values),
    ...languages.flatMap((language) =>
      Object.entries(texts[language]).map(([field, text]) => [`texts.${language}.${field}`, text] as const),
    ),
  ]);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The paths at which two forms differ. */
export function changedPaths(before: ProductForm, after: ProductForm): string[] {
  const old = valuesOf(before);
  return [...valuesOf(after)].filter(([path, value]) => !isSame(value, old.get(path))).map(([path]) => path);
}

/** A form with the values of another at those paths. */
function withPaths(form: ProductForm, other: ProductForm, paths: readonly string[]): ProductForm {
  const values = valuesOf(other);
  let next = form;
  for (const path of paths) {
    const [first = '', language = '', field = ''] = path.split('.');
    if (first !== 'texts') next = { ...next, [first]: values.get(path) };
    else {
      const texts = next.texts[language as Language];
      next = { ...next, texts: { ...next.texts, [language]: { ...texts, [field]: values.get(path) } } };
    }
  }
  return next;
}

/** What somebody has typed, on top of what somebody else has saved meanwhile; `ours` wins where both changed the same. */
export function rebaseForm(base: ProductForm, ours: ProductForm, theirs: ProductForm): ProductForm {
  return withPaths(theirs, ours, changedPaths(base, ours));
}

/** Where both changed the same thing to something else. */
export function conflictsOf(base: ProductForm, ours: ProductForm, theirs: ProductForm): string[] {
  const changed = new Set(changedPaths(base, theirs));
  const [mine, others] = [valuesOf(ours), valuesOf(theirs)];
  return changedPaths(base, ours).filter(
    (path) => changed.has(path) && !isSame(mine.get(path), others.get(path)),
  );
}

/** How a value stands in a comparison. */
export function textAt(form: ProductForm, path: string): string {
  const value = valuesOf(form).get(path);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Paths of amounts and numbers that cannot be read. */
export function unreadablePaths(form: ProductForm, currency: string): string[] {
  const prices = (under: string, { price, salePrice, promoPrice }: FormPrice, of: string) => [
    ...(readAmount(price, of) === 'unreadable' || price.trim() === '' ? [`${under}price`] : []),
    ...(readAmount(salePrice, of) === 'unreadable' ? [`${under}salePrice`] : []),
    ...(readAmount(promoPrice, of) === 'unreadable' ? [`${under}promoPrice`] : []),
  ];
  return [
    ...prices('', form, currency),
    ...Object.entries(form.markets).flatMap(([code, market]) => prices(`markets.${code}.`, market, code)),
    ...form.sizes.flatMap(({ lowAt, onHand }, index) => [
      ...(isCount(lowAt) ? [] : [`sizes.${index}.lowAt`]),
      ...(onHand === '' || isCount(onHand) ? [] : [`sizes.${index}.onHand`]),
    ]),
  ];
}

const isCount = (text: string) => /^\d{1,6}$/.test(text.trim());

/** Null for an empty field. A comma is a point: both are typed. */
export function readAmount(text: string, currency: string): number | null | 'unreadable' {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return moneyFromDecimal(plain, currency) === null || plain.startsWith('-') ? 'unreadable' : Number(plain);
}

const amountIn = (text: string) => Number(text.trim().replace(',', '.'));
const amountOrNull = (text: string) => (text.trim() === '' ? null : amountIn(text));

function pricesFromForm({ price, salePrice, promoPrice }: FormPrice): ReadPrice {
  return {
    price: amountIn(price),
    salePrice: amountOrNull(salePrice),
    promoPrice: amountOrNull(promoPrice),
  };
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is sent of a form that can be read: only what differs from what was read. */
export function changeToSend(before: ProductForm, form: ProductForm) {
  const paths = changedPaths(before, form);
  const isChanged = (name: string) => paths.includes(name);
  const prices = pricesFromForm(form);
  const same = ['name', 'gtin', 'onlineSince', ...markNames] as const;
  return {
    ...(Object.fromEntries(same.filter(isChanged).map((name) => [name, form[name]])) as Partial<
      Pick<ProductForm, (typeof same)[number]>
    >),
    ...(isChanged('categoryIds') && { categoryIds: [...form.categoryIds] }),
    ...(isChanged('shipsTo') && { shipsTo: [...form.shipsTo] }),
    ...(isChanged('brandId') && { brandId: Number(form.brandId) }),
    ...(isChanged('originId') && { originId: form.originId === '' ? null : Number(form.originId) }),
    ...(isChanged('price') && { price: prices.price }),
    ...(isChanged('salePrice') && { salePrice: prices.salePrice }),
    ...(isChanged('promoPrice') && { promoPrice: prices.promoPrice }),
    ...(isChanged('markets') && {
      markets: Object.fromEntries(
        Object.entries(form.markets).map(([currency, market]) => [currency, pricesFromForm(market)]),
      ),
    }),
    ...(isChanged('sizes') && {
      sizes: form.sizes.map(({ name, sku, barcode, lowAt, onHand }) => ({
        name,
        sku,
        barcode,
        lowAt: Number(lowAt),
        onHand: onHand === '' ? 0 : Number(onHand),
      })),
    }),
    ...(isChanged('swatch') && { swatch: form.swatch }),
    ...(isChanged('film') && { film: form.film && { ...form.film } }),
    ...(isChanged('images') && { images: form.images.map(({ path, alt }) => ({ path, alt: { ...alt } })) }),
    ...textsToSend(form, paths),
  };
}

function textsToSend(form: ProductForm, paths: readonly string[]) {
  const changedTexts = languages.flatMap((language) => {
    const fields = [...textFields, ...lineFields].filter((field) =>
      paths.includes(`texts.${language}.${field}`),
    );
    if (fields.length === 0) return [];
    const isLines = (field: string) => lineFields.some((one) => one === field);
    return [
      [
        language,
        Object.fromEntries(
          fields.map((field) => {
            const text = form.texts[language][field];
            return [field, isLines(field) ? linesIn(text) : text.trim()];
          }),
        ),
      ] as const,
    ];
  });
  return changedTexts.length === 0 ? {} : { texts: Object.fromEntries(changedTexts) };
}
