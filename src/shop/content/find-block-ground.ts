// What the shop has of all that a block names: addresses, pictures, films, categories, products.
import type { Queries, Transaction } from '../../database/database.ts';
import { findMedia, findPlaces } from '../../database/queries/content/blocks.ts';
import type { BlockGround } from '../../domain/content/block-faults.ts';
import { type Block, namedIn } from '../../domain/content/blocks.ts';
import { contentPaths } from '../../domain/content/content-paths.ts';
import { landingSlugOf } from '../../domain/content/landing-page.ts';

/** Pages that are there whatever the shop sells. */
const pagePaths: readonly string[] = [
  '/',
  '/search',
  '/presale-products',
  '/purchase-gift-certificate.html',
  '/gift-card-balance',
  '/sizechart',
  '/region',
  '/myaccount',
  '/loves',
  ...contentPaths,
];

/** Lists that are no category. */
const listSlugs: readonly string[] = ['all', 'new-in', 'pre-sale'];

export async function findBlockGround(queries: Queries | Transaction, block: Block): Promise<BlockGround> {
  const { addresses, pictures } = namedIn(block);
  const places = addresses.map(({ name }) => placeOf(name));
  const source = block.kind === 'shelf' ? block.source : null;
  const named = namesIn(places);
  const [media, found] = [
    await findMedia(queries, {
      pictures: pictures.map(({ name }) => name),
      films: block.kind === 'film' ? [block.film] : [],
    }),
    await findPlaces(queries, {
      categories: [...named.categories, ...(source?.from === 'category' ? [source.category] : [])],
      products: [...named.products, ...(source?.from === 'products' ? source.products : [])],
      landings: named.landings,
    }),
  ];
  return { ...media, ...found, addresses: knownAmong(places, found) };
}

/** Which of these addresses lead to a page of the shop. */
export async function findKnownAddresses(
  queries: Queries | Transaction,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const places = paths.map(placeOf);
  return knownAmong(places, await findPlaces(queries, namesIn(places)));
}

const namesIn = (places: readonly Place[]) => ({
  categories: places.flatMap(({ category }) => category ?? []),
  products: places.flatMap(({ product }) => product ?? []),
  landings: places.flatMap(({ landing }) => landing ?? []),
});

function knownAmong(
  places: readonly Place[],
  found: Awaited<ReturnType<typeof findPlaces>>,
): ReadonlySet<string> {
  const isKnown = ({ page, category, product, landing }: Place) =>
    pagePaths.includes(page) ||
    (landing !== null && found.landings.has(landing)) ||
    (category !== undefined && (listSlugs.includes(category) || found.categories.has(category))) ||
    (product !== undefined && found.products.has(product));
  return new Set(places.flatMap((place) => (isKnown(place) ? place.name : [])));
}

interface Place {
  readonly name: string;
  readonly page: string;
  readonly category?: string;
  readonly product?: number;
  readonly landing: string | null;
}

function placeOf(path: string): Place {
  const page = path.replace(/\?.*$/, '');
  const [, category] = /^\/c\/([\w-]+)$/.exec(page) ?? [];
  const [, product] = /^\/product\/([1-9]\d{0,14})(?:\/[\w-]*)?$/.exec(page) ?? [];
  return {
    name: path,
    page,
    landing: landingSlugOf(page),
    ...(category !== undefined && { category }),
    ...(product !== undefined && { product: Number(product) }),
  };
}
