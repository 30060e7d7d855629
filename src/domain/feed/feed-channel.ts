// The files themselves: RSS with Google's names for Google, a table for Meta. An item is the same for both.
import { csvLine } from '../export/csv.ts';
import { currencyDigits } from '../pricing/currency-digits.ts';
import { decimalOfMoney, type Money } from '../pricing/money.ts';
import { xmlText } from '../text/xml.ts';
import type { FeedItem } from './feed-item.ts';

export const feedChannels = ['google', 'meta'] as const;
export type FeedChannel = (typeof feedChannels)[number];

export interface FeedTitle {
  readonly title: string;
  readonly description: string;
  readonly link: string;
}

interface FeedFormat {
  readonly contentType: string;
  readonly head: (title: FeedTitle) => string;
  readonly item: (item: FeedItem) => string;
  readonly end: string;
}

type Fields = readonly (readonly [name: string, value: string | null])[];

export const feedFormats: Readonly<Record<FeedChannel, FeedFormat>> = {
  google: {
    contentType: 'application/xml; charset=utf-8',
    head: ({ title, description, link }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element('title', title)}\n${element('link', link)}\n${element('description', description)}\n`,
    item: (item) =>
      `<item>\n${googleFields(item)
        .flatMap(([name, value]) =>
          value === null || value === '' ? [] : `${element(`g:${name}`, value)}\n`,
        )
        .join('')}</item>\n`,
    end: '</channel>\n</rss>\n',
  },
  meta: {
    contentType: 'text/csv; charset=utf-8',
    head: () => csvLine(metaColumns.map(([name]) => name)),
    item: (item) => csvLine(metaColumns.map(([, cell]) => cell(item) ?? '')),
    end: '',
  },
};

function googleFields(item: FeedItem): Fields {
  return [
    ['id', item.id],
    ['item_group_id', item.groupId],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', item.imageLink],
    ...item.moreImageLinks.map((link) => ['additional_image_link', link] as const),
    ['availability', item.availability],
    ['availability_date', item.availabilityDate && `${item.availabilityDate}T00:00Z`],
    ['price', amount(item.price)],
    ['sale_price', item.salePrice && amount(item.salePrice)],
    ['sale_price_effective_date', item.saleSpan && spanText(item.saleSpan)],
    ['brand', item.brand],
    item.gtin === null ? ['identifier_exists', 'no'] : ['gtin', item.gtin],
    ['condition', 'new'],
    ['google_product_category', item.googleCategory],
    ['product_type', item.productType],
    ['color', item.color],
    ['size', item.size],
    ['material', item.material],
    ['gender', item.wearer?.gender ?? null],
    ['age_group', item.wearer?.ageGroup ?? null],
    ['size_system', item.wearer?.sizeSystem ?? null],
  ];
}

const metaAvailability: Readonly<Record<FeedItem['availability'], string>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  preorder: 'preorder',
  backorder: 'available for order',
};

const metaColumns: readonly (readonly [name: string, cell: (item: FeedItem) => string | null])[] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['availability', ({ availability }) => metaAvailability[availability]],
  ['condition', () => 'new'],
  ['price', ({ price }) => amount(price)],
  ['link', ({ link }) => link],
  ['image_link', ({ imageLink }) => imageLink],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ gtin }) => gtin],
  ['item_group_id', ({ groupId }) => groupId],
  ['additional_image_link', ({ moreImageLinks }) => moreImageLinks.join(',')],
  ['sale_price', ({ salePrice }) => salePrice && amount(salePrice)],
  ['sale_price_effective_date', ({ saleSpan }) => saleSpan && spanText(saleSpan)],
  ['google_product_category', ({ googleCategory }) => googleCategory],
  ['product_type', ({ productType }) => productType],
  ['color', ({ color }) => color],
  ['size', ({ size }) => size],
  ['material', ({ material }) => material],
  ['gender', ({ wearer }) => wearer?.gender ?? null],
  ['age_group', ({ wearer }) => wearer?.ageGroup ?? null],
];

function element(name: string, value: string): string {
  return `<${name}>${xmlText(value)}</${name}>`;
}

/** "356.00 USD": with a point and as many digits as the currency has. */
function amount(price: Money): string {
  return `${decimalOfMoney(price).toFixed(currencyDigits(price.currency))} ${price.currency}`;
}

function spanText({ start, end }: NonNullable<FeedItem['saleSpan']>): string {
  const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16)}+0000`;
  return `${minute(start)}/${minute(end)}`;
}
