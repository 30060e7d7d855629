// What the desk does with pages of blocks.
import {
  type DraftBlock,
  findDraft,
  findPageOfBlock,
  findPageVersion,
  findPieceNames,
  findVersions,
} from '../../database/queries/content/blocks.ts';
import {
  type Block,
  type BlockPage,
  draftChanges,
  fewestOnShelf,
  missingTexts,
  namedIn,
} from '../../domain/content/blocks.ts';
import { homeExchange } from '../../domain/currency/exchange.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { listingNames } from '../listing/find-listing-names.ts';
import type { ListingCache } from '../listing/listing-cache.ts';
import { mediaUrl } from '../media/media-url.ts';
import { viewTiles } from '../product/view-tiles.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { changeBlock, makeBlock, moveBlock, publishPage, removeBlock, restorePage } from './change-blocks.ts';
import { type DraftLink, draftToken } from './draft-preview.ts';
import { type BlockDeps, shelfProducts } from './view-blocks.ts';

const previewHours = 24;
const mostVersions = 20;

type Without<F extends (...given: never[]) => unknown> = Parameters<F>[2];

export function createContentDesk({ database, now, origin, previewLinks }: ShopDeps, cache: ListingCache) {
  const { shop: queries } = database;
  const deps = { queries, cache };
  return {
    /** Undefined when there is no such block. */
    pageOf: (id: number) => findPageOfBlock(queries, id),
    readPage: (page: BlockPage) => readPage(deps, page, now()),
    make: (actor: Actor, block: Without<typeof makeBlock>) => makeBlock(queries, actor, block),
    change: (actor: Actor, change: Without<typeof changeBlock>) => changeBlock(queries, actor, change),
    move: (actor: Actor, move: Without<typeof moveBlock>) => moveBlock(queries, actor, move),
    remove: (actor: Actor, block: Without<typeof removeBlock>) => removeBlock(queries, actor, block),
    publish: (actor: Actor, draft: Without<typeof publishPage>) => publishPage(queries, actor, draft),
    restore: (actor: Actor, draft: Without<typeof restorePage>) => restorePage(queries, actor, draft),
    makePreview: (link: DraftLink, language: Language) => {
      const until = now() + previewHours * 3_600_000;
      const path = pathIn(language, `/preview/${draftToken(link, until, previewLinks)}`);
      return { url: `${origin}${path}`, until };
    },
  };
}

export type ContentPageView = Awaited<ReturnType<typeof readPage>>;

async function readPage(deps: BlockDeps, page: BlockPage, now: number) {
  const { queries } = deps;
  const [version, draft, versions, names] = await Promise.all([
    findPageVersion(queries, page),
    findDraft(queries, page),
    findVersions(queries, page, mostVersions),
    listingNames(queries, deps.cache),
  ]);
  const live = versions[0]?.blocks ?? [];
  const all = [...draft, ...versions.flatMap(({ blocks }) => blocks)];
  const paths = new Set(all.flatMap(({ block }) => namedIn(block).pictures.map(({ name }) => name)));
  return {
    page,
    version,
    changes: draftChanges(draft, live),
    blocks: await Promise.all(
      draft.map(async (one) => ({
        ...one,
        state: stateOf(one, live),
        missing: languages.flatMap((language) => missingTexts(one.block, language)),
        shelf: await countShelf(deps, one.block, now),
      })),
    ),
    versions,
    pictures: [...paths].map((path) => ({ path, url: mediaUrl(path) })),
    categories: names.categories.map(({ slug, name }) => ({ slug, name })),
    pieces: await findPieceNames(
      queries,
      draft.flatMap(({ block }) => chosenIn(block)),
    ),
  };
}

function chosenIn(block: Block): readonly number[] {
  return block.kind === 'shelf' && block.source.from === 'products' ? block.source.products : [];
}

function stateOf({ id, block }: DraftBlock, live: readonly Pick<DraftBlock, 'id' | 'block'>[]) {
  const there = live.find((other) => other.id === id);
  if (!there) return 'new' as const;
  return JSON.stringify(there.block) === JSON.stringify(block) ? ('same' as const) : ('changed' as const);
}

/** By the same pieces that shoppers would see. */
async function countShelf(deps: BlockDeps, block: Block, now: number) {
  if (block.kind !== 'shelf') return null;
  const viewing = {
    now,
    flags: { updated_product_labels: false },
    exchange: homeExchange,
    isLowestPriceDue: false,
  };
  const tiles = await viewTiles(deps.queries, await shelfProducts(deps, block), viewing);
  const forSale = tiles.filter(({ isSoldOut }) => !isSoldOut).length;
  return { pieces: tiles.length, forSale, isHidden: forSale < fewestOnShelf };
}
