// What the desk does with pages of blocks.
import {
  type DraftBlock,
  findDraft,
  findPage,
  findPageOfBlock,
  findPieceNames,
  findVersions,
  type PageRecord,
} from '../../database/queries/content/blocks.ts';
import { findLandings, type LandingRecord } from '../../database/queries/content/landing-pages.ts';
import { findNotices } from '../../database/queries/content/notices.ts';
import {
  type Block,
  draftChanges,
  fewestOnShelf,
  missingTexts,
  namedIn,
} from '../../domain/content/blocks.ts';
import {
  type BlockPage,
  type LandingState,
  landingStateOf,
  type PageAbout,
} from '../../domain/content/landing-page.ts';
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
import { describeLanding, makeLanding, removeLanding, takeDownLanding } from './landing-pages.ts';
import { readNavigation, saveNavigation } from './navigation.ts';
import { changeNotice, makeNotice, removeNotice } from './notices.ts';
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
    /** Null when there is no such page. */
    readPage: (page: BlockPage) => readPage(deps, page, now()),
    listLandings: () => listLandings(deps, now()),
    makeLanding: (actor: Actor, landing: Without<typeof makeLanding>) => makeLanding(queries, actor, landing),
    describe: (actor: Actor, change: Without<typeof describeLanding>) =>
      describeLanding(queries, actor, change),
    takeDown: (actor: Actor, page: BlockPage) => takeDownLanding(queries, actor, page),
    removeLanding: (actor: Actor, page: BlockPage) => removeLanding(queries, actor, page),
    make: (actor: Actor, block: Without<typeof makeBlock>) => makeBlock(queries, actor, block),
    change: (actor: Actor, change: Without<typeof changeBlock>) => changeBlock(queries, actor, change),
    move: (actor: Actor, move: Without<typeof moveBlock>) => moveBlock(queries, actor, move),
    remove: (actor: Actor, block: Without<typeof removeBlock>) => removeBlock(queries, actor, block),
    publish: (actor: Actor, draft: Without<typeof publishPage>) => publishPage(queries, actor, draft),
    restore: (actor: Actor, draft: Without<typeof restorePage>) => restorePage(queries, actor, draft),
    readNavigation: () => readNavigation(queries),
    saveNavigation: (actor: Actor, change: Without<typeof saveNavigation>) =>
      saveNavigation(queries, actor, change),
    listNotices: () => findNotices(queries),
    makeNotice: (actor: Actor, notice: Without<typeof makeNotice>) => makeNotice(queries, actor, notice),
    changeNotice: (actor: Actor, change: Without<typeof changeNotice>) =>
      changeNotice(queries, actor, change),
    removeNotice: (actor: Actor, notice: Without<typeof removeNotice>) =>
      removeNotice(queries, actor, notice),
    makePreview: (link: DraftLink, language: Language) => {
      const until = now() + previewHours * 3_600_000;
      const path = pathIn(language, `/preview/${draftToken(link, until, previewLinks)}`);
      return { url: `${origin}${path}`, until };
    },
  };
}

export type ContentPageView = NonNullable<Awaited<ReturnType<typeof readPage>>>;

async function readPage(deps: BlockDeps, page: BlockPage, now: number) {
  const { queries } = deps;
  const [record, draft, versions, names] = await Promise.all([
    findPage(queries, page),
    findDraft(queries, page),
    findVersions(queries, page, mostVersions),
    listingNames(queries, deps.cache),
  ]);
  if (!record) return null;
  const live = versions[0]?.blocks ?? [];
  const all = [...draft, ...versions.flatMap(({ blocks }) => blocks)];
  const paths = new Set(all.flatMap(({ block }) => namedIn(block).pictures.map(({ name }) => name)));
  return {
    page,
    version: record.version,
    landing: viewLandingOf(record, versions[0]?.about ?? null, now),
    changes: draftChanges(draft, live) + (isAboutSame(record, versions[0]) ? 0 : 1),
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

/** Null of the home page. */
function viewLandingOf(
  { about, aboutVersion, isTakenDown }: PageRecord,
  live: PageAbout | null,
  now: number,
) {
  return about && { about, version: aboutVersion, state: landingStateOf({ live, isTakenDown }, now) };
}

/** Before its first version a page has none to differ from. */
const isAboutSame = ({ about }: Pick<PageRecord, 'about'>, live?: { readonly about: PageAbout | null }) =>
  live === undefined || JSON.stringify(about) === JSON.stringify(live.about);

export interface LandingRow extends Pick<LandingRecord, 'page' | 'about'> {
  readonly state: LandingState;
  readonly changes: number;
  readonly blocks: number;
}

async function listLandings({ queries }: BlockDeps, now: number): Promise<LandingRow[]> {
  const landings = await findLandings(queries);
  return Promise.all(
    landings.map(async (record) => {
      const { page, about, isTakenDown } = record;
      const [draft, [live]] = await Promise.all([findDraft(queries, page), findVersions(queries, page, 1)]);
      return {
        page,
        about,
        state: landingStateOf({ live: live?.about ?? null, isTakenDown }, now),
        changes: draftChanges(draft, live?.blocks ?? []) + (isAboutSame(record, live) ? 0 : 1),
        blocks: draft.length,
      };
    }),
  );
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
