// The areas of the shop and the rooms that have something of each, as docs/ARCHITECTURE.md shows them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/domain/visitor/language.ts';

const areas: Readonly<Record<string, string>> = {
  account: 'customers, signing in, addresses',
  bag: 'the bag, its lines and its counts',
  catalogue: 'what a merchant imports: types, checks, the demo shop',
  checkout: 'the quote: codes, shipping, tax, credit, addresses',
  content: 'pages of words, pages of blocks, editorial HTML',
  currency: 'what prices are shown in, exchange rates, price lists',
  desk: 'the merchant’s desk: roles, staff, tokens, the audit, its lists',
  export: 'files that leave the shop',
  feed: 'what other companies are told of what is for sale',
  'gift-card': 'gift cards: made out, sent, redeemed',
  import: 'files of products that come into the shop',
  job: 'work left for later, and long work of the desk',
  listing: 'categories, filters, sorting, search, the sitemap',
  live: 'news for open pages',
  love: 'hearts and wishlists',
  media: 'pictures, films, the gallery',
  messaging: 'e-mail, SMS, quotas, unsubscribing',
  order: 'orders',
  payment: 'paying, processors, what was charged and given back',
  pricing: 'money, prices, flash deals',
  product: 'the product, its page, tiles and quick view',
  recommendation: 'what goes with what, what was seen before',
  review: 'reviews and fit',
  share: 'passing a product on',
  settings: 'what a merchant sets at the desk: name, addresses, colors',
  shipping: 'when it ships, what shipping costs',
  'size-chart': 'charts of sizes, and what lengths are shown in',
  social: 'what others do and look like',
  stock: 'how many there are, and who holds them',
  text: 'markdown, dates, slugs',
  tracking: 'what shoppers did',
  visitor: 'country, region, flags, the session',
  waitlist: 'waiting for a size, and hearing that it is back',
};

/** By the name the table gives them. */
const rooms: Readonly<Record<string, string>> = {
  words: 'src/words',
  domain: 'src/domain',
  contract: 'src/contract',
  queries: 'src/database/queries',
  schema: 'src/database/schema',
  shop: 'src/shop',
  http: 'src/server/http',
  features: 'src/web/features',
};

/** Folders that are no area, and why is said in the document. */
const others: Readonly<Record<string, readonly string[]>> = {
  words: [
    ...languages,
    'account-email',
    'bag-page',
    'design',
    'failure',
    'layout',
    'preview',
    'problem',
    'returns',
    'store-credit',
  ],
  shop: ['testing'],
  http: ['files'],
  features: ['failure', 'layout'],
};

function foldersIn(root: string, room: string): string[] {
  return readdirSync(join(root, rooms[room] ?? ''), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !(others[room]?.includes(name) || isDeskSection(room, name)));
}

/** What the desk says is too much for one folder: each of its sections has one. */
function isDeskSection(room: string, name: string): boolean {
  return room === 'words' && name.startsWith('desk-');
}

/** Folders that stand where areas do and are none. */
export function strangeFolders(root: string): string[] {
  return Object.keys(rooms).flatMap((room) =>
    foldersIn(root, room)
      .filter((name) => !Object.hasOwn(areas, name))
      .map((name) => `${rooms[room]}/${name}`),
  );
}

/** The table of the document, as it must be. */
export function areaTable(root: string): string {
  const folders = new Map(Object.keys(rooms).map((room) => [room, new Set(foldersIn(root, room))]));
  const rows = Object.entries(areas).map(([area, about]) => [
    `\`${area}\``,
    about,
    [...folders].flatMap(([room, names]) => (names.has(area) ? [room] : [])).join(', '),
  ]);
  const table = [['area', 'what it knows', 'rooms'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
