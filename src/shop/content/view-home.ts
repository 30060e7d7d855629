// What the window shows: the merchant's pictures, what is new, what is dear for a while, and who made it all.
import type { Queries } from '../../database/database.ts';
import { findEditorial } from '../../database/queries/content/editorial.ts';
import { findListed } from '../../database/queries/listing/listing.ts';
import { dealProducts } from '../../database/queries/pricing/live-deals.ts';
import type { Editorial, Home } from '../../domain/content/home.ts';
import { brandPath } from '../../domain/listing/brand-path.ts';
import { everythingCollection } from '../../domain/listing/listing-entry.ts';
import { languages } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import { listingNames } from '../listing/find-listing-names.ts';
import { countsFor, noFilter } from '../listing/list-products.ts';
import type { ListingCache } from '../listing/listing-cache.ts';
import { mediaUrl } from '../media/media-url.ts';
import { newIn, type Viewing, viewTiles } from '../product/view-tiles.ts';

const most = { newIn: 12, deals: 8, reduced: 12 };
/** A name on the wall stands for a rail, not for one piece. */
const fewestOfDesigner = 2;

export async function readWindow(
  queries: Queries,
): Promise<{ readonly path: string; readonly alt: string } | null> {
  const window = (await findEditorial(queries, language())).find(({ placement }) => placement === 'window');
  if (!window) return null;
  const { picture, tallPicture, alt } = entryOf(window);
  return { path: tallPicture ?? picture, alt };
}

export async function viewHome(queries: Queries, cache: ListingCache, viewing: Viewing): Promise<Home> {
  const names = await listingNames(queries, cache);
  const sale = names.categories.find(({ slug }) => slug === 'sale');
  const [counts, editorial, arrivals, deals, reduced] = await Promise.all([
    countsFor({ queries, cache }, { collectionId: everythingCollection }, noFilter),
    findEditorial(queries, language()),
    newIn(queries, most.newIn, viewing),
    dealProducts(queries, most.deals).then((ids) => viewTiles(queries, ids, viewing)),
    sale ? reducedIn(queries, sale.id, viewing) : [],
  ]);
  const entries = editorial.map(entryOf);
  return {
    window: entries.find(({ placement }) => placement === 'window') ?? null,
    edits: entries.filter(({ placement }) => placement === 'edit'),
    newIn: arrivals,
    deals,
    reduced,
    designers: names.brands
      .filter(({ id }) => (counts.brand.get(id) ?? 0) >= fewestOfDesigner)
      .map(({ name }) => ({ name, path: brandPath(name) })),
  };
}

async function reducedIn(queries: Queries, collectionId: number, viewing: Viewing) {
  const window = { sort: 'featured' as const, offset: 0, limit: most.reduced };
  return viewTiles(queries, await findListed(queries, { collectionId }, noFilter, window), viewing);
}

function entryOf(row: Awaited<ReturnType<typeof findEditorial>>[number]): Editorial {
  const { picture, tallPicture, position: _, texts, ...entry } = row;
  return {
    ...entry,
    ...texts,
    language: texts ? language() : languages[0],
    picture: mediaUrl(picture),
    tallPicture: tallPicture === null ? null : mediaUrl(tallPicture),
  };
}
