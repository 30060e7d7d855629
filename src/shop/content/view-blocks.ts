// Blocks as shoppers see them: those that are due, said in their language, each with its pieces and pictures. What has
// nothing to show is left out.
import type { Queries } from '../../database/database.ts';
import { findListed } from '../../database/queries/listing/listing.ts';
import { newestProducts } from '../../database/queries/listing/new-in.ts';
import { dealProducts } from '../../database/queries/pricing/live-deals.ts';
import {
  type Block,
  type BlockTexts,
  fewestOnShelf,
  isInShop,
  type ShelfBlock,
  type TextName,
  textIn,
} from '../../domain/content/blocks.ts';
import type { ShownBlock, ShownShelf } from '../../domain/content/shown-block.ts';
import { brandPath } from '../../domain/listing/brand-path.ts';
import { everythingCollection } from '../../domain/listing/listing-entry.ts';
import type { FilmSource } from '../../domain/media/film.ts';
import { languages } from '../../domain/visitor/language.ts';
import { words } from '../../words/content/words.ts';
import { language } from '../../words/spoken.ts';
import { listingNames } from '../listing/find-listing-names.ts';
import { countsFor, noFilter } from '../listing/list-products.ts';
import type { ListingCache } from '../listing/listing-cache.ts';
import { categoryAt } from '../listing/listing-names.ts';
import { mediaUrl } from '../media/media-url.ts';
import { type Viewer, type Viewing, viewing, viewTiles } from '../product/view-tiles.ts';

/** A name on the wall stands for a rail, not for one piece. */
const fewestOfDesigner = 2;

/** For whom a page of blocks is. */
export interface BlockViewer extends Viewer {
  /** The files of the film at this address that there are. */
  readonly filmSources: (baseUrl: string) => readonly FilmSource[];
}

export interface BlockViewing extends Viewing, Pick<BlockViewer, 'filmSources'> {}

export function viewingBlocks(viewer: BlockViewer, now: number): BlockViewing {
  return { ...viewing(viewer, now), filmSources: viewer.filmSources };
}

export interface BlockDeps {
  readonly queries: Queries;
  readonly cache: ListingCache;
}

export async function viewBlocks(
  deps: BlockDeps,
  viewing: BlockViewing,
  blocks: readonly Block[],
): Promise<ShownBlock[]> {
  const due = blocks.filter((block) => isInShop(block, viewing.now));
  const shown = await Promise.all(due.map((block) => viewBlock(deps, viewing, block)));
  return shown.filter((block) => block !== null);
}

async function viewBlock(deps: BlockDeps, viewing: BlockViewing, block: Block): Promise<ShownBlock | null> {
  const { kind, texts } = block;
  switch (kind) {
    case 'window': {
      const { picture, tallPicture, focus, path } = block;
      const text = say(texts, 'title', 'words', 'call', 'alt');
      return {
        kind,
        ...text,
        call: text.call || words.haveALook,
        picture: mediaUrl(picture),
        tallPicture: tallPicture === null ? null : mediaUrl(tallPicture),
        ...((focus.x !== 1 || focus.y !== 1) && { focus }),
        path,
      };
    }
    case 'film':
      return {
        kind,
        ...say(texts, 'title', 'words', 'alt'),
        sources: viewing.filmSources(mediaUrl(block.film)),
        poster: mediaUrl(block.poster),
      };
    case 'words':
      return { kind, ...say(texts, 'title', 'words', 'call'), path: block.path };
    case 'shelf':
      return viewShelf(deps, viewing, block);
    case 'deal': {
      const tiles = await viewTiles(deps.queries, await dealProducts(deps.queries, block.most), viewing);
      return tiles.length === 0 ? null : { kind, ...say(texts, 'title'), tiles };
    }
    case 'editorial':
      return {
        kind,
        ...say(texts, 'title'),
        ...(block.isTitleSeen && { isTitleSeen: true }),
        items: block.items.map((item) => ({
          ...say(item.texts, 'title', 'words', 'alt'),
          picture: mediaUrl(item.picture),
          path: item.path,
        })),
      };
    case 'designers': {
      const names = await findDesigners(deps);
      return names.length === 0 ? null : { kind, ...say(texts, 'title'), names };
    }
  }
}

/** With too few pieces for sale it is no shelf. */
async function viewShelf(deps: BlockDeps, viewing: Viewing, block: ShelfBlock): Promise<ShownShelf | null> {
  const tiles = await viewTiles(deps.queries, await shelfProducts(deps, block), viewing);
  return tiles.filter(({ isSoldOut }) => !isSoldOut).length < fewestOnShelf
    ? null
    : { kind: 'shelf', ...say(block.texts, 'title', 'call'), tiles, path: block.path };
}

export async function shelfProducts(
  { queries, cache }: BlockDeps,
  { source, most }: ShelfBlock,
): Promise<readonly number[]> {
  if (source.from === 'newest') return newestProducts(queries, most);
  if (source.from === 'products') return source.products.slice(0, most);
  const category = categoryAt(await listingNames(queries, cache), source.category);
  const window = { sort: 'featured' as const, offset: 0, limit: most };
  return category ? findListed(queries, { collectionId: category.id }, noFilter, window) : [];
}

async function findDesigners({ queries, cache }: BlockDeps) {
  const [names, counts] = await Promise.all([
    listingNames(queries, cache),
    countsFor({ queries, cache }, { collectionId: everythingCollection }, noFilter),
  ]);
  return names.brands
    .filter(({ id }) => (counts.brand.get(id) ?? 0) >= fewestOfDesigner)
    .map(({ name }) => ({ name, path: brandPath(name) }));
}

function say<N extends TextName>(texts: BlockTexts, ...names: readonly N[]) {
  const { text, untranslated } = textIn(texts, language());
  const missing = untranslated.filter((name) => (names as readonly TextName[]).includes(name));
  return {
    ...(Object.fromEntries(names.map((name) => [name, text[name]])) as Record<N, string>),
    ...(missing.length > 0 && { lang: Object.fromEntries(missing.map((name) => [name, languages[0]])) }),
  };
}
