// Shopify's product file, with its columns as they were called before and as they are called now, read into the columns of
// the shop's own. There a product has options; here a color is a product, and the rest of its options is its size.
import { oneSizeName } from '../product/sizes.ts';
import type { Cells } from './read-unit.ts';

/** By what is meant: the name before, then the name now, without regard to capitals. */
const shopifyColumns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  status: ['status'],
  published: ['published', 'published on online store'],
  option1Name: ['option1 name'],
  option1: ['option1 value'],
  option2Name: ['option2 name'],
  option2: ['option2 value'],
  option3Name: ['option3 name'],
  option3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  onHand: ['variant inventory qty', 'inventory quantity'],
  image: ['image src', 'product image url'],
  imageText: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
} as const;

type ShopifyColumn = keyof typeof shopifyColumns;

export type ShopifyCells = Readonly<Partial<Record<ShopifyColumn, string>>>;

const byTitle: ReadonlyMap<string, ShopifyColumn> = new Map(
  Object.entries(shopifyColumns).flatMap(([column, titles]) =>
    titles.map((title) => [title, column as ShopifyColumn] as const),
  ),
);

export const shopifyColumnOf = (title: string): ShopifyColumn | undefined =>
  byTitle.get(title.trim().toLowerCase());

/** Whether a file with such a head is one of Shopify's. */
export function isShopifyHead(head: readonly string[]): boolean {
  const columns = new Set(head.map(shopifyColumnOf));
  return columns.has('handle') && columns.has('title');
}

/** What stands in the first row of a product alone, and is meant for all of its rows. */
const productCells = [
  'title',
  'body',
  'vendor',
  'category',
  'type',
  'status',
  'published',
  'option1Name',
  'option2Name',
  'option3Name',
  'giftCard',
] as const satisfies readonly ShopifyColumn[];

/** The row with what the rows before it say of its product. */
export function withProductCells(cells: ShopifyCells, before: ShopifyCells | null): ShopifyCells {
  if (before === null || before.handle !== cells.handle) return cells;
  const missing = productCells.filter((name) => isBlank(cells[name]) && before[name] !== undefined);
  return { ...cells, ...Object.fromEntries(missing.map((name) => [name, before[name]])) };
}

const isBlank = (cell: string | undefined) => (cell ?? '').trim() === '';

/** What the next row has to know of this one. */
export function productCellsOf(cells: ShopifyCells): ShopifyCells {
  return Object.fromEntries(
    ['handle', ...productCells].flatMap((name) => {
      const cell = cells[name as ShopifyColumn];
      return cell === undefined ? [] : [[name, cell]];
    }),
  );
}

export interface ShopifyRules {
  /** HTML as the shop's own little markdown. */
  readonly toMarkdown: (html: string) => string;
  /** The way of a category that is called so; undefined where there is none. */
  readonly categoryLike: (name: string) => string | undefined;
}

export function readShopifyRow(cells: ShopifyCells, { toMarkdown, categoryLike }: ShopifyRules): Cells {
  const { color, size, isVariant } = optionsOf(cells);
  const has = (name: ShopifyColumn) => cells[name] !== undefined;
  const own: Record<string, string> = { family: cells.handle ?? '' };
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined) own[name] = value;
  };
  put('name', cells.title?.trim());
  put('color', color);
  put('brand', cells.vendor);
  if (has('body')) put('description', toMarkdown(cells.body ?? ''));
  const categories = [cells.type, cells.category?.split('>').at(-1)]
    .map((name) => categoryLike(name?.trim() ?? ''))
    .filter((way) => way !== undefined);
  if (categories.length > 0) put('categories', categories[0]);
  put('state', stateOf(cells));
  if (isYes(cells.giftCard)) put('gift_card', 'yes');
  if (!isBlank(cells.image)) {
    put('image_url', cells.image?.trim());
    put('image_text', cells.imageText?.trim());
  }
  if (!isVariant) return own;
  Object.assign(own, pricesOf(cells));
  put('size', size);
  put('sku', skuOf(cells, color, size));
  put('barcode', cells.barcode?.replace(/^'/, ''));
  put('on_hand', isBlank(cells.onHand) ? undefined : cells.onHand?.replace(/^-\d+$/, '0'));
  if (!isBlank(cells.variantImage)) put('variant_image_url', cells.variantImage?.trim());
  return own;
}

const isYes = (cell: string | undefined) => /^(true|yes|1)$/i.test(cell?.trim() ?? '');

/** What one can buy is what the shop shows: nothing that was not published. */
function stateOf({ status, published }: ShopifyCells): string | undefined {
  const word = status?.trim().toLowerCase() ?? '';
  if (word === 'active' || (word === '' && published !== undefined))
    return published === undefined || isYes(published) ? 'live' : 'draft';
  return word === '' ? undefined : word === 'unlisted' ? 'live' : word;
}

/** A lower price beside the one to compare it with is a sale. */
function pricesOf({ price, compareAt }: ShopifyCells): Record<string, string> {
  if (price === undefined) return {};
  const [now, was] = [Number(price), Number(compareAt ?? '')];
  if (!isBlank(compareAt) && was > now) return { price: (compareAt ?? '').trim(), sale_price: price.trim() };
  return { price: price.trim(), sale_price: '' };
}

const colorName = /^(colou?rs?|couleurs?|farben?|colore)$/i;

/** A row without any is a picture more. */
function optionsOf(cells: ShopifyCells) {
  const options = (['1', '2', '3'] as const)
    .map((number) => ({
      name: cells[`option${number}Name`]?.trim() ?? '',
      value: cells[`option${number}`]?.trim() ?? '',
    }))
    .filter(({ value }) => value !== '');
  const color = options.find(({ name }) => colorName.test(name))?.value;
  const rest = options.filter(({ name, value }) => !colorName.test(name) && !isNoOption(name, value));
  return {
    color,
    size: rest.length === 0 ? oneSizeName : rest.map(({ value }) => value).join(' / '),
    isVariant: options.length > 0 || !isBlank(cells.sku) || !isBlank(cells.price),
  };
}

/** As Shopify writes a product without options. */
const isNoOption = (name: string, value: string) =>
  name.toLowerCase() === 'title' && value.toLowerCase() === 'default title';

/** One that has no number of its own has one made of its names, the same every time. */
function skuOf({ sku, handle }: ShopifyCells, color: string | undefined, size: string): string {
  const own = sku?.trim().replace(/^'/, '') ?? '';
  if (own !== '') return own;
  return [handle, color, size]
    .filter((part) => part !== undefined && part !== '')
    .join('-')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .slice(0, 60);
}
